/// A visible item with what a list needs to draw its indentation and disclosure mark.
public struct SnapshotRow<Item: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: Item

  /// How many ancestors it has.
  public let level: Int

  /// Whether it has at least one child.
  public let hasChildren: Bool

  /// Whether its own flag says expanded.
  public let isExpanded: Bool

  /// Creates a row.
  @inlinable
  public init(item: Item, level: Int, hasChildren: Bool, isExpanded: Bool) {
    self.item = item
    self.level = level
    self.hasChildren = hasChildren
    self.isExpanded = isExpanded
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// The visible rows with indices in `window`, as far as there are any.
  ///
  ///     places.rows(in: 0..<1)  // Europe, level 0, with children, expanded
  ///
  /// - Complexity: O(log *n* + *w* + *c* log *n*) for *w* rows, *c* of them collapsed parents.
  @inlinable
  public func rows(in window: Range<Int>) -> [SnapshotRow<ItemIdentifier>] {
    let window = window.clamped(to: 0..<outline.visibleCount)
    guard !window.isEmpty else { return [] }
    var rows: [SnapshotRow<ItemIdentifier>] = []
    rows.reserveCapacity(window.count)
    outline.forEachVisibleRow(
      from: outline.position(ofVisible: window.lowerBound)
    ) { row, hasChildren in
      rows.append(
        SnapshotRow(
          item: row.id, level: row.level, hasChildren: hasChildren, isExpanded: row.isExpanded))
      return rows.count < window.count
    }
    return rows
  }
}
