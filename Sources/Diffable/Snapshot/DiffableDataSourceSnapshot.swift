/// Sections in order, each with its items in order.
///
/// A value: copying it costs O(1), and editing a copy leaves the original as it was. Each section
/// and each item is there once. With *n* identifiers in all, a lookup costs O(log *n*) and an edit
/// of *k* of them O(*k* log *n*).
///
///     var menu = DiffableDataSourceSnapshot<String, String>()
///     try menu.appendSections(["Soups", "Mains"])
///     try menu.appendItems(["Borscht", "Minestrone"], toSection: "Soups")
///     menu.numberOfItems  // 2
///
/// Two snapshots are equal when they have the same sections and items in the same order; what is
/// marked for a reload is no part of that.
public struct DiffableDataSourceSnapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// A row of the outline: sections are its roots, items their children.
  enum Identifier: Hashable, Sendable {
    case section(SectionIdentifier)
    case item(ItemIdentifier)
  }

  typealias Row = Outline<Identifier>.Row

  /// Sections are always expanded, so every row is visible.
  var outline = Outline<Identifier>()
  var reloadedSections = Marks<SectionIdentifier>()
  var reloaded = Marks<ItemIdentifier>()
  var reconfigured = Marks<ItemIdentifier>()

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot of sections with their items.
  ///
  ///     try DiffableDataSourceSnapshot(sections: [("Soups", ["Borscht"]), ("Mains", [])])
  ///
  /// - Throws: `.duplicateSections` or `.duplicateItems` for identifiers that repeat.
  /// - Complexity: O(*n*).
  public init(
    sections: some Sequence<(SectionIdentifier, [ItemIdentifier])>
  ) throws(SnapshotError) {
    var names: [SectionIdentifier] = []
    var items: [ItemIdentifier] = []
    var rows: [Row] = []
    for (section, members) in sections {
      names.append(section)
      items += members
      rows.append(Row(id: .section(section), level: 0, isExpanded: true))
      rows += members.map { Row(id: .item($0), level: 1) }
    }
    try requireNewSections(names, in: .appendSections)
    try requireNew(items, in: .appendItems)
    if !rows.isEmpty { outline.insert(rows, at: 0) }
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  /// - Complexity: O(*k* log *n*) where one is a copy of the other with *k* changes, else O(*n*).
  public static func == (left: Self, right: Self) -> Bool { left.outline == right.outline }
}

extension DiffableDataSourceSnapshot: Hashable {
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

extension DiffableDataSourceSnapshot: CustomStringConvertible {
  /// One line per section, with its items indented by two spaces below it.
  public var description: String {
    var lines: [String] = []
    outline.forEachRow(in: 0..<outline.count) { row in
      switch row.id {
      case .section(let section): lines.append("\(section)")
      case .item(let item): lines.append("  \(item)")
      }
      return true
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - What the operations share

extension DiffableDataSourceSnapshot {
  /// The positions of a section's items.
  func itemRange(_ sectionPosition: Int) -> Range<Int> {
    (sectionPosition + 1)..<outline.endOfSubtree(at: sectionPosition)
  }

  func position(
    of item: ItemIdentifier, in operation: SnapshotError.Operation
  ) throws(SnapshotError) -> Int {
    guard let position = outline.position(of: .item(item)) else {
      throw .unknown([item], operation)
    }
    return position
  }

  func position(
    ofSection section: SectionIdentifier, in operation: SnapshotError.Operation
  ) throws(SnapshotError) -> Int {
    guard let position = outline.position(of: .section(section)) else {
      throw .unknownSections([String(describing: section)], operation: operation)
    }
    return position
  }

  func requireNew(
    _ items: [ItemIdentifier], in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    let duplicates = duplicates(items) { item in
      indexOfItem(item)
    }
    if !duplicates.isEmpty { throw .duplicateItems(duplicates, operation: operation) }
  }

  func requireNewSections(
    _ sections: [SectionIdentifier], in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    let duplicates = duplicates(sections) { section in
      indexOfSection(section)
    }
    if !duplicates.isEmpty { throw .duplicateSections(duplicates, operation: operation) }
  }

  private func duplicates<ID: Hashable>(
    _ identifiers: [ID], index: (ID) -> Int?
  ) -> [SnapshotError.Duplicate] {
    var found: [SnapshotError.Duplicate] = []
    // A single one cannot repeat; the set would be most of the cost of appending one by one.
    var seen: Set<ID> = []
    let mayRepeat = identifiers.count > 1
    if mayRepeat { seen.reserveCapacity(identifiers.count) }
    for identifier in identifiers {
      let name = { String(describing: identifier) }
      if mayRepeat, !seen.insert(identifier).inserted {
        found.append(.init(identifier: name(), place: .argument))
      } else if outline.count > 0, let index = index(identifier) {
        found.append(.init(identifier: name(), place: .index(index)))
      }
    }
    return found
  }

  mutating func forgetMarksOfAbsent() {
    reloaded.remove { outline.position(of: .item($0)) == nil }
    reconfigured.remove { outline.position(of: .item($0)) == nil }
    reloadedSections.remove { outline.position(of: .section($0)) == nil }
  }

  mutating func insertRows(_ rows: [Row], at position: Int) {
    if !rows.isEmpty { outline.insert(rows, at: position) }
  }
}
