import Synchronization

extension DiffableDataSource {
  /// Whether the item was expanded and waits for the children that
  /// ``SectionSnapshotHandlers/loadSnapshotForExpandingParent`` is to give.
  ///
  /// The row of such an item is drawn again when this changes.
  ///
  /// - Complexity: O(1).
  public func isLoading(_ item: ItemIdentifier) -> Bool {
    inner.withLock { $0.newest.loading[item] != nil }
  }

  /// Asks for the descendants of an item that was just expanded, and gives them to it.
  func load(_ request: LoadRequest<ItemIdentifier>, _ handlers: Handlers, animates: Bool) {
    guard let load = handlers.loadSnapshotForExpandingParent else { return }
    // The data source may go while somebody is still looking for the answer.
    let task = Task { [weak self] in
      let answer: Result<SectionSnapshot, any Error>
      do {
        answer = .success(try await load(request.item, request.children))
      } catch {
        answer = .failure(error)
      }
      guard let self else {
        handlers.didFailToExpandItem?(request.item, CancellationError())
        return
      }
      self.finish(request, answer, handlers, animates: animates)
    }
    let isWanted = inner.withLock { inner in
      let isWanted = inner.newest.loading[request.item] == request.number
      if isWanted { inner.loads[request.number] = task }
      return isWanted
    }
    if !isWanted { task.cancel() }
  }

  private func finish(
    _ request: LoadRequest<ItemIdentifier>, _ answer: Result<SectionSnapshot, any Error>,
    _ handlers: Handlers, animates: Bool
  ) {
    do {
      let children = try answer.get()
      let isWanted = try settle(request, animates: animates) { (hierarchy) throws(SnapshotError) in
        try hierarchy.replace(childrenOf: request.item, using: children)
      }
      guard isWanted else { throw CancellationError() }
      handlers.didExpandItem?(request.item)
    } catch {
      // Once it is collapsed, expanding it asks again.
      let isWanted = try? settle(request, animates: animates) { $0.collapse([request.item]) }
      handlers.didFailToExpandItem?(request.item, isWanted == true ? error : CancellationError())
    }
  }

  /// Ends a request with a change of the hierarchy, unless nobody waits for the answer any more.
  ///
  /// - Returns: Whether somebody did.
  private func settle(
    _ request: LoadRequest<ItemIdentifier>, animates: Bool,
    _ change: (inout SectionSnapshot) throws(SnapshotError) -> Void
  ) throws(SnapshotError) -> Bool {
    var isWanted = false
    _ = try transact(animates: animates) { (state) throws(SnapshotError) in
      guard state.loading[request.item] == request.number else { return Difference() }
      var (section, hierarchy) = try state.hierarchy(holding: request.item, .expand)
      try change(&hierarchy)
      try hierarchy.reconfigure([request.item])
      let difference = try state.apply(hierarchy, to: section)
      state.loading[request.item] = nil
      isWanted = true
      return difference
    }
    return isWanted
  }
}

/// A question for the descendants of an item.
struct LoadRequest<Item: Hashable & Sendable>: Sendable {
  let item: Item

  /// Different for each question.
  let number: Int

  /// The descendants that the item has.
  let children: DiffableDataSourceSectionSnapshot<Item>
}

extension DataSourceState {
  /// Notes that the descendants of an item are asked for; an older question is forgotten.
  mutating func beginLoading(
    _ item: Item, in hierarchy: Hierarchy
  ) throws(SnapshotError) -> LoadRequest<Item> {
    let children = try hierarchy.snapshot(of: item)
    requests += 1
    loading[item] = requests
    return LoadRequest(item: item, number: requests, children: children)
  }

  /// Forgets the questions for items that are gone or collapsed.
  mutating func forgetUnwantedLoads() {
    for item in loading.keys {
      let isExpanded =
        section(of: item).flatMap { hierarchies[$0]?[item: item]?.isExpanded } ?? false
      if !isExpanded { loading[item] = nil }
    }
  }
}

extension DiffableDataSource.Inner {
  /// Takes out the loads whose answer nobody waits for.
  mutating func removeUnwantedLoads() -> [Task<Void, Never>] {
    if loads.isEmpty { return [] }
    let wanted = Set(newest.loading.values)
    let unwanted = loads.filter { !wanted.contains($0.key) }
    for number in unwanted.keys { loads[number] = nil }
    return Array(unwanted.values)
  }
}
