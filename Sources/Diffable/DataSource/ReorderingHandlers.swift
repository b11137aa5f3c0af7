/// What a data source asks and tells when a user moves an item to another place.
///
/// Called in the order of the properties, for the moves of ``DiffableDataSource`` only, never for an
/// apply, and never with a lock held.
public struct ReorderingHandlers<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
{
  /// Whether the item may be moved; yes without a handler.
  public var canReorderItem: (@Sendable (Item) -> Bool)?

  /// Called before the view is told, with what was changed.
  public var willReorder: (@Sendable (ReorderingTransaction<Section, Item>) -> Void)?

  /// Called after the view was told, with what was changed.
  public var didReorder: (@Sendable (ReorderingTransaction<Section, Item>) -> Void)?

  /// Creates handlers that do nothing.
  public init() {}
}

/// What a move changed, for a program that keeps the order of its own data.
public struct ReorderingTransaction<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  /// The sections and visible items before.
  public let initialSnapshot: DiffableDataSourceSnapshot<Section, Item>

  /// The sections and visible items after.
  public let finalSnapshot: DiffableDataSourceSnapshot<Section, Item>

  /// How the list of all visible items changed, without regard to sections.
  public let difference: CollectionDifference<Item>

  /// What changed in each section that changed, in section order.
  public let sectionTransactions: [SectionTransaction]

  /// What a move changed in one section.
  public struct SectionTransaction: Sendable {
    /// The section.
    public let section: Section

    /// The section's hierarchy before.
    public let initialSnapshot: DiffableDataSourceSectionSnapshot<Item>

    /// The section's hierarchy after.
    public let finalSnapshot: DiffableDataSourceSectionSnapshot<Item>

    /// How the section's visible items changed.
    public let difference: CollectionDifference<Item>
  }
}
