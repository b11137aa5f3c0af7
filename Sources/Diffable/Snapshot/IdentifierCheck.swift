extension DiffableDataSourceSnapshot {
  /// Makes sure that equality and hashes of the identifiers agree, for tests and debug builds.
  ///
  /// Identifiers at fault make a snapshot forget rows or show them twice. It finds those that do not
  /// equal themselves, that hash otherwise than when they came in, as objects do that change, and
  /// that equal another one of another hash, or only one way round.
  ///
  ///     #if DEBUG
  ///       try snapshot.checkIdentifiers()
  ///     #endif
  ///
  /// - Throws: `.inconsistentIdentifiers`, naming the sections and items at fault.
  /// - Complexity: O(*n*²) comparisons.
  @inlinable
  public func checkIdentifiers() throws(SnapshotError) {
    try outline.checkIdentifiers { id in
      switch id {
      case .section(let section): String(describing: section)
      case .item(let item): String(describing: item)
      }
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Makes sure that equality and hashes of the items agree, for tests and debug builds.
  ///
  /// As ``DiffableDataSourceSnapshot/checkIdentifiers()``.
  ///
  /// - Throws: `.inconsistentIdentifiers`, naming the items at fault.
  /// - Complexity: O(*n*²) comparisons.
  @inlinable
  public func checkIdentifiers() throws(SnapshotError) {
    try outline.checkIdentifiers { String(describing: $0) }
  }
}

extension Outline {
  @inlinable
  func checkIdentifiers(described: (ID) -> String) throws(SnapshotError) {
    var ids: [ID] = []
    var faulty: Set<Int> = []
    forEachEntry(in: 0..<count) { id, mark in
      if id != id || id.shortHash != mark.hash { faulty.insert(ids.count) }
      ids.append(id)
      return true
    }
    for (index, id) in ids.enumerated() {
      // Equal ones of one hash were refused when they came in.
      for other in ids.indices[(index + 1)...] where id == ids[other] || ids[other] == id {
        faulty.formUnion([index, other])
      }
    }
    if faulty.isEmpty { return }
    throw .inconsistentIdentifiers(
      faulty.sorted().map { described(ids[$0]) }, operation: .checkIdentifiers)
  }
}
