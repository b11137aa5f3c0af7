extension DiffableDataSourceSectionSnapshot {
  /// Moves an item with its descendants to just before another one, as its sibling.
  ///
  /// - Throws: `.unknownItems` for either, `.ontoItself`, or `.intoOwnSubtree` when `anchor` is a
  ///   descendant. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for a subtree of *k* items.
  @inlinable
  public mutating func move(
    _ item: ItemIdentifier, before anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let (subtree, target) = try moveEnds(item, anchor)
    moveRows(subtree, to: target, level: outline.row(at: target).level)
  }

  /// Moves an item with its descendants to after another one and its descendants, as its sibling.
  ///
  /// - Throws: `.unknownItems` for either, `.ontoItself`, or `.intoOwnSubtree` when `anchor` is a
  ///   descendant. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for a subtree of *k* items.
  @inlinable
  public mutating func move(
    _ item: ItemIdentifier, after anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let (subtree, target) = try moveEnds(item, anchor)
    let level = outline.row(at: target).level
    moveRows(subtree, to: outline.endOfSubtree(at: target), level: level)
  }

  /// Moves an item with its descendants to an index among the children of a parent.
  ///
  ///     try places.move("Malta", into: "Europe", at: 0)
  ///     try places.children(of: "Europe")  // ["Malta", "Crete"]
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - parent: Its new parent; `nil` makes it a root.
  ///   - index: Its index among its new siblings, counted without itself.
  /// - Throws: `.unknownItems` for either, `.intoOwnSubtree` when `parent` is the item or below it,
  ///   `.indexOutOfRange`. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for a subtree of *k* items.
  @inlinable
  public mutating func move(
    _ item: ItemIdentifier, into parent: ItemIdentifier?, at index: Int
  ) throws(SnapshotError) {
    let start = try position(of: item, in: .move)
    let subtree = start..<outline.endOfSubtree(at: start)
    var family = 0..<outline.count
    var level = 0
    if let parent {
      let top = try position(of: parent, in: .move)
      if subtree.contains(top) {
        throw .intoOwnSubtree(String(describing: item), operation: .move)
      }
      family = (top + 1)..<outline.endOfSubtree(at: top)
      level = outline.row(at: top).level + 1
    }
    let isSibling = family.contains(start) && outline.row(at: start).level == level
    let siblings = outline.count(ofLevel: level, in: family) - (isSibling ? 1 : 0)
    guard index >= 0, index <= siblings else {
      throw .indexOutOfRange(index, limit: siblings, operation: .move)
    }
    // The index counts without the item: from its own place on, siblings stand one further.
    var counted = index
    if isSibling {
      let own = outline.count(ofLevel: level, in: family.lowerBound..<start)
      if index >= own { counted += 1 }
    }
    let total = siblings + (isSibling ? 1 : 0)
    let target =
      counted == total
      ? family.upperBound : outline.position(ofLevel: level, at: counted, in: family)
    moveRows(subtree, to: target, level: level)
  }

  @inlinable
  func moveEnds(
    _ item: ItemIdentifier, _ anchor: ItemIdentifier
  ) throws(SnapshotError) -> (subtree: Range<Int>, target: Int) {
    let start = try position(of: item, in: .move)
    let target = try position(of: anchor, in: .move)
    if start == target { throw .ontoItself(String(describing: item), operation: .move) }
    let subtree = start..<outline.endOfSubtree(at: start)
    if subtree.contains(target) {
      throw .intoOwnSubtree(String(describing: item), operation: .move)
    }
    return (subtree, target)
  }

  /// Moves whole rows; `target` is a position before the move, outside the inner of `range`.
  @inlinable
  mutating func moveRows(_ range: Range<Int>, to target: Int, level: Int) {
    let change = level - outline.row(at: range.lowerBound).level
    let stays = target == range.lowerBound || target == range.upperBound
    if stays, change == 0 { return }
    let rows = rows(at: range, deepenedBy: change)
    outline.remove(range)
    outline.insert(rows, at: target > range.lowerBound ? target - range.count : target)
  }
}
