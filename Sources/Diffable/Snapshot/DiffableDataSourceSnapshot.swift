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
  @usableFromInline
  enum Identifier: Hashable, Sendable {
    case section(SectionIdentifier)
    case item(ItemIdentifier)

    // Written out, since what the compiler makes cannot be specialised in another module.
    @inlinable
    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.section(let left), .section(let right)): left == right
      case (.item(let left), .item(let right)): left == right
      default: false
      }
    }

    /// That of the section or item itself: a section and an item seldom meet, and to hash which of
    /// them it is costs as much again.
    @inlinable var hashValue: Int {
      switch self {
      case .section(let section): section.hashValue
      case .item(let item): item.hashValue
      }
    }

    @inlinable
    func hash(into hasher: inout Hasher) {
      switch self {
      case .section(let section): hasher.combine(section)
      case .item(let item): hasher.combine(item)
      }
    }
  }

  @usableFromInline
  typealias Row = Outline<Identifier>.Row

  /// Sections are always expanded, so every row is visible.
  @usableFromInline var outline = Outline<Identifier>()
  @usableFromInline var reloadedSections = Marks<SectionIdentifier>()
  @usableFromInline var reloaded = Marks<ItemIdentifier>()
  @usableFromInline var reconfigured = Marks<ItemIdentifier>()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {}

  /// Creates a snapshot of sections with their items.
  ///
  ///     try DiffableDataSourceSnapshot(sections: [("Soups", ["Borscht"]), ("Mains", [])])
  ///
  /// - Throws: `.duplicateSections` or `.duplicateItems` for identifiers that repeat.
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    sections: some Sequence<(SectionIdentifier, [ItemIdentifier])>
  ) throws(SnapshotError) {
    var rows: [Row] = []
    for (section, members) in sections {
      rows.append(Self.row(section))
      rows += members.lazy.map { Self.row($0) }
    }
    if outline.insert(rows, at: 0) { return }
    var names: [SectionIdentifier] = []
    var items: [ItemIdentifier] = []
    for row in rows {
      switch row.id {
      case .section(let section): names.append(section)
      case .item(let item): items.append(item)
      }
    }
    let repeated = duplicates(names) { _ in nil }
    if !repeated.isEmpty { throw .duplicateSections(repeated, operation: .appendSections) }
    throw .duplicateItems(duplicates(items) { _ in nil }, operation: .appendItems)
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order.
  ///
  /// - Complexity: O(*k* log *n*) where one is a copy of the other with *k* changes, else O(*n*).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.outline == right.outline }
}

extension DiffableDataSourceSnapshot: Hashable {
  /// Hashes what equality compares.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

extension DiffableDataSourceSnapshot: CustomStringConvertible {
  /// One line per section, with its items indented by two spaces below it.
  @inlinable public var description: String {
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
  @inlinable
  func itemRange(_ sectionPosition: Int) -> Range<Int> {
    (sectionPosition + 1)..<outline.endOfSubtree(at: sectionPosition)
  }

  @inlinable
  func position(
    of item: ItemIdentifier, in operation: SnapshotError.Operation
  ) throws(SnapshotError) -> Int {
    guard let position = outline.position(of: .item(item)) else {
      throw .unknown([item], operation)
    }
    return position
  }

  @inlinable
  func position(
    ofSection section: SectionIdentifier, in operation: SnapshotError.Operation
  ) throws(SnapshotError) -> Int {
    guard let position = outline.position(of: .section(section)) else {
      throw .unknownSections([String(describing: section)], operation: operation)
    }
    return position
  }

  @inlinable
  static func row(_ section: SectionIdentifier) -> Row {
    Row(id: .section(section), level: 0, isExpanded: true)
  }

  @inlinable
  static func row(_ item: ItemIdentifier) -> Row { Row(id: .item(item), level: 1) }

  /// Inserts items at a position within a section, or nothing if any of them is not new.
  @inlinable
  mutating func insertNew(
    _ items: [ItemIdentifier], at position: Int, in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    if outline.insert(items.lazy.map { Self.row($0) }, at: position) { return }
    throw .duplicateItems(duplicates(items) { indexOfItem($0) }, operation: operation)
  }

  /// Inserts empty sections at a position between sections, or none if any of them is not new.
  @inlinable
  mutating func insertNewSections(
    _ sections: [SectionIdentifier], at position: Int, in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    if outline.insert(sections.lazy.map { Self.row($0) }, at: position) { return }
    throw .duplicateSections(duplicates(sections) { indexOfSection($0) }, operation: operation)
  }

  @inlinable
  func duplicates<ID: Hashable>(
    _ identifiers: [ID], index: (ID) -> Int?
  ) -> [SnapshotError.Duplicate] {
    var seen: Set<ID> = []
    return identifiers.compactMap { identifier in
      let place: SnapshotError.Duplicate.Place? =
        seen.insert(identifier).inserted ? index(identifier).map { .index($0) } : .argument
      return place.map { .init(identifier: String(describing: identifier), place: $0) }
    }
  }

  @inlinable
  mutating func forgetMarksOfAbsent() {
    reloaded.remove { outline.position(of: .item($0)) == nil }
    reconfigured.remove { outline.position(of: .item($0)) == nil }
    reloadedSections.remove { outline.position(of: .section($0)) == nil }
  }
}
