extension Outline {
  /// Inserts rows in depth-first order before `position`, which may be `count`.
  ///
  /// The levels must continue the outline: the first at most one deeper than the row before it, and
  /// the row that follows the last must still have its parent.
  ///
  /// - Complexity: O(*k* log *n*), *k* the number of new rows; O(*k*) if the outline was empty.
  mutating func insert(_ newRows: [Row], at position: Int) {
    if newRows.isEmpty { return }
    takeIndex()
    if newRows.count > count { forgetIndex() }
    let (spine, entries) = makeEntries(newRows, at: position)
    let displaced = position == count ? [] : displacements(by: spine, at: position)
    if entries.count <= Node.leafCapacity / 2, count > 0 {
      if let sibling = root.insert(entries, at: position, inherited: 0, isLast: true) {
        root = Node(children: [root, sibling])
      }
    } else {
      let (left, right) = root.cut(at: position)
      root = Node.join(Node.join(left, .tree(of: entries)), right) ?? Node()
    }
    if index != nil {
      for entry in entries { index?.insert(entry.id, label: entry.label) }
    }
    hide(displaced, from: position + entries.count)
    checkInvariants()
  }

  /// Removes the rows of `range`, which must be whole subtrees, or leave no row without parent.
  ///
  /// - Complexity: O(*k* log *n*), *k* the length of `range`.
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    if range == 0..<count { return removeAll() }
    takeIndex()
    if range.count > count / 2 { forgetIndex() }
    if index != nil {
      root.forEachLeaf(in: range, inherited: 0) { entries, _ in
        for entry in entries { index?.remove(entry.id) }
        return true
      }
    }
    let displaced = displacements(byRemoving: range)
    if !root.removeInLeaf(range) {
      let (left, rest) = root.cut(at: range.lowerBound)
      let right = rest?.cut(at: range.count).1
      root = Node.join(left, right) ?? Node()
    }
    hide(displaced, from: range.lowerBound)
    checkInvariants()
  }

  /// Expands or collapses a row.
  ///
  /// - Complexity: O(log *n*), however many rows that shows or hides.
  mutating func setExpanded(_ isExpanded: Bool, at position: Int) {
    if root.entry(at: position).isExpanded == isExpanded { return }
    root.setExpanded(isExpanded, at: position)
    root.addHidden(isExpanded ? -1 : 1, in: (position + 1)..<endOfSubtree(at: position))
    checkInvariants()
  }

  mutating func removeAll() { self = Outline() }

  /// Makes the index, if there is one, this value's own, so that it can be edited with the rows.
  private mutating func takeIndex() {
    if index != nil { return }
    index = sharedIndex.built
    // Others go on with the index they share; this value's rows are about to differ from theirs.
    if index != nil || !isKnownUniquelyReferenced(&sharedIndex) { sharedIndex = SharedIndex() }
  }

  /// Leaves the index to be built anew, which costs no more than the change that asks for it.
  private mutating func forgetIndex() {
    index = nil
    sharedIndex = SharedIndex()
  }
}

// MARK: - Hidden counts

extension Outline {
  /// A row that later rows may have as an ancestor.
  struct Ancestor {
    var level: Int32
    var isExpanded: Bool

    /// The hidden count of its children.
    var hiddenBelow: Int32
  }

  /// By how much the hidden counts change up to the next row whose level is at most `level`.
  struct Displacement {
    var level: Int32
    var amount: Int32
  }

  /// Labels new rows and counts their collapsed ancestors.
  ///
  /// - Returns: The entries, and those new rows that can be ancestors of what follows them.
  private mutating func makeEntries(
    _ rows: [Row], at position: Int
  ) -> (spine: [Ancestor], entries: ContiguousArray<Entry>) {
    var (label, step) = makeRoom(for: rows.count, at: position)
    var entries: ContiguousArray<Entry> = []
    entries.reserveCapacity(rows.count)
    var spine: [Ancestor] = []
    var base: (level: Int, hidden: Int32) = (0, 0)
    for row in rows {
      while let last = spine.last, last.level >= row.level { spine.removeLast() }
      let hidden: Int32
      if let last = spine.last {
        hidden = last.hiddenBelow
      } else {
        if row.level != base.level {
          base = (row.level, ancestor(of: Int32(row.level), before: position)?.hiddenBelow ?? 0)
        }
        hidden = base.hidden
      }
      entries.append(Entry(row, label: label, hidden: hidden))
      spine.append(
        Ancestor(
          level: Int32(row.level), isExpanded: row.isExpanded,
          hiddenBelow: hidden + (row.isExpanded ? 0 : 1)))
      label &+= step
    }
    return (spine, entries)
  }

  /// The parent that a row of `level` has at `position`.
  private func ancestor(of level: Int32, before position: Int) -> Ancestor? {
    root.last(before: position, atMost: level - 1).map { parent in
      let entry = root.entry(at: parent)
      return Ancestor(
        level: entry.level, isExpanded: entry.isExpanded,
        hiddenBelow: root.hidden(at: parent) + (entry.isExpanded ? 0 : 1))
    }
  }

  /// What changes for the rows from `position` on when they get the ancestors of `spine`.
  private func displacements(by spine: [Ancestor], at position: Int) -> [Displacement] {
    let level = root.entry(at: position).level
    return spine.prefix { $0.level < level }.compactMap { new in
      guard let old = ancestor(of: new.level + 1, before: position),
        old.isExpanded != new.isExpanded
      else { return nil }
      return Displacement(level: new.level, amount: new.isExpanded ? -1 : 1)
    }
  }

  /// What changes for the rows after `range` when it is removed, and with it ancestors of theirs.
  private func displacements(byRemoving range: Range<Int>) -> [Displacement] {
    if range.upperBound == count { return [] }
    var result: [Displacement] = []
    var position = range.upperBound
    while let parent = parent(of: position), parent >= range.lowerBound {
      let old = root.entry(at: parent)
      if let new = ancestor(of: old.level + 1, before: range.lowerBound),
        old.isExpanded != new.isExpanded
      {
        result.append(Displacement(level: old.level, amount: new.isExpanded ? -1 : 1))
      }
      position = parent
    }
    return result
  }

  private mutating func hide(_ displacements: [Displacement], from position: Int) {
    for displacement in displacements {
      let end = root.first(from: position, atMost: displacement.level) ?? count
      root.addHidden(displacement.amount, in: position..<end)
    }
  }
}
