extension Outline {
  /// A stretch of two outlines, in the order of both.
  @usableFromInline
  struct Stretch: Hashable, Sendable {
    /// Positions in the old and in the new outline.
    @usableFromInline var old: Range<Int>
    @usableFromInline var new: Range<Int>

    /// Whether the rows are the same in id, level, expansion and visibility.
    @usableFromInline var isShared: Bool

    @inlinable
    init(old: Range<Int>, new: Range<Int>, isShared: Bool) {
      self.old = old
      self.new = new
      self.isShared = isShared
    }
  }

  /// Splits two outlines into shared and differing stretches that together cover both.
  ///
  /// Neighbouring stretches are never of one kind. Rows between two shared stretches may still
  /// agree: where the outlines share no node, rows are compared side by side, and no further than
  /// it seems worth while.
  ///
  /// - Complexity: O(*k* log *n*) where they are edited copies of each other in *k* rows, else O(*n*).
  @inlinable
  static func stretches(from old: Outline, to new: Outline) -> [Stretch] {
    var finder = StretchFinder(old: old.root, new: new.root)
    for stretch in knownStretches(from: old, to: new) {
      finder.search(upToOld: stretch.old.lowerBound, new: stretch.new.lowerBound)
      finder.append(stretch)
    }
    finder.search(upToOld: old.count, new: new.count)
    return finder.found
  }

  /// The stretches that nodes alone tell: the same node in both, equally hidden or not.
  ///
  /// Labels keep the two walks side by side. Where they mislead, because leaves were spaced anew, less
  /// is found, but what is found is right.
  @inlinable
  static func knownStretches(from old: Outline, to new: Outline) -> [Stretch] {
    guard old.lineage === new.lineage else { return [] }
    var result: [Stretch] = []
    var (left, right) = (NodeCursor(at: old.root), NodeCursor(at: new.root))
    while let old = left.node, let new = right.node {
      if old.isIdentical(to: new), let isShared = left.agrees(with: right) {
        result.append(
          Stretch(old: left.range, new: right.range, isShared: isShared))
        left.skip()
        right.skip()
      } else if old.summary.lastLabel < new.summary.firstLabel {
        left.skip()
      } else if new.summary.lastLabel < old.summary.firstLabel {
        right.skip()
      } else if !old.isLeaf || !new.isLeaf {
        if old.height >= new.height { left.descend() }
        if new.height >= old.height { right.descend() }
      } else {
        let (first, second) = (old.label, new.label)
        if first <= second { left.skip() }
        if second <= first { right.skip() }
      }
    }
    return result
  }
}

extension Outline {
  /// A walk over the nodes of a tree from left to right that enters only the nodes it is asked to.
  @usableFromInline
  struct NodeCursor {
    /// Where the cursor stands; `nil` at the end.
    @usableFromInline var node: Node?

    /// What the nodes above add to hidden counts.
    @usableFromInline var inherited: Int32 = 0

    /// The number of rows before the node.
    @usableFromInline var position = 0

    @usableFromInline var path: [(parent: Node, index: Int, inherited: Int32)] = []

    @inlinable
    init(at root: Node) {
      node = root.rows > 0 ? root : nil
    }

    /// The rows below the node.
    @inlinable
    var range: Range<Int> { position..<(position + (node?.rows ?? 0)) }

    /// Moves to the first child.
    @inlinable
    mutating func descend() {
      guard let parent = node else { return }
      inherited += parent.delta
      path.append((parent, 0, inherited))
      node = parent.children[0]
    }

    /// Moves to the highest node that begins where this one ends.
    @inlinable
    mutating func skip() {
      position = range.upperBound
      node = nil
      while let (parent, index, inherited) = path.popLast() {
        if index + 1 < parent.children.count {
          path.append((parent, index + 1, inherited))
          node = parent.children[index + 1]
          self.inherited = inherited
          return
        }
      }
    }

    /// Given the same node in two trees: whether the visibility of all its rows is the same in both
    /// or, for `false`, that of none; `nil` when it is the same for some.
    @inlinable
    func agrees(with other: NodeCursor) -> Bool? {
      guard let node, let otherNode = other.node else { return nil }
      let left = inherited + node.delta
      let right = other.inherited + otherNode.delta
      let visible = node.summary.visibleRows(inherited: left)
      let otherVisible = node.summary.visibleRows(inherited: right)
      if left == right || visible == 0 && otherVisible == 0 { return true }
      return visible + otherVisible == node.rows && (visible == 0 || otherVisible == 0)
        ? false : nil
    }
  }
}
