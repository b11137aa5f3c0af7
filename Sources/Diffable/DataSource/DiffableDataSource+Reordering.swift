import Synchronization

extension DiffableDataSource {
  /// What is asked and told when an item is moved.
  public var reorderingHandlers: ReorderingHandlers<SectionIdentifier, ItemIdentifier> {
    get { inner.withLock { $0.reorderingHandlers } }
    set { inner.withLock { $0.reorderingHandlers = newValue } }
  }

  /// Moves an item with its descendants to just before another one, as its sibling.
  ///
  /// Descendants are left behind when the other item's section has no hierarchy.
  ///
  /// - Returns: What changed; nothing when a handler does not let the item move.
  /// - Throws: `.unknownItems` for either, `.ontoItself`, `.intoOwnSubtree`. Nothing changes then.
  /// - Complexity: O(*m* + *k* log *n*) for a subtree of *k* items and sections of *m*; O(*n*)
  ///   where a handler is told.
  @discardableResult
  public func move(
    _ item: ItemIdentifier, before anchor: ItemIdentifier, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference {
    try reorder(item, animates: animatingDifferences) { (state) throws(SnapshotError) in
      try state.move(item, beside: anchor, after: false)
    }
  }

  /// Moves an item with its descendants to after another one and its descendants, as its sibling.
  ///
  /// Descendants are left behind when the other item's section has no hierarchy.
  ///
  /// - Returns: What changed; nothing when a handler does not let the item move.
  /// - Throws: `.unknownItems` for either, `.ontoItself`, `.intoOwnSubtree`. Nothing changes then.
  /// - Complexity: O(*m* + *k* log *n*) for a subtree of *k* items and sections of *m*; O(*n*)
  ///   where a handler is told.
  @discardableResult
  public func move(
    _ item: ItemIdentifier, after anchor: ItemIdentifier, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference {
    try reorder(item, animates: animatingDifferences) { (state) throws(SnapshotError) in
      try state.move(item, beside: anchor, after: true)
    }
  }

  private func reorder(
    _ item: ItemIdentifier, animates: Bool,
    _ change: (inout State) throws(SnapshotError) -> Difference
  ) throws(SnapshotError) -> Difference {
    let handlers = reorderingHandlers
    guard handlers.canReorderItem?(item) ?? true else { return Difference() }
    if let willReorder = handlers.willReorder {
      // What is about to happen, unless another thread comes in between.
      let before = inner.withLock { $0.newest }
      var after = before
      _ = try change(&after)
      willReorder(transaction(from: before, to: after))
    }
    var states: (before: State, after: State)?
    let difference = try transact(animates: animates) { (state) throws(SnapshotError) in
      let before = state
      let difference = try change(&state)
      states = (before, state)
      return difference
    }
    if let didReorder = handlers.didReorder, let states {
      didReorder(transaction(from: states.before, to: states.after))
    }
    return difference
  }

  private func transaction(
    from old: State, to new: State
  ) -> ReorderingTransaction<SectionIdentifier, ItemIdentifier> {
    let sections = new.list.sectionIdentifiers.compactMap {
      section -> ReorderingTransaction<SectionIdentifier, ItemIdentifier>.SectionTransaction? in
      guard let before = old.hierarchy(of: section), let after = new.hierarchy(of: section),
        before != after
      else { return nil }
      return .init(
        section: section, initialSnapshot: before, finalSnapshot: after,
        difference: difference(Array(before.visibleItems), Array(after.visibleItems)))
    }
    return ReorderingTransaction(
      initialSnapshot: old.list, finalSnapshot: new.list,
      difference: difference(Array(old.list.itemIdentifiers), Array(new.list.itemIdentifiers)),
      sectionTransactions: sections)
  }

  private func difference(
    _ old: [ItemIdentifier], _ new: [ItemIdentifier]
  ) -> CollectionDifference<ItemIdentifier> {
    new.difference(from: old).inferringMoves()
  }
}
