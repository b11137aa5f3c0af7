extension Outline {
  /// Reads rows that lie close together, remembering the leaf of the last one.
  @usableFromInline
  struct RowReader {
    @usableFromInline let root: Node

    /// The leaf, with what the nodes above add to hidden counts as its delta.
    @usableFromInline var leaf: Node
    @usableFromInline var start = 0

    @inlinable
    init(root: Node) {
      self.root = root
      leaf = Node(label: 0)
    }

    /// Makes the row at `position` readable.
    @inlinable @inline(__always)
    mutating func load(_ position: Int) {
      if position >= start, position < start + leaf.ids.count { return }
      (leaf, start) = root.leaf(holding: position, start: 0, inherited: 0)
    }

    /// The number of readable rows from `position` on.
    @inlinable
    func rowsFrom(_ position: Int) -> Int { start + leaf.ids.count - position }

    /// How many rows from two places on, both readable, are the same in every respect.
    @inlinable
    func agreement(
      at position: Int, with other: RowReader, at otherPosition: Int, most: Int
    ) -> Int {
      let (left, right) = (position - start, otherPosition - other.start)
      var count = 0
      leaf.ids.withUnsafeBufferPointer { ids in
        other.leaf.ids.withUnsafeBufferPointer { otherIDs in
          if ids.baseAddress == otherIDs.baseAddress, left == right {
            count = most
          } else {
            while count < most, ids[left + count] == otherIDs[right + count] { count += 1 }
          }
        }
      }
      if looksAlike(other) { return count }
      for offset in 0..<count
      where !marksAgree(leaf.marks[left + offset], with: other, other.leaf.marks[right + offset]) {
        return offset
      }
      return count
    }

    @inlinable @inline(__always)
    func marksAgree(_ mark: RowMark, with other: RowReader, _ otherMark: RowMark) -> Bool {
      mark.levelAndFlag == otherMark.levelAndFlag
        && (mark.hidden + leaf.delta == 0) == (otherMark.hidden + other.leaf.delta == 0)
    }

    /// Whether all rows of both leaves are of one level, one flag and one visibility.
    @inlinable
    func looksAlike(_ other: RowReader) -> Bool {
      let (left, right) = (leaf.summary, other.leaf.summary)
      return left.isUniform && right.isUniform && left.leastLevel == right.leastLevel
        && (left.expandedCount > 0) == (right.expandedCount > 0)
        && (left.leastHidden + leaf.delta == 0) == (right.leastHidden + other.leaf.delta == 0)
    }
  }
}

extension Outline.Node {
  /// The leaf with the row at `offset`, its delta counting that of the nodes above, and the position
  /// of its first row.
  @inlinable
  func leaf(
    holding offset: Int, start: Int, inherited: Int32
  ) -> (leaf: Outline.Node, start: Int) {
    if isLeaf {
      var leaf = self
      leaf.delta += inherited
      return (leaf, start)
    }
    let (index, before) = child(at: offset)
    return children[index].leaf(
      holding: offset - before, start: start + before, inherited: inherited + delta)
  }
}
