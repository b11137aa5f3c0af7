/// What a data source asks and tells when a user expands or collapses an item.
///
/// Called in the order of the properties, for ``DiffableDataSource/expand(_:animatingDifferences:)``
/// and its kin only, never for an apply, and never with a lock held.
public struct SectionSnapshotHandlers<Item: Hashable & Sendable>: Sendable {
  /// Whether the item may be expanded; yes without a handler.
  public var shouldExpandItem: (@Sendable (Item) -> Bool)?

  /// Called before the item is expanded.
  public var willExpandItem: (@Sendable (Item) -> Void)?

  /// The descendants that the item is to have once it is expanded, given those it has.
  public var snapshotForExpandingParent:
    (
      @Sendable (Item, DiffableDataSourceSectionSnapshot<Item>) ->
        DiffableDataSourceSectionSnapshot<Item>
    )?

  /// Called after the item was expanded.
  public var didExpandItem: (@Sendable (Item) -> Void)?

  /// Whether the item may be collapsed; yes without a handler.
  public var shouldCollapseItem: (@Sendable (Item) -> Bool)?

  /// Called before the item is collapsed.
  public var willCollapseItem: (@Sendable (Item) -> Void)?

  /// Called after the item was collapsed.
  public var didCollapseItem: (@Sendable (Item) -> Void)?

  /// Creates handlers that do nothing.
  public init() {}
}
