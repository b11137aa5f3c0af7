extension DiffableDataSourceSnapshot {
  /// What turns the rows of an older snapshot into those of this one.
  ///
  /// Sections are matched first, then items; an item that changes section moves. The marks for
  /// reloading of this snapshot are part of the difference, those of the old one are not.
  ///
  /// - Complexity: O(*k* log *n*) where one is a copy of the other with *k* changes, else
  ///   O(*n* log *n*).
  public func difference(
    from old: Self
  ) -> SnapshotDifference<SectionIdentifier, ItemIdentifier> {
    let stretches = Outline.stretches(from: old.outline, to: outline)
    let before = ListPieces(old, stretches, { $0.old })
    let after = ListPieces(self, stretches, { $0.new })

    var difference = SnapshotDifference<SectionIdentifier, ItemIdentifier>()
    difference.addSections(from: before, to: after, in: old)
    let counterparts = before.touched.compactMapValues { indexOfSection($0) }
    let matching = Matching(from: before.items, to: after.items) { counterparts[$0] }
    difference.addItems(from: before.items, to: after.items, matching) { piece in
      old.items(in: piece)
    }
    difference.reloadedSections = reloadedSections.ordered.compactMap { section in
      indexOfSection(section).map { .init(section: section, index: $0) }
    }.sorted { $0.index < $1.index }
    difference.reloadedItems = reloaded.ordered
    difference.reconfiguredItems = reconfigured.ordered
    difference.collectUpdates { indexPath(of: $0) }
    return difference
  }

  private func items(in piece: Piece<ItemIdentifier>) -> [ItemIdentifier] {
    guard let section = sectionPosition(at: piece.section) else { return [] }
    let start = section + 1 + piece.index
    return Array(items(start..<(start + piece.count)))
  }
}

/// The rows of one side of two snapshots, as far as they may differ.
struct ListPieces<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias List = DiffableDataSourceSnapshot<Section, Item>

  /// The sections, all of them in section 0; runs of shared ones are one piece.
  private(set) var sections: [Piece<Section>] = []

  /// The items outside sections that a shared stretch holds as a whole.
  private(set) var items: [Piece<Item>] = []

  /// The sections of ``items``, by index.
  private(set) var touched: [Int: Section] = [:]

  init(
    _ list: List, _ stretches: [Outline<List.Identifier>.Stretch],
    _ side: (Outline<List.Identifier>.Stretch) -> Range<Int>
  ) {
    // The section at hand, and how many of its items and of all sections are behind.
    var section = -1
    var item = 0
    for (number, stretch) in stretches.enumerated() {
      let range = side(stretch)
      guard stretch.isShared else {
        list.outline.forEachRow(in: range) { row in
          switch row.id {
          case .section(let identifier):
            section += 1
            item = 0
            touched[section] = identifier
            sections.append(Piece(item: identifier, section: 0, index: section))
          case .item(let identifier):
            items.append(Piece(item: identifier, section: section, index: item))
            item += 1
          }
          return true
        }
        continue
      }
      let count = list.outline.count(ofLevel: 0, in: range)
      let first =
        count > 0 ? list.outline.position(ofLevel: 0, at: 0, in: range) : range.upperBound
      addRun(2 * number, section, item, first - range.lowerBound)
      item += first - range.lowerBound
      guard count > 0 else { continue }
      sections.append(
        Piece(item: nil, run: number, section: 0, index: section + 1, count: count))
      let last = list.outline.position(ofLevel: 0, at: count - 1, in: range)
      section += count
      item = range.upperBound - last - 1
      if case .section(let identifier) = list.outline.row(at: last).id {
        touched[section] = identifier
      }
      addRun(2 * number + 1, section, 0, item)
    }
  }

  private mutating func addRun(_ run: Int, _ section: Int, _ index: Int, _ count: Int) {
    if count > 0 {
      items.append(Piece(item: nil, run: run, section: section, index: index, count: count))
    }
  }
}

extension SnapshotDifference {
  fileprivate mutating func addSections(
    from old: ListPieces<Section, Item>, to new: ListPieces<Section, Item>,
    in list: DiffableDataSourceSnapshot<Section, Item>
  ) {
    let matching = Matching(from: old.sections, to: new.sections) { $0 }
    for (number, piece) in old.sections.enumerated() where !matching.stays[number] {
      let mate = matching.mates[number]
      guard mate >= 0 else {
        if let section = piece.item {
          deletedSections.append(SectionPlace(section: section, index: piece.index))
        }
        continue
      }
      let to = new.sections[mate].index
      for offset in 0..<piece.count {
        let section = piece.item ?? list.sectionIdentifiers[piece.index + offset]
        movedSections.append(
          SectionMove(section: section, from: piece.index + offset, to: to + offset))
      }
    }
    movedSections.sort { $0.to < $1.to }
    for (number, piece) in new.sections.enumerated() where matching.origins[number] < 0 {
      if let section = piece.item {
        insertedSections.append(SectionPlace(section: section, index: piece.index))
      }
    }
  }
}
