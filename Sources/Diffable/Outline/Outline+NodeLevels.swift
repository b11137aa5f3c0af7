// Counting the rows of one level: the roots, the children of one row, or the sections of a list.
extension Outline.Node {
  /// How many rows in `range` have `level`, which none there is below.
  @inlinable
  func count(ofLevel level: Int32, in range: Range<Int>) -> Int {
    if range.isEmpty || summary.leastLevel > level { return 0 }
    if range == 0..<rows { return summary.leastLevel == level ? summary.rowsOfLeastLevel : 0 }
    if isLeaf { return marks[range].count { $0.level == level } }
    var (start, count) = (0, 0)
    for index in children.indices {
      let end = start + children[index].rows
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        count += children[index].count(
          ofLevel: level, in: (part.lowerBound - start)..<(part.upperBound - start))
      }
      start = end
    }
    return count
  }

  /// The row at `index` among those in `range` with `level`; counts `index` down by those passed.
  @inlinable
  func offset(ofLevel level: Int32, at index: inout Int, in range: Range<Int>) -> Int? {
    if range.isEmpty || summary.leastLevel > level { return nil }
    if range == 0..<rows, index >= summary.rowsOfLeastLevel {
      index -= summary.rowsOfLeastLevel
      return nil
    }
    var start = 0
    if isLeaf {
      for offset in range where marks[offset].level == level {
        if index == 0 { return offset }
        index -= 1
      }
      return nil
    }
    for place in children.indices {
      let end = start + children[place].rows
      let part = range.clamped(to: start..<end)
      if !part.isEmpty,
        let found = children[place].offset(
          ofLevel: level, at: &index, in: (part.lowerBound - start)..<(part.upperBound - start))
      {
        return start + found
      }
      start = end
    }
    return nil
  }
}
