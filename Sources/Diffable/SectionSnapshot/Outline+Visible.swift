extension Outline {
  /// Whether the row at `position` has a child.
  @inlinable
  func hasChildren(at position: Int) -> Bool {
    position + 1 < count && row(at: position + 1).level > row(at: position).level
  }

  /// Calls `body` with each visible row before `end` and whether it has children, until it returns
  /// `false`. The row at `start` must be visible.
  ///
  /// - Complexity: O(log *n* + *k* + *c* log *n*), *k* the rows visited and *c* the collapsed parents
  ///   among them.
  @inlinable
  func forEachVisibleRow(
    from start: Int, to end: Int? = nil, _ body: (Row, _ hasChildren: Bool) -> Bool
  ) {
    forEachVisibleEntry(from: start, to: end) { id, mark, hasChildren in
      body(Row(id: id, mark: mark), hasChildren)
    }
  }

  /// The same, with what the outline keeps of a row.
  @inlinable
  func forEachVisibleEntry(
    from start: Int, to end: Int? = nil, _ body: (ID, RowMark, _ hasChildren: Bool) -> Bool
  ) {
    let end = end ?? count
    var position = start
    var goesOn = true
    while position < end, goesOn {
      var current: (id: ID, mark: RowMark)?
      var seen = position
      // A row is reported once the next one says whether it has children.
      forEachEntry(in: position..<Swift.min(count, end + 1)) { id, mark in
        defer { seen += 1 }
        if let previous = current {
          let hasChildren = mark.level > previous.mark.level
          goesOn = body(previous.id, previous.mark, hasChildren)
          current = nil
          if !goesOn || (hasChildren && !previous.mark.isExpanded) || seen >= end { return false }
        }
        current = (id, mark)
        return true
      }
      if let last = current {
        _ = body(last.id, last.mark, false)
        return
      }
      // Stopped at a collapsed parent, one row before the last one seen.
      guard goesOn, seen - 1 < end else { return }
      position = endOfSubtree(at: seen - 2)
    }
  }
}
