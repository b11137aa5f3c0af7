extension DiffableDataSourceSectionSnapshot {
  /// Marks items, hidden ones too, to be built anew by the next apply.
  ///
  /// Marks accumulate; each item counts once.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reload(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items, in: .reload)
    reloaded.add(items)
  }

  /// Marks items, hidden ones too, to have their content shown anew by the next apply.
  ///
  /// Marks accumulate; each item counts once.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reconfigure(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items, in: .reconfigure)
    reconfigured.add(items)
  }

  /// The items marked by ``reload(_:)``, in the order they were marked.
  @inlinable public var reloadedItems: [ItemIdentifier] { reloaded.ordered }

  /// The items marked by ``reconfigure(_:)``, in the order they were marked.
  @inlinable public var reconfiguredItems: [ItemIdentifier] { reconfigured.ordered }

  @inlinable
  func requireKnown(
    _ items: [ItemIdentifier], in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    let unknown = items.filter { !contains($0) }
    if !unknown.isEmpty { throw .unknown(unknown, operation) }
  }
}
