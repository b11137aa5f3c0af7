extension DiffableDataSourceSectionSnapshot {
  /// Marks items, hidden ones too, to be built anew by the next apply.
  ///
  /// Marks accumulate over calls; an item that is marked already stays so.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown; `.duplicateItems` for items that
  ///   repeat. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reload(_ items: [ItemIdentifier]) throws(SnapshotError) {
    _ = try positions(of: items, in: .reload)
    reloaded.add(items)
  }

  /// Marks items, hidden ones too, to have their content shown anew by the next apply.
  ///
  /// Marks accumulate over calls; an item that is marked already stays so.
  ///
  /// - Throws: `.unknownItems`, naming all that are unknown; `.duplicateItems` for items that
  ///   repeat. Nothing is marked then.
  /// - Complexity: O(*k* log *n*) for *k* items.
  @inlinable
  public mutating func reconfigure(_ items: [ItemIdentifier]) throws(SnapshotError) {
    _ = try positions(of: items, in: .reconfigure)
    reconfigured.add(items)
  }

  /// The items marked by ``reload(_:)``, in the order they were marked.
  @inlinable public var reloadedItems: [ItemIdentifier] { reloaded.ordered }

  /// The items marked by ``reconfigure(_:)``, in the order they were marked.
  @inlinable public var reconfiguredItems: [ItemIdentifier] { reconfigured.ordered }

  /// The positions of items that are all there and all different, in ascending order.
  @inlinable
  func positions(
    of items: [ItemIdentifier], in operation: SnapshotError.Operation
  ) throws(SnapshotError) -> [Int] {
    var positions: [Int] = []
    var unknown: [ItemIdentifier] = []
    for item in items {
      if let position = outline.position(of: item) {
        positions.append(position)
      } else {
        unknown.append(item)
      }
    }
    if !unknown.isEmpty { throw .unknown(unknown, operation) }
    positions.sort()
    if zip(positions, positions.dropFirst()).contains(where: ==) {
      throw .duplicateItems(duplicates(items, besides: 0..<outline.count), operation: operation)
    }
    return positions
  }
}
