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
    try transact(
      animates: animatingDifferences, completion: ignoring(completion)
    ) {
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
    _ = try transact(
      animates: false, completion: ignoring(completion), reloads: true
    ) {
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
    try transact(
      animates: animatingDifferences, completion: ignoring(completion)
    ) {
      (state) throws(SnapshotError) in
      try state.apply(snapshot, to: section, preservingExpansion: preservingExpansion)
    }
  }

  private func ignoring(
    _ completion: (@Sendable () -> Void)?
  ) -> (@Sendable (Difference) -> Void)? {
    guard let completion else { return nil }
    return { _ in completion() }
  }
}
