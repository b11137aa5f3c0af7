extension Outline {
  /// Inserts rows in depth-first order before `position`, which may be `count`.
  ///
  /// The levels must continue the outline: the first at most one deeper than the row before it, and
  /// the row that follows the last must still have its parent.
  ///
  /// - Returns: Whether all identifiers are new and different. Otherwise nothing changes.
  /// - Complexity: O(*k* log *n*), *k* the number of new rows, hashing each once; O(*k*) if the
  ///   outline was empty.
  @inlinable @discardableResult
  mutating func insert(_ newRows: some RandomAccessCollection<Row>, at position: Int) -> Bool {
    if newRows.count > 1 { return insertSeveral(newRows, at: position) }
    guard let row = newRows.first else { return true }
    let hash = row.id.shortHash
    let hidden = hiddenCount(ofLevel: row.level, at: position)
    let entry = Entry(
      id: row.id,
      mark: RowMark(hash: hash, hidden: hidden, level: row.level, isExpanded: row.isExpanded))
    var displaced: [Displacement] = []
    if position < count, root.mark(at: position).level > entry.mark.level {
      displaced = displacements(by: [Ancestor(entry.mark, hidden: hidden)], at: position)
    }
    guard insertOne(entry, at: position) else { return false }
    hide(displaced, from: position + 1)
    checkInvariants()
    return true
  }

  @inlinable
  mutating func insertSeveral(
    _ newRows: some RandomAccessCollection<Row>, at position: Int
  ) -> Bool {
    let (spine, ids, marks) = makeEntries(newRows, at: position)
    let displaced = position == count ? [] : displacements(by: spine, at: position)
    if ids.count <= Node.leafCapacity / 2, count > 0 {
      guard insertFew(ids: ids, marks: marks, at: position) else { return false }
    } else if !insertTree(ids: ids, marks: marks, at: position) {
      return false
    }
    hide(displaced, from: position + ids.count)
    checkInvariants()
    return true
  }

  /// Removes the rows of `range`, which must be whole subtrees, or leave no row without parent.
  ///
  /// - Complexity: O(*k* log *n*), *k* the length of `range`.
  @inlinable
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    if range == 0..<count { return removeAll() }
    let displaced = displacements(byRemoving: range)
    if !root.removeInLeaf(range, in: &index) {
      makeRoom(for: 4, after: range.lowerBound)
      makeRoom(for: 4, after: range.upperBound - 1)
      let (left, rest) = root.cut(at: range.lowerBound, upper: Self.labelEnd, in: &index)
      let (gone, right) = rest?.cut(at: range.count, upper: Self.labelEnd, in: &index) ?? (nil, nil)
      if let gone { index.remove(gone) }
      root = Node.join(left, right, in: &index) ?? Node(label: Self.origin)
      // The table would stay as large as it was.
      if range.count > count { index = IdentityIndex(root.slots()) }
    }
    hide(displaced, from: range.lowerBound)
    checkInvariants()
  }

  /// Expands or collapses a row.
  ///
  /// - Complexity: O(log *n*), however many rows that shows or hides.
  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, at position: Int) {
    if root.mark(at: position).isExpanded == isExpanded { return }
    root.setExpanded(isExpanded, at: position)
    root.addHidden(isExpanded ? -1 : 1, in: (position + 1)..<endOfSubtree(at: position))
    checkInvariants()
  }

  @inlinable
  mutating func removeAll() { self = Outline() }
}
