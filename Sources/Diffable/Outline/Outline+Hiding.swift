// Counts of collapsed ancestors, when rows come and go.
extension Outline {
  /// A row that later rows may have as an ancestor.
  @usableFromInline
  struct Ancestor {
    @usableFromInline var level: Int32
    @usableFromInline var isExpanded: Bool

    /// The hidden count of its children.
    @usableFromInline var hiddenBelow: Int32

    @inlinable
    init(_ mark: RowMark, hidden: Int32) {
      level = mark.level
      isExpanded = mark.isExpanded
      hiddenBelow = hidden + (isExpanded ? 0 : 1)
    }
  }

  /// By how much the hidden counts change up to the next row whose level is at most `level`.
  @usableFromInline
  struct Displacement {
    @usableFromInline var level: Int32
    @usableFromInline var amount: Int32

    @inlinable
    init(level: Int32, amount: Int32) {
      self.level = level
      self.amount = amount
    }
  }

  /// Hashes new rows and counts their collapsed ancestors.
  ///
  /// - Returns: The rows, and those of them that can be ancestors of what follows them.
  @inlinable
  func makeEntries(
    _ rows: some RandomAccessCollection<Row>, at position: Int
  ) -> (spine: [Ancestor], ids: ContiguousArray<ID>, marks: ContiguousArray<RowMark>) {
    var ids: ContiguousArray<ID> = []
    var marks: ContiguousArray<RowMark> = []
    ids.reserveCapacity(rows.count)
    marks.reserveCapacity(rows.count)
    var spine: [Ancestor] = []
    var base: (level: Int, hidden: Int32) = (0, 0)
    for row in rows {
      while let last = spine.last, last.level >= row.level { spine.removeLast() }
      let hidden: Int32
      if let last = spine.last {
        hidden = last.hiddenBelow
      } else {
        if row.level != base.level {
          base = (row.level, hiddenCount(ofLevel: row.level, at: position))
        }
        hidden = base.hidden
      }
      let mark = RowMark(
        hash: row.id.shortHash, hidden: hidden, level: row.level, isExpanded: row.isExpanded)
      ids.append(row.id)
      marks.append(mark)
      spine.append(Ancestor(mark, hidden: hidden))
    }
    return (spine, ids, marks)
  }

  /// The number of collapsed ancestors that a row of `level` has at `position`.
  @inlinable
  func hiddenCount(ofLevel level: Int, at position: Int) -> Int32 {
    if level == 0 || position == 0 { return 0 }
    // Most often the row before is a sibling or the parent.
    let (previous, hidden) = root.markAndHidden(at: position - 1)
    if previous.level == level { return hidden }
    if previous.level < level { return Ancestor(previous, hidden: hidden).hiddenBelow }
    return ancestor(of: Int32(level), before: position)?.hiddenBelow ?? 0
  }

  /// The parent that a row of `level` has at `position`.
  @inlinable
  func ancestor(of level: Int32, before position: Int) -> Ancestor? {
    if level == 0 { return nil }
    return root.last(before: position, atMost: level - 1).map { parent in
      let (mark, hidden) = root.markAndHidden(at: parent)
      return Ancestor(mark, hidden: hidden)
    }
  }

  /// What changes for the rows from `position` on when they get the ancestors of `spine`.
  @inlinable
  func displacements(by spine: [Ancestor], at position: Int) -> [Displacement] {
    let level = root.mark(at: position).level
    return spine.prefix { $0.level < level }.compactMap { new in
      guard let old = ancestor(of: new.level + 1, before: position),
        old.isExpanded != new.isExpanded
      else { return nil }
      return Displacement(level: new.level, amount: new.isExpanded ? -1 : 1)
    }
  }

  /// What changes for the rows after `range` when it is removed, and with it ancestors of theirs.
  @inlinable
  func displacements(byRemoving range: Range<Int>) -> [Displacement] {
    if range.upperBound == count { return [] }
    var result: [Displacement] = []
    var position = range.upperBound
    while let parent = parent(of: position), parent >= range.lowerBound {
      let old = root.mark(at: parent)
      if let new = ancestor(of: old.level + 1, before: range.lowerBound),
        old.isExpanded != new.isExpanded
      {
        result.append(Displacement(level: old.level, amount: new.isExpanded ? -1 : 1))
      }
      position = parent
    }
    return result
  }

  @inlinable
  mutating func hide(_ displacements: [Displacement], from position: Int) {
    for displacement in displacements {
      let end = root.first(from: position, atMost: displacement.level) ?? count
      root.addHidden(displacement.amount, in: position..<end)
    }
  }
}
