extension Outline {
  /// Covers two outlines with stretches from their beginnings to their ends.
  struct StretchFinder {
    private(set) var found: [Stretch] = []

    private var old: RowReader
    private var new: RowReader

    /// The rows before these are covered.
    private var oldStart = 0
    private var newStart = 0

    init(old: Node, new: Node) {
      self.old = RowReader(root: old)
      self.new = RowReader(root: new)
    }

    /// Adds a stretch that begins where the last one ends.
    mutating func append(_ stretch: Stretch) {
      append(old: stretch.old.count, new: stretch.new.count, isShared: stretch.isShared)
    }

    private mutating func append(old oldCount: Int, new newCount: Int, isShared: Bool) {
      if oldCount == 0, newCount == 0 { return }
      let (oldEnd, newEnd) = (oldStart + oldCount, newStart + newCount)
      if let last = found.indices.last, found[last].isShared == isShared {
        found[last].old = found[last].old.lowerBound..<oldEnd
        found[last].new = found[last].new.lowerBound..<newEnd
      } else {
        found.append(Stretch(old: oldStart..<oldEnd, new: newStart..<newEnd, isShared: isShared))
      }
      (oldStart, newStart) = (oldEnd, newEnd)
    }

    /// Compares the rows up to the given positions one by one.
    ///
    /// - Parameter byLabel: Whether to pair rows by their labels where they are not at the beginning
    ///   or the end.
    mutating func search(upToOld oldEnd: Int, new newEnd: Int, byLabel: Bool) {
      let start = commonPrefix(most: min(oldEnd - oldStart, newEnd - newStart))
      append(old: start, new: start, isShared: true)
      let end = commonSuffix(
        oldEnd: oldEnd, newEnd: newEnd, most: min(oldEnd - oldStart, newEnd - newStart))
      if byLabel { pairByLabel(upToOld: oldEnd - end, new: newEnd - end) }
      append(old: oldEnd - end - oldStart, new: newEnd - end - newStart, isShared: false)
      append(old: end, new: end, isShared: true)
    }

    private mutating func commonPrefix(most: Int) -> Int {
      var count = 0
      while count < most {
        old.load(oldStart + count)
        new.load(newStart + count)
        let run = min(most - count, old.rowsFrom(oldStart + count), new.rowsFrom(newStart + count))
        for offset in count..<(count + run)
        where !old.agrees(at: oldStart + offset, with: new, at: newStart + offset) {
          return offset
        }
        count += run
      }
      return most
    }

    private mutating func commonSuffix(oldEnd: Int, newEnd: Int, most: Int) -> Int {
      var count = 0
      while count < most {
        old.load(oldEnd - 1 - count)
        new.load(newEnd - 1 - count)
        if !old.agrees(at: oldEnd - 1 - count, with: new, at: newEnd - 1 - count) { break }
        count += 1
      }
      return count
    }

    private mutating func pairByLabel(upToOld oldEnd: Int, new newEnd: Int) {
      while oldStart < oldEnd, newStart < newEnd {
        old.load(oldStart)
        new.load(newStart)
        let (left, right) = (old.label(at: oldStart), new.label(at: newStart))
        if left == right {
          let isShared = old.agrees(at: oldStart, with: new, at: newStart)
          append(old: 1, new: 1, isShared: isShared)
        } else {
          append(old: left < right ? 1 : 0, new: left < right ? 0 : 1, isShared: false)
        }
      }
    }
  }

  /// Reads rows that lie close together, remembering the leaf of the last one.
  struct RowReader {
    private let root: Node
    private var leaf: ContiguousArray<Entry> = []
    private var start = 0

    /// What the nodes above the leaf add to hidden counts.
    private var inherited: Int32 = 0

    init(root: Node) { self.root = root }

    /// Makes the row at `position` readable.
    @inline(__always)
    mutating func load(_ position: Int) {
      if position >= start, position < start + leaf.count { return }
      (leaf, start, inherited) = root.leaf(at: position, start: 0, inherited: 0)
    }

    /// The number of readable rows from `position` on.
    func rowsFrom(_ position: Int) -> Int { start + leaf.count - position }

    func label(at position: Int) -> UInt64 { leaf[position - start].label }

    @inline(__always)
    func agrees(at position: Int, with other: RowReader, at otherPosition: Int) -> Bool {
      let left = leaf[position - start]
      let right = other.leaf[otherPosition - other.start]
      return left.level == right.level && left.isExpanded == right.isExpanded
        && (left.hidden + inherited == 0) == (right.hidden + other.inherited == 0)
        && left.id == right.id
    }
  }
}

extension Outline.Node {
  /// The leaf with the row at `offset`, the position of its first row, and what hidden counts lack.
  fileprivate func leaf(
    at offset: Int, start: Int, inherited: Int32
  ) -> (ContiguousArray<Entry>, Int, Int32) {
    if isLeaf { return (entries, start, inherited + delta) }
    let (index, before) = child(at: offset)
    return children[index].leaf(
      at: offset - before, start: start + before, inherited: inherited + delta)
  }
}
