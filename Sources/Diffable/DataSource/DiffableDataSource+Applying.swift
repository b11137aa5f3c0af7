import Synchronization

extension DiffableDataSource {
  /// Shows a flat snapshot.
  ///
  /// In a section that has a hierarchy, items that stay keep their place in the hierarchy, items
  /// that are gone leave it with their descendants, and new ones become roots at their index.
  /// UIKit leaves this undefined. Applying the same snapshot again has no effect.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Passed on to the view.
  ///   - completion: Called once, after the view was told; not if the call throws.
  /// - Returns: What changed.
  /// - Throws: `.duplicateItems` for items that are hidden in another section. Nothing changes then.
  /// - Complexity: O(*k* log *n*) for an edited copy of the present snapshot, else O(*n* log *n*).
  @discardableResult
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true,
    completion: (@Sendable () -> Void)? = nil
  ) throws(SnapshotError) -> Difference {
    try transact(animates: animatingDifferences, completion: completion) {
      (state) throws(SnapshotError) in
      try state.apply(snapshot)
    }
  }

  /// Shows a flat snapshot, and has the view forget what it showed.
  ///
  /// - Throws: `.duplicateItems` for items that are hidden in another section. Nothing changes then.
  /// - Complexity: As for ``apply(_:animatingDifferences:completion:)``.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (@Sendable () -> Void)? = nil
  ) throws(SnapshotError) {
    _ = try transact(animates: false, completion: completion, reloads: true) {
      (state) throws(SnapshotError) in
      try state.apply(snapshot)
    }
  }

  /// Shows a hierarchy in a section; an unknown section is appended.
  ///
  /// The other sections keep their items. UIKit silently moves an item that is in another section;
  /// here that is an error.
  ///
  /// - Parameters:
  ///   - snapshot: The new hierarchy.
  ///   - section: The section that shows it.
  ///   - preservingExpansion: Whether items stay expanded or collapsed as they are now; those that
  ///     are absent from `snapshot` come back so too.
  ///   - animatingDifferences: Passed on to the view.
  ///   - completion: Called once, after the view was told; not if the call throws.
  /// - Returns: What changed.
  /// - Throws: `.duplicateItems` for items that are in another section. Nothing changes then.
  /// - Complexity: O(*k* log *n*) for an edited copy of the present snapshot, else O(*n* log *n*),
  ///   and O(*k*) more for each other section with a hierarchy.
  @discardableResult
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifier, preservingExpansion: Bool = false,
    animatingDifferences: Bool = true, completion: (@Sendable () -> Void)? = nil
  ) throws(SnapshotError) -> Difference {
    try transact(animates: animatingDifferences, completion: completion) {
      (state) throws(SnapshotError) in
      try state.apply(snapshot, to: section, preservingExpansion: preservingExpansion)
    }
  }
}

// MARK: - Lookups

extension DiffableDataSource {
  /// The newest sections and visible items, with nothing marked for reloading.
  ///
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot { inner.withLock { $0.newest.list } }

  /// The newest hierarchy of a section, with nothing marked for reloading.
  ///
  /// A section without a hierarchy has its items as roots, an unknown one has none.
  ///
  /// - Complexity: O(1) for a section with a hierarchy, else O(*m*) for its *m* items.
  public func snapshot(for section: SectionIdentifier) -> SectionSnapshot {
    inner.withLock { $0.newest }.hierarchy(of: section) ?? SectionSnapshot()
  }

  /// The item shown at a place; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    presentedList.itemIdentifier(at: indexPath)
  }

  /// The place at which an item is shown; `nil` when it is unknown or hidden.
  ///
  /// - Complexity: O(log *n*).
  public func indexPath(for item: ItemIdentifier) -> IndexPath? {
    presentedList.indexPath(of: item)
  }

  /// The section with an index; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = presentedList.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  public func index(for section: SectionIdentifier) -> Int? {
    presentedList.indexOfSection(section)
  }

  private var presentedList: Snapshot { inner.withLock { $0.presented.list } }
}
