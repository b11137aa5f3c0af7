extension Outline.Node {
  /// Inserts a few rows, whose hidden counts are absolute less `inherited`, before `offset`.
  ///
  /// The index must know them already, as rows of the leaf that ``label(insertingAt:)`` tells.
  ///
  /// - Parameters:
  ///   - upper: The first label after the node. At least one is free before it.
  ///   - isLast: Whether the node is the last of the tree; it is then filled to the brim.
  /// - Returns: The part that did not fit, a right sibling.
  @inlinable
  mutating func insert(
    _ new: some RandomAccessCollection<Outline.Entry>, at offset: Int, inherited: Int32,
    upper: UInt64, isLast: Bool, in places: inout IdentityIndex
  ) -> Outline.Node? {
    let inherited = inherited + delta
    for entry in new {
      var mark = entry.mark
      mark.hidden -= inherited
      summary.add(mark)
    }
    if isLeaf {
      let wasEnd = isLast && offset == ids.count
      insertIntoLeaf(new, at: offset, inherited: inherited)
      guard ids.count > capacity else { return nil }
      return splitOff(from: wasEnd ? capacity : width / 2, upper: upper, in: &places)
    }
    let (index, start) = child(insertingAt: offset, of: rows - new.count)
    let isLast = isLast && index == children.count - 1
    let upper = upperLabel(ofChild: index, upper)
    let sibling = children[index].insert(
      new, at: offset - start, inherited: inherited, upper: upper, isLast: isLast, in: &places)
    if let sibling { children.insert(sibling, at: index + 1) }
    // A leaf further down may have split off the last one.
    summary.lastLabel = children[children.count - 1].summary.lastLabel
    return children.count <= capacity ? nil : splitInner(from: width / 2)
  }

  /// The child that gets new rows at `offset` of `rows`, and the number of rows before that child.
  @inlinable
  func child(insertingAt offset: Int, of rows: Int) -> (index: Int, start: Int) {
    let last = children.count - 1
    if offset == rows { return (last, offset - children[last].rows) }
    var end = 0
    for index in 0..<last {
      let start = end
      end += children[index].rows
      if offset <= end { return (index, start) }
    }
    return (last, end)
  }

  /// The label of the leaf that gets new rows at `offset`.
  @inlinable
  func label(insertingAt offset: Int) -> UInt64 {
    if offset == rows { return summary.lastLabel }
    if isLeaf { return label }
    let (index, start) = child(insertingAt: offset, of: rows)
    return children[index].label(insertingAt: offset - start)
  }

  @inlinable @inline(__always)
  mutating func insertIntoLeaf(
    _ new: some RandomAccessCollection<Outline.Entry>, at offset: Int, inherited: Int32
  ) {
    var offset = offset
    if new.count > 1 {
      ids.insert(contentsOf: new.lazy.map { $0.id }, at: offset)
      marks.insert(contentsOf: new.lazy.map { $0.mark }, at: offset)
      for place in offset..<(offset + new.count) { marks[place].hidden -= inherited }
      return
    }
    for entry in new {
      var mark = entry.mark
      mark.hidden -= inherited
      if offset == ids.count {
        ids.append(entry.id)
        marks.append(mark)
      } else {
        ids.insert(entry.id, at: offset)
        marks.insert(mark, at: offset)
      }
      offset += 1
    }
  }

  /// Keeps the rows of a leaf before `index` and returns the rest as a leaf of its own.
  @inlinable
  mutating func splitOff(
    from index: Int, upper: UInt64, in places: inout IdentityIndex
  ) -> Outline.Node {
    var right = Outline.Node(
      ids: ContiguousArray(ids[index...]), marks: ContiguousArray(marks[index...]),
      label: Outline.label(between: label, and: upper))
    places.move(right.marks[...], from: label, to: right.label)
    if index * 4 >= ids.count * 3 {
      // Nearly all stays, as it does where rows are appended.
      ids.removeSubrange(index...)
      marks.removeSubrange(index...)
    } else {
      ids = ContiguousArray(ids[..<index])
      marks = ContiguousArray(marks[..<index])
    }
    right.delta = delta
    summarize()
    return right
  }

  /// Keeps the children before `index` and returns the rest as a node of the same height.
  @inlinable
  mutating func splitInner(from index: Int) -> Outline.Node {
    var right = Outline.Node(children: ContiguousArray(children[index...]))
    children = ContiguousArray(children[..<index])
    right.delta = delta
    summarize()
    return right
  }

  /// Adds to the hidden counts of the rows in `range`, which must be within the node.
  @inlinable
  mutating func addHidden(_ amount: Int32, in range: Range<Int>) {
    if range.isEmpty { return }
    if range == 0..<rows {
      delta += amount
    } else if isLeaf {
      for index in range { marks[index].hidden += amount }
      summarize()
    } else {
      forEachChild(in: range) { $0.addHidden(amount, in: $1) }
      summarize()
    }
  }

  /// Sets the flag of the row at `offset`.
  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, at offset: Int) {
    summary.expandedCount += isExpanded ? 1 : -1
    if isLeaf {
      marks[offset].isExpanded = isExpanded
    } else {
      let (index, start) = child(at: offset)
      children[index].setExpanded(isExpanded, at: offset - start)
    }
  }

  /// Removes rows within one leaf, unless that would leave the leaf thin, and from the index.
  ///
  /// - Returns: Whether the rows were removed; otherwise nothing is changed.
  @inlinable
  mutating func removeInLeaf(_ range: Range<Int>, in places: inout IdentityIndex) -> Bool {
    if isLeaf {
      guard width - range.count >= capacity / 4 else { return false }
      for index in range { places.remove(marks[index].hash, label: label) }
      ids.removeSubrange(range)
      marks.removeSubrange(range)
    } else {
      let (index, start) = child(at: range.lowerBound)
      guard range.upperBound <= start + children[index].rows else { return false }
      let part = (range.lowerBound - start)..<(range.upperBound - start)
      guard children[index].removeInLeaf(part, in: &places) else { return false }
    }
    summarize()
    return true
  }

  /// Gives the leaves with rows in `range` labels `step` apart, and notes them in the index.
  @inlinable
  mutating func relabel(
    _ range: Range<Int>, from next: inout UInt64, step: UInt64, in places: inout IdentityIndex
  ) {
    if isLeaf {
      places.move(marks[...], from: label, to: next)
      (summary.firstLabel, summary.lastLabel) = (next, next)
      next &+= step
    } else {
      forEachChild(in: range) { $0.relabel($1, from: &next, step: step, in: &places) }
      summarize()
    }
  }

  /// Edits the children that `range` touches, in order, each with its own part of the range.
  @inlinable
  mutating func forEachChild(
    in range: Range<Int>, _ body: (inout Outline.Node, Range<Int>) -> Void
  ) {
    var start = 0
    for index in children.indices {
      if start >= range.upperBound { return }
      let rows = children[index].rows
      let part = range.clamped(to: start..<(start + rows))
      if !part.isEmpty {
        body(&children[index], (part.lowerBound - start)..<(part.upperBound - start))
      }
      start += rows
    }
  }
}

extension IdentityIndex {
  /// Notes that rows went to another leaf.
  @inlinable
  mutating func move(
    _ marks: ContiguousArray<RowMark>.SubSequence, from old: UInt64, to new: UInt64
  ) {
    if old == new { return }
    for mark in marks { move(mark.hash, from: old, to: new) }
  }
}
