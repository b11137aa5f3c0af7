extension DiffableDataSourceSnapshot {
  /// Appends empty sections after the last one.
  ///
  /// - Throws: `.duplicateSections` for sections that repeat or are already present. The snapshot is
  ///   then as it was.
  /// - Complexity: O(*k* log *n*) for *k* sections.
  @inlinable
  public mutating func appendSections(_ sections: [SectionIdentifier]) throws(SnapshotError) {
    try insertNewSections(sections, at: outline.count, in: .appendSections)
  }

  /// Inserts empty sections just before another one.
  ///
  /// - Throws: `.unknownSections` for the anchor, `.duplicateSections` for sections that repeat or
  ///   are already present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* sections.
  @inlinable
  public mutating func insertSections(
    _ sections: [SectionIdentifier], beforeSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let position = try position(ofSection: anchor, in: .insertSections)
    try insertNewSections(sections, at: position, in: .insertSections)
  }

  /// Inserts empty sections after another one and its items.
  ///
  /// - Throws: `.unknownSections` for the anchor, `.duplicateSections` for sections that repeat or
  ///   are already present. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* sections.
  @inlinable
  public mutating func insertSections(
    _ sections: [SectionIdentifier], afterSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let position = outline.endOfSubtree(at: try position(ofSection: anchor, in: .insertSections))
    try insertNewSections(sections, at: position, in: .insertSections)
  }

  /// Deletes sections with their items.
  ///
  /// - Returns: The sections that are unknown, which are ignored.
  /// - Complexity: O(*k* log *n*), where *k* counts the sections and their items.
  @discardableResult
  @inlinable
  public mutating func deleteSections(_ sections: [SectionIdentifier]) -> [SectionIdentifier] {
    var unknown: [SectionIdentifier] = []
    for section in sections {
      if let position = outline.position(of: .section(section)) {
        outline.remove(position..<outline.endOfSubtree(at: position))
      } else {
        unknown.append(section)
      }
    }
    forgetMarksOfAbsent()
    return unknown
  }

  /// Moves a section with its items to just before another one.
  ///
  /// - Throws: `.unknownSections` for either, `.ontoItself`. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items in the section.
  @inlinable
  public mutating func moveSection(
    _ section: SectionIdentifier, beforeSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let (range, anchor) = try moveEnds(section, anchor)
    moveRows(range, to: anchor)
  }

  /// Moves a section with its items to after another one and its items.
  ///
  /// - Throws: `.unknownSections` for either, `.ontoItself`. The snapshot is then as it was.
  /// - Complexity: O(*k* log *n*) for *k* items in the section.
  @inlinable
  public mutating func moveSection(
    _ section: SectionIdentifier, afterSection anchor: SectionIdentifier
  ) throws(SnapshotError) {
    let (range, anchor) = try moveEnds(section, anchor)
    moveRows(range, to: outline.endOfSubtree(at: anchor))
  }

  @inlinable
  func moveEnds(
    _ section: SectionIdentifier, _ anchor: SectionIdentifier
  ) throws(SnapshotError) -> (range: Range<Int>, anchor: Int) {
    let from = try position(ofSection: section, in: .moveSection)
    let to = try position(ofSection: anchor, in: .moveSection)
    if from == to { throw .ontoItself(String(describing: section), operation: .moveSection) }
    return (from..<outline.endOfSubtree(at: from), to)
  }

  @inlinable
  mutating func moveRows(_ range: Range<Int>, to target: Int) {
    if target == range.lowerBound || target == range.upperBound { return }
    var rows: [Row] = []
    rows.reserveCapacity(range.count)
    outline.forEachRow(in: range) { row in
      rows.append(row)
      return true
    }
    outline.remove(range)
    outline.insert(rows, at: target > range.lowerBound ? target - range.count : target)
  }
}
