extension Outline.Node {
  typealias Entry = Outline.Entry

  /// Inserts a few entries, whose hidden counts are absolute less `inherited`, before `offset`.
  ///
  /// - Parameter isLast: Whether the node is the last of the tree; it is then filled to the brim.
  /// - Returns: The part that did not fit, a right sibling.
  mutating func insert(
    _ new: ContiguousArray<Entry>, at offset: Int, inherited: Int32, isLast: Bool
  ) -> Outline.Node? {
    let inherited = inherited + delta
    for entry in new {
      summary.add(
        level: entry.level, hidden: entry.hidden - inherited, isExpanded: entry.isExpanded,
        label: entry.label)
    }
    if isLeaf {
      let wasEnd = isLast && offset == entries.count
      if inherited == 0, new.count == 1, offset == entries.count {
        entries.append(new[0])
      } else {
        entries.insert(
          contentsOf: new.lazy.map { entry in
            var entry = entry
            entry.hidden -= inherited
            return entry
          }, at: offset)
      }
      return entries.count <= capacity ? nil : splitOff(from: wasEnd ? capacity : width / 2)
    }
    var index = 0
    var start = 0
    while index < children.count - 1, offset > start + children[index].rows {
      start += children[index].rows
      index += 1
    }
    let isLast = isLast && index == children.count - 1
    guard
      let sibling = children[index].insert(
        new, at: offset - start, inherited: inherited, isLast: isLast)
    else { return nil }
    children.insert(sibling, at: index + 1)
    return children.count <= capacity ? nil : splitOff(from: width / 2)
  }

  /// Keeps what is before `index` and returns the rest as a node of the same height.
  mutating func splitOff(from index: Int) -> Outline.Node {
    var right: Outline.Node
    if isLeaf {
      right = Outline.Node(entries: ContiguousArray(entries[index...]))
      entries = ContiguousArray(entries[..<index])
    } else {
      right = Outline.Node(children: ContiguousArray(children[index...]))
      children = ContiguousArray(children[..<index])
    }
    right.delta = delta
    summarize()
    return right
  }

  /// Adds to the hidden counts of the rows in `range`, which must be within the node.
  mutating func addHidden(_ amount: Int32, in range: Range<Int>) {
    if range.isEmpty { return }
    if range == 0..<rows {
      delta += amount
    } else if isLeaf {
      for index in range { entries[index].hidden += amount }
      summarize()
    } else {
      forEachChild(in: range) { $0.addHidden(amount, in: $1) }
      summarize()
    }
  }

  /// Sets the flag of the row at `offset`.
  mutating func setExpanded(_ isExpanded: Bool, at offset: Int) {
    summary.expandedRows += isExpanded ? 1 : -1
    if isLeaf {
      entries[offset].isExpanded = isExpanded
    } else {
      let (index, start) = child(at: offset)
      children[index].setExpanded(isExpanded, at: offset - start)
    }
  }

  /// Gives the rows in `range` labels `step` apart, and calls `body` with each id and label.
  mutating func relabel(
    _ range: Range<Int>, from label: inout UInt64, step: UInt64, _ body: (ID, UInt64) -> Void
  ) {
    if isLeaf {
      for index in range {
        entries[index].label = label
        body(entries[index].id, label)
        label &+= step
      }
    } else {
      forEachChild(in: range) { $0.relabel($1, from: &label, step: step, body) }
    }
    summarize()
  }

  /// Removes rows within one leaf, unless that would leave the leaf thin.
  ///
  /// - Returns: Whether the rows were removed; otherwise nothing is changed.
  mutating func removeInLeaf(_ range: Range<Int>) -> Bool {
    if isLeaf {
      guard width - range.count >= capacity / 4 else { return false }
      entries.removeSubrange(range)
    } else {
      let (index, start) = child(at: range.lowerBound)
      guard range.upperBound <= start + children[index].rows else { return false }
      guard children[index].removeInLeaf((range.lowerBound - start)..<(range.upperBound - start))
      else { return false }
    }
    summarize()
    return true
  }

  /// Edits the children that `range` touches, in order, each with its own part of the range.
  private mutating func forEachChild(
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
