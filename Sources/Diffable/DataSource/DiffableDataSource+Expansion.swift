import Synchronization

extension DiffableDataSource {
  /// What is asked and told when an item is expanded or collapsed.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifier> {
    get { inner.withLock { $0.handlers } }
    set { inner.withLock { $0.handlers = newValue } }
  }

  /// Expands an item of a section that has a hierarchy, as a tap on its disclosure mark does.
  ///
  /// Nothing happens to an item that is expanded, or that a handler does not let expand. With
  /// ``SectionSnapshotHandlers/loadSnapshotForExpandingParent`` the item is expanded at once and its
  /// children follow later; see ``isLoading(_:)``.
  ///
  /// - Returns: What changed.
  /// - Throws: `.unknownItems` for an item in no hierarchy, `.duplicateItems` when the children that
  ///   a handler gives are elsewhere. Nothing changes then.
  /// - Complexity: O((*k* + 1) log *n*) for *k* rows that appear, and as much for each hierarchy.
  @discardableResult
  public func expand(
    _ item: ItemIdentifier, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference {
    let handlers = sectionSnapshotHandlers
    let (_, hierarchy) = try newest(holding: item, .expand)
    guard try !hierarchy.isExpanded(item), handlers.shouldExpandItem?(item) ?? true else {
      return Difference()
    }
    handlers.willExpandItem?(item)
    var children: SectionSnapshot?
    if let provide = handlers.snapshotForExpandingParent {
      let (_, newest) = try newest(holding: item, .expand)
      children = provide(item, try newest.snapshot(of: item))
    }
    var request: LoadRequest<ItemIdentifier>?
    let difference = try transact(animates: animatingDifferences) {
      (state) throws(SnapshotError) in
      var (section, hierarchy) = try state.hierarchy(holding: item, .expand)
      if let children { try hierarchy.replace(childrenOf: item, using: children) }
      hierarchy.expand([item])
      let difference = try state.apply(hierarchy, to: section)
      if handlers.loadSnapshotForExpandingParent != nil {
        request = try state.beginLoading(item, in: hierarchy)
      }
      return difference
    }
    if let request {
      load(request, handlers, animates: animatingDifferences)
    } else {
      handlers.didExpandItem?(item)
    }
    return difference
  }

  /// Collapses an item of a section that has a hierarchy, as a tap on its disclosure mark does.
  ///
  /// Nothing happens to an item that is collapsed, or that a handler does not let collapse.
  ///
  /// - Returns: What changed.
  /// - Throws: `.unknownItems` for an item in no hierarchy. Nothing changes then.
  /// - Complexity: O((*k* + 1) log *n*) for *k* rows that disappear, and as much for each hierarchy.
  @discardableResult
  public func collapse(
    _ item: ItemIdentifier, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference {
    let handlers = sectionSnapshotHandlers
    let (_, hierarchy) = try newest(holding: item, .collapse)
    guard try hierarchy.isExpanded(item), handlers.shouldCollapseItem?(item) ?? true else {
      return Difference()
    }
    handlers.willCollapseItem?(item)
    let difference = try transact(animates: animatingDifferences) {
      (state) throws(SnapshotError) in
      var (section, hierarchy) = try state.hierarchy(holding: item, .collapse)
      hierarchy.collapse([item])
      return try state.apply(hierarchy, to: section)
    }
    handlers.didCollapseItem?(item)
    return difference
  }

  /// Expands an item that is collapsed, collapses one that is expanded.
  ///
  /// - Returns: What changed.
  /// - Throws: As ``expand(_:animatingDifferences:)``.
  /// - Complexity: As ``expand(_:animatingDifferences:)``.
  @discardableResult
  public func toggle(
    _ item: ItemIdentifier, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference {
    let (_, hierarchy) = try newest(holding: item, .toggle)
    return if try hierarchy.isExpanded(item) {
      try collapse(item, animatingDifferences: animatingDifferences)
    } else {
      try expand(item, animatingDifferences: animatingDifferences)
    }
  }

  private func newest(
    holding item: ItemIdentifier, _ operation: SnapshotError.Operation
  ) throws(SnapshotError) -> (SectionIdentifier, SectionSnapshot) {
    try inner.withLock { $0.newest }.hierarchy(holding: item, operation)
  }
}

extension DataSourceState {
  func hierarchy(
    holding item: Item, _ operation: SnapshotError.Operation
  ) throws(SnapshotError) -> (Section, Hierarchy) {
    guard let section = section(of: item), let hierarchy = hierarchies[section] else {
      throw .unknown([item], operation)
    }
    return (section, hierarchy)
  }
}
