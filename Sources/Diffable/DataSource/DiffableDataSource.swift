import Synchronization

/// Keeps a list view in step with snapshots.
///
/// It holds one flat snapshot, and a section snapshot for each section with a hierarchy; the rows of
/// such a section are its visible items. Everything is legal from any thread. Changes are carried
/// out one after another in the order of the calls, and the view is told of them in that order, on
/// the thread of one of the callers: a call made while the view is being told of another change
/// returns before the view knows of its own. Lookups by place mean what the view was last told;
/// ``snapshot()`` and every change mean the newest state.
///
///     let source = DiffableDataSource(view: list) { _, _, id in recipes[id]?.title ?? "" }
///     var snapshot = source.snapshot()
///     try snapshot.appendItems([7], toSection: "Soups")
///     try source.apply(snapshot)  // the list is told of one new row
///
/// The view is not kept alive.
public final class DiffableDataSource<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable, Cell
>: Sendable {
  /// The view that shows the rows.
  public typealias View = any DiffableListView<SectionIdentifier, ItemIdentifier>

  /// The flat snapshot.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// The hierarchy of a section.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  /// What an apply changes.
  public typealias Difference = SnapshotDifference<SectionIdentifier, ItemIdentifier>

  /// Makes the cell for an item at a place.
  public typealias CellProvider = @Sendable (View, IndexPath, ItemIdentifier) -> Cell

  /// Makes the header or footer of a section, if it has one.
  public typealias SupplementaryProvider =
    @Sendable (View, SupplementaryKind, SectionIdentifier, _ index: Int) -> Cell?

  typealias State = DataSourceState<SectionIdentifier, ItemIdentifier>
  typealias Handlers = SectionSnapshotHandlers<ItemIdentifier>

  weak let view: (any DiffableListView<SectionIdentifier, ItemIdentifier>)?
  private let cellProvider: CellProvider
  let inner = Mutex(Inner())

  /// Creates a data source without sections.
  ///
  /// - Parameters:
  ///   - view: The view to keep in step; not kept alive.
  ///   - cellProvider: Called when the view asks for the cell of a row; it looks the content up.
  public init(
    view: some DiffableListView<SectionIdentifier, ItemIdentifier>,
    cellProvider: @escaping CellProvider
  ) {
    self.view = view
    self.cellProvider = cellProvider
  }

  /// What the lock protects.
  struct Inner: Sendable {
    var newest = State()

    /// What the view was last told of.
    var presented = State()
    var deliveries: [Delivery] = []
    var isDelivering = false
    var selection: ItemIdentifier?
    var selectionPolicy = SelectionPolicy.next
    var handlers = Handlers()
    var loads: [Int: Task<Void, Never>] = [:]
    var supplementaryProvider: SupplementaryProvider?
    var reorderingHandlers = ReorderingHandlers<SectionIdentifier, ItemIdentifier>()
    var newestGeneration: Int?
    var readers: [Int: AsyncStream<Difference>.Continuation] = [:]
    var nextReader = 0
  }

  /// A state that the view is to be told of.
  struct Delivery: Sendable {
    var state: State

    var difference: Difference
    var reloads: Bool
    var animates: Bool
    var completion: (@Sendable (Difference) -> Void)?
  }

  deinit {
    let (readers, loads) = inner.withLock { ($0.readers, $0.loads) }
    for reader in readers.values { reader.finish() }
    for load in loads.values { load.cancel() }
  }
}

/// Which of a section's supplementary views is meant.
public enum SupplementaryKind: Hashable, Sendable, CaseIterable {
  /// What stands before a section's rows, and what stands after them.
  case header, footer
}

// MARK: - What the view asks for

extension DiffableDataSource {
  /// The cell for the row at a place; `nil` when there is no such row or the view is gone.
  ///
  /// - Complexity: O(log *n*), and what the cell provider costs.
  public func cell(at indexPath: IndexPath) -> Cell? {
    guard let view, let item = itemIdentifier(for: indexPath) else { return nil }
    return cellProvider(view, indexPath, item)
  }

  /// Makes section headers and footers; `nil` for none.
  public var supplementaryProvider: SupplementaryProvider? {
    get { inner.withLock { $0.supplementaryProvider } }
    set { inner.withLock { $0.supplementaryProvider = newValue } }
  }

  /// The header or footer of the section with an index, if there is one.
  ///
  /// - Returns: `nil` when there is no such section, no provider, or the view is gone.
  /// - Complexity: O(log *n*), and what the provider costs.
  public func supplementary(_ kind: SupplementaryKind, inSection index: Int) -> Cell? {
    guard let view, let provider = supplementaryProvider,
      let section = sectionIdentifier(for: index)
    else { return nil }
    return provider(view, kind, section, index)
  }
}

// MARK: - Carrying changes out

extension DiffableDataSource {
  /// Changes the newest state, keeps the selection, and tells the view unless nothing changes.
  ///
  /// Nothing is changed if `change` throws.
  func transact(
    animates: Bool, completion: (@Sendable (Difference) -> Void)? = nil, reloads: Bool = false,
    _ change: (inout State) throws(SnapshotError) -> Difference
  ) throws(SnapshotError) -> Difference {
    // Without a generation nothing is ever stale.
    try transact(
      generation: nil, animates: animates, completion: completion, reloads: reloads, change)
      ?? Difference()
  }

  /// The same, unless a change of a newer generation was made already; then returns `nil`.
  func transact(
    generation: Int?, animates: Bool, completion: (@Sendable (Difference) -> Void)? = nil,
    reloads: Bool = false, _ change: (inout State) throws(SnapshotError) -> Difference
  ) throws(SnapshotError) -> Difference? {
    var unwanted: [Task<Void, Never>] = []
    let difference = try inner.withLock { (inner) throws(SnapshotError) -> Difference? in
      if let generation, let newest = inner.newestGeneration, generation < newest { return nil }
      var state = inner.newest
      let difference = try change(&state)
      state.forgetUnwantedLoads()
      if let selected = inner.selection {
        inner.selection = inner.selectionPolicy.successor(
          of: selected, from: inner.newest, to: state)
      }
      inner.newest = state
      unwanted = inner.removeUnwantedLoads()
      if let generation { inner.newestGeneration = generation }
      inner.deliveries.append(
        Delivery(
          state: state, difference: difference, reloads: reloads, animates: animates,
          completion: completion))
      if !difference.isEmpty {
        for reader in inner.readers.values { reader.yield(difference) }
      }
      return difference
    }
    // Not with the lock held: what waits may have something to do when it is cancelled.
    for load in unwanted { load.cancel() }
    deliver()
    return difference
  }

  /// Tells the view of what is waiting, unless another call up the stack or elsewhere does so.
  private func deliver() {
    while let delivery = nextDelivery() {
      if delivery.reloads {
        view?.reloadData()
      } else if !delivery.difference.isEmpty {
        view?.apply(delivery.difference, animatingDifferences: delivery.animates)
      }
      delivery.completion?(delivery.difference)
      inner.withLock { $0.isDelivering = false }
    }
  }

  private func nextDelivery() -> Delivery? {
    inner.withLock { inner in
      guard !inner.isDelivering, !inner.deliveries.isEmpty else { return nil }
      inner.isDelivering = true
      let delivery = inner.deliveries.removeFirst()
      inner.presented = delivery.state
      return delivery
    }
  }
}
