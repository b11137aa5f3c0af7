// Descents from a node to one row or one count. Each follows at most two paths.
extension Outline.Node {
  func entry(at offset: Int) -> Entry {
    if isLeaf { return entries[offset] }
    let (index, start) = child(at: offset)
    return children[index].entry(at: offset - start)
  }

  /// The hidden count of a row, to which the ancestors of the node add.
  func hidden(at offset: Int) -> Int32 {
    if isLeaf { return entries[offset].hidden + delta }
    let (index, start) = child(at: offset)
    return children[index].hidden(at: offset - start) + delta
  }

  /// The offset of the row with a label that is there.
  func offset(ofLabel label: UInt64) -> Int {
    if isLeaf {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].label < label { low = middle + 1 } else { high = middle }
      }
      return low
    }
    var (start, index) = (0, 0)
    while children[index].summary.lastLabel < label {
      start += children[index].rows
      index += 1
    }
    return start + children[index].offset(ofLabel: label)
  }

  func visibleRows(before offset: Int, inherited: Int32) -> Int {
    if offset == rows { return summary.visibleRows(inherited: inherited + delta) }
    let inherited = inherited + delta
    if summary.leastHidden + inherited > 0 { return 0 }
    if isLeaf { return entries[..<offset].count { $0.hidden + inherited == 0 } }
    var (start, count) = (0, 0)
    for child in children {
      if start >= offset { break }
      count += child.visibleRows(before: min(offset - start, child.rows), inherited: inherited)
      start += child.rows
    }
    return count
  }

  func offset(ofVisible index: Int, inherited: Int32) -> Int {
    let inherited = inherited + delta
    var (start, index) = (0, index)
    if isLeaf {
      while true {
        if entries[start].hidden + inherited == 0 {
          if index == 0 { return start }
          index -= 1
        }
        start += 1
      }
    }
    var place = 0
    while true {
      let child = children[place].summary
      let visible = child.visibleRows(inherited: inherited + children[place].delta)
      if index < visible { break }
      index -= visible
      start += child.rows
      place += 1
    }
    return start + children[place].offset(ofVisible: index, inherited: inherited)
  }

  func offset(ofExpanded index: Int) -> Int {
    var (start, index) = (0, index)
    if isLeaf {
      while true {
        if entries[start].isExpanded {
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
  func first(from offset: Int, atMost level: Int32) -> Int? {
    if summary.leastLevel > level { return nil }
    if isLeaf { return entries[offset...].firstIndex { $0.level <= level } }
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
  func last(before offset: Int, atMost level: Int32) -> Int? {
    if summary.leastLevel > level { return nil }
    if isLeaf { return entries[..<offset].lastIndex { $0.level <= level } }
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

  func count(ofLevel level: Int32, in range: Range<Int>) -> Int {
    if range.isEmpty || summary.leastLevel > level { return 0 }
    if range == 0..<rows { return summary.leastLevel == level ? summary.rowsOfLeastLevel : 0 }
    if isLeaf { return entries[range].count { $0.level == level } }
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
  func offset(ofLevel level: Int32, at index: inout Int, in range: Range<Int>) -> Int? {
    if range.isEmpty || summary.leastLevel > level { return nil }
    if range == 0..<rows, index >= summary.rowsOfLeastLevel {
      index -= summary.rowsOfLeastLevel
      return nil
    }
    var start = 0
    if isLeaf {
      for offset in range where entries[offset].level == level {
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

  /// Calls `body` with the entries of `range` leaf by leaf, each with what the nodes down to the leaf
  /// add to hidden counts, until it returns `false`.
  @discardableResult
  func forEachLeaf(
    in range: Range<Int>, inherited: Int32, _ body: (ArraySlice<Entry>, Int32) -> Bool
  ) -> Bool {
    let inherited = inherited + delta
    if isLeaf { return body(entries[range], inherited) }
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
