extension DiffableDataSourceSnapshot {
  /// Marks items to be built anew by the next apply.
  ///
  /// Marks accumulate; each item counts once.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reloadItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items, in: .reloadItems)
    reloaded.add(items)
  }

  /// Marks items to have their content shown anew by the next apply.
  ///
  /// Marks accumulate; each item counts once.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reconfigureItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnown(items, in: .reconfigureItems)
    reconfigured.add(items)
  }

  /// Marks sections, empty ones too, to be built anew by the next apply.
  ///
  /// Marks accumulate; each section counts once.
  ///
  /// - Throws: `.unknownSections`, naming all that are unknown. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* sections.
  @inlinable
  public mutating func reloadSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    let unknown = sections.filter { outline.position(of: .section($0)) == nil }
    if !unknown.isEmpty {
      throw .unknownSections(
        unknown.map { String(describing: $0) }, operation: .reloadSections)
    }
    reloadedSections.add(sections)
  }

  @inlinable
  func requireKnown(
    _ items: [ItemIdentifier], in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    let unknown = items.filter { outline.position(of: .item($0)) == nil }
    if !unknown.isEmpty { throw .unknown(unknown, operation) }
  }
}
