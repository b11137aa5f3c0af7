extension DiffableDataSource {
  /// Shows a flat snapshot unless one for a newer request has been applied.
  ///
  /// Number the requests as they are made, as in a search while somebody types; their answers may
  /// come in any order.
  ///
  /// - Returns: What changed; `nil` when the snapshot is stale and was dropped.
  /// - Throws: As ``apply(_:animatingDifferences:completion:)``.
  /// - Complexity: As ``apply(_:animatingDifferences:completion:)``.
  @discardableResult
  public func apply(
    _ snapshot: Snapshot, generation: Int, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference? {
    try transact(generation: generation, animates: animatingDifferences) {
      (state) throws(SnapshotError) in
      try state.apply(snapshot)
    }
  }

  /// Shows a hierarchy in a section unless a snapshot for a newer request has been applied.
  ///
  /// Generations count over the whole data source.
  ///
  /// - Returns: What changed; `nil` when the snapshot is stale and was dropped.
  /// - Throws: As ``apply(_:to:preservingExpansion:animatingDifferences:completion:)``.
  /// - Complexity: As ``apply(_:to:preservingExpansion:animatingDifferences:completion:)``.
  @discardableResult
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifier, generation: Int,
    preservingExpansion: Bool = false, animatingDifferences: Bool = true
  ) throws(SnapshotError) -> Difference? {
    try transact(generation: generation, animates: animatingDifferences) {
      (state) throws(SnapshotError) in
      try state.apply(snapshot, to: section, preservingExpansion: preservingExpansion)
    }
  }
}
