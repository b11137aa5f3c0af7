extension DiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one.
  ///
  /// UIKit moves an item that is already present; here that is an error.
  ///
  /// - Throws: `.noSection` when there is none, `.unknownSections` for the section,
  ///   `.duplicateItems` for items that repeat or are already present. The snapshot is then as it
  ///   was.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func appendItems(
    _ newItems: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) throws(SnapshotError) {
    var position = outline.count
    if let section {
      position = itemRange(try self.position(ofSection: section, in: .appendItems)).upperBound
    } else if newItems.isEmpty {
      return
    } else if position == 0 {
      throw .noSection(operation: .appendItems)
    }
    try insertNew(newItems, at: position, in: .appendItems)
  }

  /// Inserts items just before another item, in the section that holds it.
  ///
  ///     try menu.insertItems(["Gazpacho"], beforeItem: "Minestrone")
  ///     menu.itemIdentifiers  // ["Borscht", "Gazpacho", "Minestrone"]
  ///
  /// UIKit moves an item that is already present; here that is an error, and
  /// ``moveItem(_:beforeItem:)`` says what is meant.
  ///
  /// - Throws: `.unknownItems` for the anchor, `.duplicateItems` for items that repeat or are
  ///   already present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func insertItems(
    _ newItems: [ItemIdentifier], beforeItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    try insertNew(newItems, at: try position(of: anchor, in: .insertItems), in: .insertItems)
  }

  /// Inserts items just after another item, in the section that holds it.
  ///
  /// UIKit moves an item that is already present; here that is an error, and
  /// ``moveItem(_:afterItem:)`` says what is meant.
  ///
  /// - Throws: `.unknownItems` for the anchor, `.duplicateItems` for items that repeat or are
  ///   already present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func insertItems(
    _ newItems: [ItemIdentifier], afterItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    try insertNew(newItems, at: try position(of: anchor, in: .insertItems) + 1, in: .insertItems)
  }

  /// Deletes items.
  ///
  /// - Returns: The items that are unknown, which are ignored.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @discardableResult
  @inlinable
  public mutating func deleteItems(_ items: [ItemIdentifier]) -> [ItemIdentifier] {
    var unknown: [ItemIdentifier] = []
    for item in items {
      if let position = outline.position(of: .item(item)) {
        outline.remove(position..<(position + 1))
      } else {
        unknown.append(item)
      }
    }
    forgetMarksOfAbsent()
    return unknown
  }

  /// Deletes all items, and all sections too.
  ///
  /// - Complexity: O(1), and letting go of the nodes that no copy shares.
  @inlinable
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item to just before another one, perhaps in another section.
  ///
  /// - Throws: `.unknownItems` for either, `.ontoItself`. The snapshot is then as it was.
  /// - Complexity: O(log *n*).
  @inlinable
  public mutating func moveItem(
    _ item: ItemIdentifier, beforeItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let (from, to) = try moveEnds(item, anchor)
    moveRow(from, to: to)
  }

  /// Moves an item to just after another one, perhaps in another section.
  ///
  /// - Throws: `.unknownItems` for either, `.ontoItself`. The snapshot is then as it was.
  /// - Complexity: O(log *n*).
  @inlinable
  public mutating func moveItem(
    _ item: ItemIdentifier, afterItem anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let (from, to) = try moveEnds(item, anchor)
    moveRow(from, to: to + 1)
  }

  /// Moves an item to an index in a section, which may be its own.
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - section: The section that is to hold it.
  ///   - index: Its index there, counted without itself.
  /// - Throws: `.unknownItems`, `.unknownSections`, `.indexOutOfRange`. The snapshot is then as it
  ///   was.
  /// - Complexity: O(log *n*).
  @inlinable
  public mutating func moveItem(
    _ item: ItemIdentifier, toSection section: SectionIdentifier, at index: Int
  ) throws(SnapshotError) {
    let from = try position(of: item, in: .moveItem)
    let range = itemRange(try position(ofSection: section, in: .moveItem))
    let limit = range.count - (range.contains(from) ? 1 : 0)
    guard index >= 0, index <= limit else {
      throw .indexOutOfRange(index, limit: limit, operation: .moveItem)
    }
    let to = range.lowerBound + index
    // The index counts without the item: behind its own place, rows stand one further.
    moveRow(from, to: range.contains(from) && to >= from ? to + 1 : to)
  }

  @inlinable
  func moveEnds(
    _ item: ItemIdentifier, _ anchor: ItemIdentifier
  ) throws(SnapshotError) -> (from: Int, to: Int) {
    let from = try position(of: item, in: .moveItem)
    let to = try position(of: anchor, in: .moveItem)
    if from == to { throw .ontoItself(String(describing: item), operation: .moveItem) }
    return (from, to)
  }

  /// Moves a row to before the row that is at `to` now.
  @inlinable
  mutating func moveRow(_ from: Int, to: Int) {
    let row = outline.row(at: from)
    outline.remove(from..<(from + 1))
    outline.insert(CollectionOfOne(row), at: to > from ? to - 1 : to)
  }
}
