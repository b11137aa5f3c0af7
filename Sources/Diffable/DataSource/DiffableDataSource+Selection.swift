import Synchronization

extension DiffableDataSource {
  /// The selected item; it may be hidden.
  ///
  /// Kept through reloads, moves and hiding. When the item is deleted, ``selectionPolicy`` says
  /// which one follows.
  public var selectedItem: ItemIdentifier? { inner.withLock { $0.selection } }

  /// The place at which the selected item is shown; `nil` when none is selected or it is hidden.
  ///
  /// - Complexity: O(log *n*).
  public var selectedIndexPath: IndexPath? { selectedItem.flatMap { indexPath(for: $0) } }

  /// Which item is selected once the selected one is deleted.
  public var selectionPolicy: SelectionPolicy {
    get { inner.withLock { $0.selectionPolicy } }
    set { inner.withLock { $0.selectionPolicy = newValue } }
  }

  /// Selects an item, which may be hidden, or nothing.
  ///
  /// - Throws: `.unknownItems`. The selection is then as it was.
  /// - Complexity: O(log *n*), and as much for each hierarchy.
  public func select(_ item: ItemIdentifier?) throws(SnapshotError) {
    try inner.withLock { (inner) throws(SnapshotError) in
      if let item, inner.newest.section(of: item) == nil { throw .unknown([item], .select) }
      inner.selection = item
    }
  }
}
