extension DiffableDataSourceSectionSnapshot {
  /// Expands items; each keeps its flag even while it has no children or is hidden.
  ///
  /// Descendants keep their own flags, so what was expanded below shows again.
  ///
  /// - Returns: The items that are unknown, which are ignored.
  /// - Complexity: O(*k* log *n*) for *k* items, however many rows appear.
  @discardableResult
  @inlinable
  public mutating func expand(_ items: [ItemIdentifier]) -> [ItemIdentifier] {
    setExpanded(true, items)
  }

  /// Collapses items; their descendants keep their own flags.
  ///
  /// - Returns: The items that are unknown, which are ignored.
  /// - Complexity: O(*k* log *n*) for *k* items, however many rows disappear.
  @discardableResult
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifier]) -> [ItemIdentifier] {
    setExpanded(false, items)
  }

  /// Expands every item that has children.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func expandAll() {
    setFlags { $0.isExpanded || $1 }
  }

  /// Collapses every item, and forgets which absent ones are to come expanded.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func collapseAll() {
    awaited = []
    setFlags { _, _ in false }
  }

  /// Expands and collapses so that exactly the items down to a level are visible.
  ///
  /// Parents above `level` are expanded; everything at `level` and below is collapsed.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func expand(toLevel level: Int) {
    setFlags { $0.level < level && ($0.isExpanded || $1) }
  }

  /// Expands every ancestor of an item, so that it becomes visible; not the item itself.
  ///
  /// - Throws: `.unknownItems`. The snapshot is then as it was.
  /// - Complexity: O(*d* log *n*) for an item at level *d*.
  @inlinable
  public mutating func expandAncestors(of item: ItemIdentifier) throws(SnapshotError) {
    var position = try position(of: item, in: .expandAncestors)
    while let parent = outline.parent(of: position) {
      if !outline.row(at: parent).isExpanded { outline.setExpanded(true, at: parent) }
      position = parent
    }
  }

  @inlinable
  mutating func setExpanded(_ flag: Bool, _ items: [ItemIdentifier]) -> [ItemIdentifier] {
    var unknown: [ItemIdentifier] = []
    for item in items {
      guard let position = outline.position(of: item) else {
        if !flag { awaited.remove(item) }
        unknown.append(item)
        continue
      }
      if outline.row(at: position).isExpanded != flag { outline.setExpanded(flag, at: position) }
    }
    return unknown
  }

  /// The positions of the rows whose flag is not what `flag` wants.
  @inlinable
  func flagChanges(_ flag: (Row, _ hasChildren: Bool) -> Bool) -> [Int] {
    var changes: [Int] = []
    var position = -1
    var previous: Row?
    func settle(_ hasChildren: Bool) {
      if let row = previous, flag(row, hasChildren) != row.isExpanded { changes.append(position) }
    }
    outline.forEachRow(in: 0..<outline.count) { row in
      settle(row.level > previous?.level ?? row.level)
      previous = row
      position += 1
      return true
    }
    settle(false)
    return changes
  }

  /// Sets every flag to what `flag` says of the row and whether it has children.
  @inlinable
  mutating func setFlags(_ flag: (Row, _ hasChildren: Bool) -> Bool) {
    let changes = flagChanges(flag)
    if changes.count < outline.count / 16 {
      for position in changes {
        outline.setExpanded(!outline.row(at: position).isExpanded, at: position)
      }
      return
    }
    // With many changes, building the outline anew is cheaper than as many single ones.
    var rows = rows(at: 0..<outline.count)
    for position in changes { rows[position].isExpanded.toggle() }
    outline.removeAll()
    if !rows.isEmpty { outline.insert(rows, at: 0) }
  }
}
