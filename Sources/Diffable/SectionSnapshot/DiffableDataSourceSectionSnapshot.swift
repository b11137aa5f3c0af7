/// The items of one section as a hierarchy, and which of them are expanded.
///
/// A value: copying it costs O(1), and editing a copy leaves the original as it was. It knows
/// nothing of a screen: *visible* means that every ancestor is expanded. Each item is there once.
/// With *n* items, a lookup costs O(log *n*) and an edit of *k* items O(*k* log *n*).
///
///     var places = DiffableDataSourceSectionSnapshot<String>()
///     try places.append(["Europe", "Asia"])
///     try places.append(["Crete", "Malta"], to: "Europe")
///     places.expand(["Europe"])
///     places.visibleItems  // ["Europe", "Crete", "Malta", "Asia"]
///
/// Two snapshots are equal when they have the same items in the same order and hierarchy, with the
/// same ones expanded; what is marked for a reload or awaited by ``expansion`` is no part of that.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  @usableFromInline
  typealias Row = Outline<ItemIdentifier>.Row

  @usableFromInline var outline = Outline<ItemIdentifier>()
  @usableFromInline var reloaded = Marks<ItemIdentifier>()
  @usableFromInline var reconfigured = Marks<ItemIdentifier>()

  /// Items to expand when they arrive. None of them is in the outline.
  @usableFromInline var awaited: Set<ItemIdentifier> = []

  /// Creates a snapshot without items.
  @inlinable
  public init() {}

  /// Creates a snapshot with root items.
  ///
  /// - Throws: `.duplicateItems` for items that repeat.
  /// - Complexity: O(*n*).
  @inlinable
  public init(_ rootItems: [ItemIdentifier]) throws(SnapshotError) {
    try append(rootItems)
  }
}

extension DiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both have the same items in the same order and hierarchy, with the same ones expanded.
  ///
  /// - Complexity: O(*k* log *n*) where one is a copy of the other with *k* items edited, else O(*n*).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.outline == right.outline }
}

extension DiffableDataSourceSectionSnapshot: Hashable {
  /// Hashes what equality compares.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

extension DiffableDataSourceSectionSnapshot: CustomStringConvertible {
  /// The same text as ``visualDescription()``.
  @inlinable public var description: String { visualDescription() }

  /// One line per item: two spaces per level, `+` if expanded or `-`, `*` if visible or a blank,
  /// then the item.
  ///
  ///     +*Europe
  ///       -*Crete
  ///       -*Malta
  ///     -*Asia
  ///
  /// - Complexity: O(*n*), and the depth of each item in text.
  @inlinable
  public func visualDescription() -> String {
    var lines: [String] = []
    // The level down to which rows are visible: one below the last visible row if it is expanded.
    var deepest = 0
    outline.forEachRow(in: 0..<outline.count) { row in
      let isVisible = row.level <= deepest
      if isVisible { deepest = row.isExpanded ? row.level + 1 : row.level }
      let indent = String(repeating: "  ", count: row.level)
      lines.append("\(indent)\(row.isExpanded ? "+" : "-")\(isVisible ? "*" : " ")\(row.id)")
      return true
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - What the operations share

extension DiffableDataSourceSectionSnapshot {
  @inlinable
  func position(
    of item: ItemIdentifier, in operation: SnapshotError.Operation
  ) throws(SnapshotError) -> Int {
    guard let position = outline.position(of: item) else { throw .unknown([item], operation) }
    return position
  }

  /// Inserts items at a position and level, or nothing if any of them is not new.
  @inlinable
  mutating func insertNew(
    _ items: [ItemIdentifier], level: Int, at position: Int, in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    if insertRows(items.lazy.map { Row(id: $0, level: level) }, at: position) { return }
    throw .duplicateItems(duplicates(items), operation: operation)
  }

  /// The items that repeat or are there, apart from those at positions in `leaving`.
  @inlinable
  func duplicates(
    _ items: some Collection<ItemIdentifier>, besides leaving: Range<Int> = 0..<0
  ) -> [SnapshotError.Duplicate] {
    var seen: Set<ItemIdentifier> = []
    return items.compactMap { item in
      var place: SnapshotError.Duplicate.Place?
      if !seen.insert(item).inserted {
        place = .argument
      } else if let position = outline.position(of: item), !leaving.contains(position) {
        place = .index(position)
      }
      return place.map { .init(identifier: String(describing: item), place: $0) }
    }
  }

  /// Inserts rows; those that were awaited come expanded.
  ///
  /// - Returns: Whether all are new. Otherwise nothing changes.
  @discardableResult
  @inlinable
  mutating func insertRows(_ rows: some RandomAccessCollection<Row>, at position: Int) -> Bool {
    if awaited.isEmpty { return outline.insert(rows, at: position) }
    let expanded = rows.map { row in
      Row(
        id: row.id, level: row.level, isExpanded: row.isExpanded || awaited.contains(row.id))
    }
    if !outline.insert(expanded, at: position) { return false }
    for row in rows { awaited.remove(row.id) }
    return true
  }

  /// The rows of `range`, deepened by `levels`.
  @inlinable
  func rows(at range: Range<Int>, deepenedBy levels: Int = 0) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(range.count)
    outline.forEachRow(in: range) { row in
      rows.append(Row(id: row.id, level: row.level + levels, isExpanded: row.isExpanded))
      return true
    }
    return rows
  }

  @inlinable
  mutating func forgetMarksOfAbsentItems() {
    reloaded.remove { outline.position(of: $0) == nil }
    reconfigured.remove { outline.position(of: $0) == nil }
  }
}
