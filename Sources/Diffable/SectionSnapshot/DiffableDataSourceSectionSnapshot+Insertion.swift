extension DiffableDataSourceSectionSnapshot {
  /// Appends items as the last children of a parent, or as the last roots.
  ///
  /// The parent is not expanded by it.
  ///
  /// - Parameters:
  ///   - items: The new items, in display order.
  ///   - parent: The item that gets them as children; `nil` makes them roots.
  /// - Throws: `.unknownItems` for the parent, `.duplicateItems` for items that repeat or are
  ///   already present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func append(
    _ items: [ItemIdentifier], to parent: ItemIdentifier? = nil
  ) throws(SnapshotError) {
    var position = outline.count
    var level = 0
    if let parent {
      let parentPosition = try self.position(of: parent, in: .append)
      position = outline.endOfSubtree(at: parentPosition)
      level = outline.row(at: parentPosition).level + 1
    }
    try insertNew(items, level: level, at: position, in: .append)
  }

  /// Inserts items just before another one, as its siblings.
  ///
  /// - Throws: `.unknownItems` for `anchor`, `.duplicateItems` for items that repeat or are already
  ///   present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifier], before anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor, in: .insert)
    let level = outline.row(at: position).level
    try insertNew(items, level: level, at: position, in: .insert)
  }

  /// Inserts items after another one and all its descendants, as its siblings.
  ///
  /// - Throws: `.unknownItems` for `anchor`, `.duplicateItems` for items that repeat or are already
  ///   present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifier], after anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor, in: .insert)
    let level = outline.row(at: position).level
    try insertNew(
      items, level: level, at: outline.endOfSubtree(at: position), in: .insert)
  }

  /// Inserts a whole hierarchy before an item, its roots as siblings of that item.
  ///
  /// Which items are expanded comes along, and so do the marks for reloading.
  ///
  /// - Throws: `.unknownItems` for `anchor`, `.duplicateItems` for items already present. The
  ///   snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items in `snapshot`.
  @inlinable
  public mutating func insert(
    _ snapshot: Self, before anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor, in: .insert)
    try graft(snapshot, at: position, level: outline.row(at: position).level)
  }

  /// Inserts a whole hierarchy after an item and its descendants, its roots as siblings of that item.
  ///
  /// Which items are expanded comes along, and so do the marks for reloading.
  ///
  /// - Throws: `.unknownItems` for `anchor`, `.duplicateItems` for items already present. The
  ///   snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items in `snapshot`.
  @inlinable
  public mutating func insert(
    _ snapshot: Self, after anchor: ItemIdentifier
  ) throws(SnapshotError) {
    let position = try position(of: anchor, in: .insert)
    let level = outline.row(at: position).level
    try graft(snapshot, at: outline.endOfSubtree(at: position), level: level)
  }

  /// Replaces a parent's descendants by a whole hierarchy, its roots becoming the children.
  ///
  /// The parent stays expanded or collapsed as it is. Dropped items may return in `snapshot`, with
  /// the expansion they have there.
  ///
  /// - Throws: `.unknownItems` for the parent, `.duplicateItems` for items present elsewhere,
  ///   the parent among them. The snapshot is then as it was.
  /// - Complexity: O((*d* + *k*) log *n*) for *d* dropped and *k* new items.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifier, using snapshot: Self
  ) throws(SnapshotError) {
    let position = try position(of: parent, in: .replace)
    let dropped = (position + 1)..<outline.endOfSubtree(at: position)
    let duplicates = duplicates(snapshot.items, besides: dropped)
    if !duplicates.isEmpty { throw .duplicateItems(duplicates, operation: .replace) }
    outline.remove(dropped)
    try graft(snapshot, at: position + 1, level: outline.row(at: position).level + 1)
    forgetMarksOfAbsentItems()
  }

  @inlinable
  mutating func graft(
    _ snapshot: Self, at position: Int, level: Int
  ) throws(SnapshotError) {
    let rows = snapshot.rows(at: 0..<snapshot.outline.count, deepenedBy: level)
    guard insertRows(rows, at: position) else {
      throw .duplicateItems(duplicates(snapshot.items), operation: .insert)
    }
    reloaded.add(snapshot.reloaded.ordered)
    reconfigured.add(snapshot.reconfigured.ordered)
    for item in snapshot.awaited where outline.position(of: item) == nil { awaited.insert(item) }
  }
}
