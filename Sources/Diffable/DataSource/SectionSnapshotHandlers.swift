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

  /// The same for descendants that take a while to find; the item is expanded meanwhile.
  ///
  /// What it has until they come is what it had, or what ``snapshotForExpandingParent`` gave. The
  /// answer is dropped, and the task that finds it cancelled, when the item is collapsed or deleted
  /// in the meantime, when it is expanded anew, and when the data source goes.
  public var loadSnapshotForExpandingParent:
    (
      @Sendable (Item, DiffableDataSourceSectionSnapshot<Item>) async throws ->
        DiffableDataSourceSectionSnapshot<Item>
    )?

  /// Called after the item was expanded, and after its children came if they take a while.
  public var didExpandItem: (@Sendable (Item) -> Void)?

  /// Called instead of ``didExpandItem``, once, when the children that take a while do not come.
  ///
  /// The error is what ``loadSnapshotForExpandingParent`` threw, or a ``SnapshotError`` for children
  /// that are elsewhere: the item is then collapsed again. It is a `CancellationError` when the
  /// answer was dropped.
  public var didFailToExpandItem: (@Sendable (Item, any Error) -> Void)?

  /// Whether the item may be collapsed; yes without a handler.
  public var shouldCollapseItem: (@Sendable (Item) -> Bool)?

  /// Called before the item is collapsed.
  public var willCollapseItem: (@Sendable (Item) -> Void)?

  /// Called after the item was collapsed.
  public var didCollapseItem: (@Sendable (Item) -> Void)?

  /// Creates handlers that do nothing.
  public init() {}
}
