extension DiffableDataSourceSectionSnapshot {
  /// The items that match, with all their ancestors, in the same hierarchy.
  ///
  /// Flags and marks are kept, so a match below a collapsed ancestor stays hidden until
  /// ``expandAll()``. The ``expansion`` is that of this snapshot, items that are left out included:
  /// they come expanded again when they return.
  ///
  ///     places.filtered { $0 == "Malta" }.items  // ["Europe", "Malta"]
  ///
  /// - Throws: What `isMatch` throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func filtered<E>(
    keepingAncestorsOf isMatch: (ItemIdentifier) throws(E) -> Bool
  ) throws(E) -> Self {
    var kept: [Row] = []
    // The ancestors of the row at hand that no match has needed so far.
    var waiting: [Row] = []
    let all = rows(at: 0..<outline.count)
    for row in all {
      while let last = waiting.last, last.level >= row.level { waiting.removeLast() }
      waiting.append(row)
      if try isMatch(row.id) {
        kept += waiting
        waiting.removeAll(keepingCapacity: true)
      }
    }
    var result = Self()
    if !kept.isEmpty { result.outline.insert(kept, at: 0) }
    result.awaited = awaited
    for row in all where row.isExpanded && !result.contains(row.id) {
      result.awaited.insert(row.id)
    }
    result.reloaded.add(reloaded.ordered.filter(result.contains))
    result.reconfigured.add(reconfigured.ordered.filter(result.contains))
    return result
  }
}
