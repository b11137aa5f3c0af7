extension DiffableDataSourceSectionSnapshot {
  /// Deletes items with all their descendants.
  ///
  /// An item may be named beside its own ancestor.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown; `.duplicateItems` for items that
  ///   repeat. Nothing is deleted then.
  /// - Complexity: O(*k* log *n*), where *k* counts the deleted items.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifier]) throws(SnapshotError) {
    let positions = try positions(of: items, in: .delete)
    if positions.isEmpty { return }

    var doomed: [Range<Int>] = []
    for position in positions where position >= doomed.last?.upperBound ?? 0 {
      let end = outline.endOfSubtree(at: position)
      if let last = doomed.last, last.upperBound == position {
        doomed[doomed.count - 1] = last.lowerBound..<end
      } else {
        doomed.append(position..<end)
      }
    }
    for range in doomed.reversed() { outline.remove(range) }
    forgetMarksOfAbsentItems()
  }

  /// Deletes all items, and forgets which were expanded and which are awaited.
  ///
  /// - Complexity: O(1), and letting go of the nodes that no copy shares.
  @inlinable
  public mutating func deleteAll() { self = Self() }
}
