extension Outline {
  /// Reads rows that lie close together, remembering the leaf of the last one.
  ///
  /// It copies no leaf, so that a walk over all rows costs no reference counting.
  @usableFromInline
  struct RowReader {
    @usableFromInline let root: Node

    /// The leaf and its siblings.
    @usableFromInline var leaves: ContiguousArray<Node>
    @usableFromInline var place = 0

    /// The positions of the rows of the leaf.
    @usableFromInline var rows: Range<Int>

    /// What the nodes above add to hidden counts.
    @usableFromInline var inherited: Int32 = 0

    @inlinable
    init(root: Node) {
      self.root = root
      leaves = []
      rows = 0..<0
    }

    /// Makes the row at `position` readable.
    @inlinable @inline(__always)
    mutating func load(_ position: Int) {
      if rows.contains(position) { return }
      if position == rows.upperBound, place + 1 < leaves.count {
        place += 1
        rows = position..<(position + leaves[place].rows)
      } else if position == rows.lowerBound - 1, place > 0 {
        place -= 1
        rows = (rows.lowerBound - leaves[place].rows)..<rows.lowerBound
      } else {
        (leaves, place, rows, inherited) = root.leaves(around: position, start: 0, inherited: 0)
      }
    }

    /// The number of readable rows from `position` on.
    @inlinable
    func rowsFrom(_ position: Int) -> Int { rows.upperBound - position }

    /// How many rows from two places on, both readable, are the same in every respect.
    @inlinable
    func agreement(
      at position: Int, with other: RowReader, at otherPosition: Int, most: Int
    ) -> Int {
      let (left, right) = (position - rows.lowerBound, otherPosition - other.rows.lowerBound)
      var count = 0
      leaves[place].ids.withUnsafeBufferPointer { ids in
        other.leaves[other.place].ids.withUnsafeBufferPointer { otherIDs in
          if ids.baseAddress == otherIDs.baseAddress, left == right {
            count = most
          } else {
            while count < most, ids[left + count] == otherIDs[right + count] { count += 1 }
          }
        }
      }
      if looksAlike(other) { return count }
      for offset in 0..<count where !marksAgree(left + offset, with: other, right + offset) {
        return offset
      }
      return count
    }

    /// What is to be added to the hidden counts in the leaf.
    @inlinable var delta: Int32 { inherited + leaves[place].delta }

    /// Whether two rows are equal but for their identifiers, by their places in the leaves.
    @inlinable @inline(__always)
    func marksAgree(_ left: Int, with other: RowReader, _ right: Int) -> Bool {
      let (mark, otherMark) = (leaves[place].marks[left], other.leaves[other.place].marks[right])
      return mark.levelAndFlag == otherMark.levelAndFlag
        && (mark.hidden + delta == 0) == (otherMark.hidden + other.delta == 0)
    }

    /// Whether all rows of both leaves are of one level, one flag and one visibility.
    @inlinable
    func looksAlike(_ other: RowReader) -> Bool {
      let (left, right) = (leaves[place].summary, other.leaves[other.place].summary)
      return left.isUniform && right.isUniform && left.leastLevel == right.leastLevel
        && (left.expandedCount > 0) == (right.expandedCount > 0)
        && (left.leastHidden + delta == 0) == (right.leastHidden + other.delta == 0)
    }
  }
}

extension Outline.Node {
  /// The leaf with the row at `offset` among its siblings, the positions of its rows, and what the
  /// nodes above add to hidden counts.
  @inlinable
  func leaves(
    around offset: Int, start: Int, inherited: Int32
  ) -> (leaves: ContiguousArray<Self>, place: Int, rows: Range<Int>, inherited: Int32) {
    if isLeaf { return ([self], 0, start..<(start + rows), inherited) }
    let (index, before) = child(at: offset)
    let first = start + before
    if height == 1 {
      return (children, index, first..<(first + children[index].rows), inherited + delta)
    }
    return children[index].leaves(
      around: offset - before, start: first, inherited: inherited + delta)
  }
}
