extension DiffableDataSourceSnapshot {
  /// What turns the rows of an older snapshot into those of this one.
  ///
  /// Sections are matched first, then items; an item that changes section moves. The marks for
  /// reloading of this snapshot are part of the difference, those of the old one are not.
  ///
  /// - Complexity: O(*k* log *n*) where one is a copy of the other with *k* changes, else
  ///   O(*n* log *n*).
  @inlinable
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
    difference.addItems(from: before.items, to: after.items, matching) { place in
      old.items(at: place)
    }
    difference.reloadedSections = reloadedSections.ordered.compactMap { section in
      indexOfSection(section).map { .init(section: section, index: $0) }
    }.sorted { $0.index < $1.index }
    difference.reloadedItems = reloaded.ordered
    difference.reconfiguredItems = reconfigured.ordered
    difference.collectUpdates { indexPath(of: $0) }
    return difference
  }

  @inlinable
  func items(at place: PiecePlace) -> [ItemIdentifier] {
    guard let section = sectionPosition(at: Int(place.section)) else { return [] }
    let start = section + 1 + Int(place.index)
    return Array(items(start..<(start + Int(place.count))))
  }
}

/// The rows of one side of two snapshots, as far as they may differ.
@usableFromInline
struct ListPieces<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  @usableFromInline
  typealias List = DiffableDataSourceSnapshot<Section, Item>
  @usableFromInline
  typealias Stretch = Outline<List.Identifier>.Stretch

  /// The sections, all of them in section 0; runs of shared ones are one piece.
  @usableFromInline var sections = Pieces<Section>()

  /// The items outside sections that a shared stretch holds as a whole.
  @usableFromInline var items = Pieces<Item>()

  /// The sections of ``items``, by index.
  @usableFromInline var touched: [Int: Section] = [:]

  @usableFromInline let list: List

  /// The section at hand, and how many of its items are behind.
  @usableFromInline var section = -1
  @usableFromInline var item = 0

  @inlinable
  init(_ list: List, _ stretches: [Stretch], _ side: (Stretch) -> Range<Int>) {
    self.list = list
    for stretch in stretches {
      if stretch.isShared { addShared(side(stretch)) } else { addDiffering(side(stretch)) }
    }
  }

  @inlinable
  mutating func addDiffering(_ range: Range<Int>) {
    items.reserveCapacity(items.count + range.count)
    list.outline.forEachEntry(in: range) { id, mark in
      switch id {
      case .section(let identifier):
        begin(section + 1, identifier)
        sections.append(identifier, hash: mark.hash, section: 0, index: section)
      case .item(let identifier):
        items.append(identifier, hash: mark.hash, section: section, index: item)
        item += 1
      }
      return true
    }
  }

  /// Adds the sections of a stretch as one piece, and as one each the items before the first of
  /// them and after the last.
  @inlinable
  mutating func addShared(_ range: Range<Int>) {
    let count = list.outline.count(ofLevel: 0, in: range)
    let first =
      count > 0 ? list.outline.position(ofLevel: 0, at: 0, in: range) : range.upperBound
    addRun(range.lowerBound..<first)
    guard count > 0 else { return }
    addSections(first, count: count)
    let last = list.outline.position(ofLevel: 0, at: count - 1, in: range)
    if case .section(let identifier) = list.outline.row(at: last).id {
      begin(section + count, identifier)
    }
    addRun((last + 1)..<range.upperBound)
  }

  @inlinable
  mutating func begin(_ index: Int, _ identifier: Section) {
    section = index
    item = 0
    touched[index] = identifier
  }

  @inlinable
  mutating func addSections(_ position: Int, count: Int) {
    let entry = list.outline.root.entry(at: position)
    if case .section(let identifier) = entry.id {
      sections.append(
        identifier, hash: entry.mark.hash, section: 0, index: section + 1, count: count)
    }
  }

  @inlinable
  mutating func addRun(_ range: Range<Int>) {
    if range.isEmpty { return }
    let entry = list.outline.root.entry(at: range.lowerBound)
    if case .item(let identifier) = entry.id {
      items.append(
        identifier, hash: entry.mark.hash, section: section, index: item, count: range.count)
    }
    item += range.count
  }
}

extension SnapshotDifference {
  @inlinable
  mutating func addSections(
    from old: ListPieces<Section, Item>, to new: ListPieces<Section, Item>,
    in list: DiffableDataSourceSnapshot<Section, Item>
  ) {
    let matching = Matching(from: old.sections, to: new.sections) { $0 }
    for (number, mate) in matching.mates.enumerated() where !matching.stays[number] {
      let from = Int(old.sections.places[number].index)
      let section = old.sections.ids[number]
      if mate < 0 {
        deletedSections.append(SectionPlace(section: section, index: from))
        continue
      }
      let to = Int(new.sections.places[Int(mate)].index)
      for offset in 0..<Int(old.sections.places[number].count) {
        let section = offset == 0 ? section : list.sectionIdentifiers[from + offset]
        movedSections.append(SectionMove(section: section, from: from + offset, to: to + offset))
      }
    }
    movedSections.sort { $0.to < $1.to }
    for (number, origin) in matching.origins.enumerated() where origin < 0 {
      let index = Int(new.sections.places[number].index)
      insertedSections.append(SectionPlace(section: new.sections.ids[number], index: index))
    }
  }
}
