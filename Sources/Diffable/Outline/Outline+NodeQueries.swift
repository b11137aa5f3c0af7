// Descents from a node to one row or one count. Each follows at most two paths.
extension Outline.Node {
  @inlinable
  func entry(at offset: Int) -> Outline.Entry {
    if isLeaf { return Outline.Entry(id: ids[offset], mark: marks[offset]) }
    let (index, start) = child(at: offset)
    return children[index].entry(at: offset - start)
  }

  @inlinable
  func mark(at offset: Int) -> RowMark {
    if isLeaf { return marks[offset] }
    let (index, start) = child(at: offset)
    return children[index].mark(at: offset - start)
  }

  /// The mark of a row, and its hidden count, to which the ancestors of the node add.
  ///
  /// It is quick about the last row, which others are appended to.
  @inlinable
  func markAndHidden(at offset: Int) -> (mark: RowMark, hidden: Int32) {
    if isLeaf { return (marks[offset], marks[offset].hidden + delta) }
    let last = children.count - 1
    let (index, start) =
      offset + 1 == rows ? (last, rows - children[last].rows) : child(at: offset)
    let (mark, hidden) = children[index].markAndHidden(at: offset - start)
    return (mark, hidden + delta)
  }

  /// The hidden count of a row, to which the ancestors of the node add.
  @inlinable
  func hidden(at offset: Int) -> Int32 {
    if isLeaf { return marks[offset].hidden + delta }
    let (index, start) = child(at: offset)
    return children[index].hidden(at: offset - start) + delta
  }

  /// The offset of the row with an identifier, if it is in the leaf with a label.
  @inlinable
  func offset(of id: ID, hash: UInt32, label: UInt64) -> Int? {
    if isLeaf {
      if self.label != label { return nil }
      for place in marks.indices where marks[place].hash == hash && ids[place] == id {
        return place
      }
      return nil
    }
    var (start, index) = (0, 0)
    while index < children.count, children[index].summary.lastLabel < label {
      start += children[index].rows
      index += 1
    }
    if index == children.count { return nil }
    return children[index].offset(of: id, hash: hash, label: label).map { start + $0 }
  }

  @inlinable
  func visibleRows(before offset: Int, inherited: Int32) -> Int {
    if offset == rows { return summary.visibleRows(inherited: inherited + delta) }
    let inherited = inherited + delta
    if summary.leastHidden + inherited > 0 { return 0 }
    if isLeaf { return marks[..<offset].count { $0.hidden + inherited == 0 } }
    var (start, count) = (0, 0)
    for index in children.indices {
      if start >= offset { break }
      let rows = children[index].rows
      count += children[index].visibleRows(
        before: min(offset - start, rows), inherited: inherited)
      start += rows
    }
    return count
  }

  @inlinable
  func offset(ofVisible index: Int, inherited: Int32) -> Int {
    let inherited = inherited + delta
    var (start, index) = (0, index)
    if isLeaf {
      while true {
        if marks[start].hidden + inherited == 0 {
          if index == 0 { return start }
          index -= 1
        }
        start += 1
      }
    }
    var place = 0
    while true {
      let visible = children[place].summary.visibleRows(
        inherited: inherited + children[place].delta)
      if index < visible { break }
      index -= visible
      start += children[place].rows
      place += 1
    }
    return start + children[place].offset(ofVisible: index, inherited: inherited)
  }

  @inlinable
  func offset(ofExpanded index: Int) -> Int {
    var (start, index) = (0, index)
    if isLeaf {
      while true {
        if marks[start].isExpanded {
          if index == 0 { return start }
          index -= 1
        }
        start += 1
      }
    }
    var place = 0
    while index >= children[place].summary.expandedRows {
      index -= children[place].summary.expandedRows
      start += children[place].rows
      place += 1
    }
    return start + children[place].offset(ofExpanded: index)
  }

  /// The first row from `offset` on whose level is at most `level`.
  @inlinable
  func first(from offset: Int, atMost level: Int32) -> Int? {
    if summary.leastLevel > level { return nil }
    if isLeaf { return marks[offset...].firstIndex { $0.level <= level } }
    var start = 0
    for index in children.indices {
      let rows = children[index].rows
      if offset < start + rows,
        let found = children[index].first(from: max(offset - start, 0), atMost: level)
      {
        return start + found
      }
      start += rows
    }
    return nil
  }

  /// The last row before `offset` whose level is at most `level`.
  @inlinable
  func last(before offset: Int, atMost level: Int32) -> Int? {
    if summary.leastLevel > level { return nil }
    if isLeaf { return marks[..<offset].lastIndex { $0.level <= level } }
    var end = rows
    for index in children.indices.reversed() {
      let start = end - children[index].rows
      if offset > start,
        let found = children[index].last(before: min(offset, end) - start, atMost: level)
      {
        return start + found
      }
      end = start
    }
    return nil
  }

  /// Calls `body` with each leaf that has rows in `range`, the range within it, and what the nodes
  /// down to the leaf add to hidden counts, until it returns `false`.
  @inlinable @discardableResult
  func forEachLeaf(
    in range: Range<Int>, inherited: Int32, _ body: (Outline.Node, Range<Int>, Int32) -> Bool
  ) -> Bool {
    let inherited = inherited + delta
    if isLeaf { return body(self, range, inherited) }
    var start = 0
    for index in children.indices {
      if start >= range.upperBound { break }
      let end = start + children[index].rows
      let part = range.clamped(to: start..<end)
      if !part.isEmpty,
        !children[index].forEachLeaf(
          in: (part.lowerBound - start)..<(part.upperBound - start), inherited: inherited, body)
      {
        return false
      }
      start = end
    }
    return true
  }
}
