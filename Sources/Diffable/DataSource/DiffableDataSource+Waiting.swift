extension DiffableDataSource {
  /// Shows a flat snapshot, and returns once the view was told.
  ///
  /// - Returns: What changed.
  /// - Throws: As ``apply(_:animatingDifferences:completion:)``.
  /// - Complexity: As ``apply(_:animatingDifferences:completion:)``.
  @discardableResult
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true
  ) async throws(SnapshotError) -> Difference {
    try await waiting(animates: animatingDifferences) { (state) throws(SnapshotError) in
      try state.apply(snapshot)
    }
  }

  /// Shows a hierarchy in a section, and returns once the view was told.
  ///
  /// - Returns: What changed.
  /// - Throws: As ``apply(_:to:preservingExpansion:animatingDifferences:completion:)``.
  /// - Complexity: As ``apply(_:to:preservingExpansion:animatingDifferences:completion:)``.
  @discardableResult
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifier, preservingExpansion: Bool = false,
    animatingDifferences: Bool = true
  ) async throws(SnapshotError) -> Difference {
    try await waiting(animates: animatingDifferences) { (state) throws(SnapshotError) in
      try state.apply(snapshot, to: section, preservingExpansion: preservingExpansion)
    }
  }

  private func waiting(
    animates: Bool, _ change: @Sendable (inout State) throws(SnapshotError) -> Difference
  ) async throws(SnapshotError) -> Difference {
    let result = await withCheckedContinuation {
      (waiter: CheckedContinuation<Result<Difference, SnapshotError>, Never>) in
      do throws(SnapshotError) {
        _ = try transact(
          animates: animates, completion: { waiter.resume(returning: .success($0)) }, change)
      } catch {
        waiter.resume(returning: .failure(error))
      }
    }
    return try result.get()
  }
}
