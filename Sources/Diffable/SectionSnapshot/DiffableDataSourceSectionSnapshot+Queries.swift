extension DiffableDataSourceSectionSnapshot {
  /// All items in depth-first order, hidden ones included.
  ///
  /// - Complexity: O(1) to obtain.
  @inlinable public var items: SnapshotItems<ItemIdentifier> {
    SnapshotItems(outline, .all(0..<outline.count))
  }

  /// The items without a parent.
  ///
  /// - Complexity: O(1) to obtain.
  @inlinable public var rootItems: SnapshotItems<ItemIdentifier> {
    SnapshotItems(outline, .level(0, 0..<outline.count))
  }

  /// The items whose ancestors are all expanded, in display order.
  ///
  /// - Complexity: O(1) to obtain.
  @inlinable public var visibleItems: SnapshotItems<ItemIdentifier> {
    SnapshotItems(outline, .visible)
  }

  /// The expanded items in depth-first order, hidden ones and leaves included.
  ///
  /// - Complexity: O(1) to obtain.
  @inlinable public var expandedItems: SnapshotItems<ItemIdentifier> {
    SnapshotItems(outline, .expanded)
  }

  /// Whether the item is present.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func contains(_ item: ItemIdentifier) -> Bool { outline.position(of: item) != nil }

  /// The item's index among ``items``; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func index(of item: ItemIdentifier) -> Int? { outline.position(of: item) }

  /// The item's index among ``visibleItems``; `nil` when it is unknown or hidden.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func visibleIndex(of item: ItemIdentifier) -> Int? {
    guard let position = outline.position(of: item), outline.isVisible(at: position) else {
      return nil
    }
    return outline.visibleRank(of: position)
  }

  /// The item at an index among ``visibleItems``; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func visibleItem(at index: Int) -> ItemIdentifier? {
    guard index >= 0, index < outline.visibleCount else { return nil }
    return outline.row(at: outline.position(ofVisible: index)).id
  }

  /// Whether the item's own flag says expanded, be it visible or not, with children or without.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(log *n*).
  @inlinable
  public func isExpanded(_ item: ItemIdentifier) throws(SnapshotError) -> Bool {
    outline.row(at: try position(of: item, in: .isExpanded)).isExpanded
  }

  /// Whether every ancestor of the item is expanded.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(log *n*).
  @inlinable
  public func isVisible(_ item: ItemIdentifier) throws(SnapshotError) -> Bool {
    outline.isVisible(at: try position(of: item, in: .isVisible))
  }

  /// How many ancestors the item has.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(log *n*).
  @inlinable
  public func level(of item: ItemIdentifier) throws(SnapshotError) -> Int {
    outline.row(at: try position(of: item, in: .level)).level
  }

  /// The item that this one is a child of; `nil` for a root.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(log *n*).
  @inlinable
  public func parent(of item: ItemIdentifier) throws(SnapshotError) -> ItemIdentifier? {
    let position = try position(of: item, in: .parent)
    return outline.parent(of: position).map { outline.row(at: $0).id }
  }

  /// The item's children in display order, hidden ones included.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(log *n*) to obtain.
  @inlinable
  public func children(
    of item: ItemIdentifier
  ) throws(SnapshotError) -> SnapshotItems<ItemIdentifier> {
    let position = try position(of: item, in: .children)
    let level = outline.row(at: position).level + 1
    return SnapshotItems(
      outline, .level(level, (position + 1)..<outline.endOfSubtree(at: position)))
  }

  /// The item's children, their children and so on, in depth-first order, hidden ones included.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(log *n*) to obtain.
  @inlinable
  public func descendants(
    of item: ItemIdentifier
  ) throws(SnapshotError) -> SnapshotItems<ItemIdentifier> {
    let position = try position(of: item, in: .descendants)
    return SnapshotItems(outline, .all((position + 1)..<outline.endOfSubtree(at: position)))
  }

  /// The item's parent, that one's parent and so on up to the root.
  ///
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(*d* log *n*) for an item at level *d*.
  @inlinable
  public func ancestors(of item: ItemIdentifier) throws(SnapshotError) -> [ItemIdentifier] {
    var position = try position(of: item, in: .ancestors)
    var ancestors: [ItemIdentifier] = []
    while let parent = outline.parent(of: position) {
      ancestors.append(outline.row(at: parent).id)
      position = parent
    }
    return ancestors
  }

  /// Whether an item stands somewhere below another one; none stands below itself.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown.
  /// - Complexity: O(log *n*).
  @inlinable
  public func isDescendant(
    _ item: ItemIdentifier, of ancestor: ItemIdentifier
  ) throws(SnapshotError) -> Bool {
    guard let position = outline.position(of: item), let top = outline.position(of: ancestor) else {
      let both = item == ancestor ? [item] : [item, ancestor]
      throw .unknown(both.filter { !contains($0) }, .isDescendant)
    }
    return position > top && position < outline.endOfSubtree(at: top)
  }

  /// The subtree of an item as a snapshot of its own, with levels from 0.
  ///
  /// Expansion and the marks for reloading are copied.
  ///
  /// - Parameters:
  ///   - item: The top of the subtree.
  ///   - includingParent: Whether `item` is the only root of the result; otherwise its children are
  ///     the roots.
  /// - Throws: `.unknownItems`.
  /// - Complexity: O(*k* + log *n*) for a subtree of *k* items.
  @inlinable
  public func snapshot(
    of item: ItemIdentifier, includingParent: Bool = false
  ) throws(SnapshotError) -> Self {
    let position = try position(of: item, in: .snapshot)
    let start = includingParent ? position : position + 1
    let level = outline.row(at: position).level + (includingParent ? 0 : 1)
    var result = Self()
    let rows = rows(at: start..<outline.endOfSubtree(at: position), deepenedBy: -level)
    if !rows.isEmpty { result.outline.insert(rows, at: 0) }
    result.reloaded.add(reloaded.ordered.filter(result.contains))
    result.reconfigured.add(reconfigured.ordered.filter(result.contains))
    return result
  }
}
