extension DiffableDataSourceSnapshot {
  /// Marks items to be built anew by the next apply.
  ///
  /// Marks accumulate over calls; an item that is marked already stays so.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown; `.duplicateItems` for items that
  ///   repeat. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reloadItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnownOnce(items, in: .reloadItems)
    reloaded.add(items)
  }

  /// Marks items to have their content shown anew by the next apply.
  ///
  /// Marks accumulate over calls; an item that is marked already stays so.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown; `.duplicateItems` for items that
  ///   repeat. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reconfigureItems(_ items: [ItemIdentifier]) throws(SnapshotError) {
    try requireKnownOnce(items, in: .reconfigureItems)
    reconfigured.add(items)
  }

  /// Marks sections, empty ones too, to be built anew by the next apply.
  ///
  /// Marks accumulate over calls; a section that is marked already stays so.
  ///
  /// - Throws: `.unknownSections`, naming all that are unknown; `.duplicateSections` for sections
  ///   that repeat. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* sections.
  @inlinable
  public mutating func reloadSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    let unknown = sections.filter { outline.position(of: .section($0)) == nil }
    if !unknown.isEmpty {
      throw .unknownSections(
        unknown.map { String(describing: $0) }, operation: .reloadSections)
    }
    let repeated = duplicates(sections) { _ in nil }
    if !repeated.isEmpty { throw .duplicateSections(repeated, operation: .reloadSections) }
    reloadedSections.add(sections)
  }

  @inlinable
  func requireKnownOnce(
    _ items: [ItemIdentifier], in operation: SnapshotError.Operation
  ) throws(SnapshotError) {
    var positions: Set<Int> = []
    var unknown: [ItemIdentifier] = []
    for item in items {
      if let position = outline.position(of: .item(item)) {
        positions.insert(position)
      } else {
        unknown.append(item)
      }
    }
    if !unknown.isEmpty { throw .unknown(unknown, operation) }
    if positions.count == items.count { return }
    throw .duplicateItems(duplicates(items) { _ in nil }, operation: operation)
  }
}
