/// An item with its children, for a hierarchy that is written out.
///
///     SnapshotBranch("Europe", isExpanded: true) { "Crete"; "Malta" }
///
/// It holds its children as values within it: for hierarchies from data, as deep as they may be,
/// there is ``DiffableDataSourceSectionSnapshot/init(_:id:children:)``.
public struct SnapshotBranch<Item: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: Item

  /// Whether the item is expanded.
  public let isExpanded: Bool

  /// Its children, in display order.
  public let children: [SnapshotBranch]

  /// Creates an item with children, or without any.
  @inlinable
  public init(
    _ item: Item, isExpanded: Bool = false,
    @SnapshotBuilder<SnapshotBranch> children: () -> [SnapshotBranch] = { [] }
  ) {
    self.item = item
    self.isExpanded = isExpanded
    self.children = children()
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Creates a hierarchy that is written out.
  ///
  ///     try DiffableDataSourceSectionSnapshot {
  ///       SnapshotBranch("Europe", isExpanded: true) { "Crete"; "Malta" }
  ///       "Asia"
  ///     }
  ///
  /// - Throws: `.duplicateItems` for items that repeat.
  /// - Complexity: O(*n* + *e* log *n*) for *e* expanded items.
  @inlinable
  public init(
    @SnapshotBuilder<SnapshotBranch<ItemIdentifier>>
    items: () -> [SnapshotBranch<ItemIdentifier>]
  ) throws(SnapshotError) {
    var expanded: [ItemIdentifier] = []
    let id = { (branch: SnapshotBranch<ItemIdentifier>) in
      if branch.isExpanded { expanded.append(branch.item) }
      return branch.item
    }
    try self.init(items(), id: id, children: \.children)
    expand(expanded)
  }
}
