/// A section with its items, for a snapshot that is written out.
///
///     SnapshotSection("Soups") { "Borscht"; "Minestrone" }
public struct SnapshotSection<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Hashable, Sendable {
  /// The section.
  public let section: Section

  /// Its items, in order.
  public let items: [Item]

  /// Creates a section with the items of an array.
  @inlinable
  public init(_ section: Section, items: [Item]) {
    self.section = section
    self.items = items
  }

  /// Creates a section with items that are written out, or without any.
  @inlinable
  public init(_ section: Section, @SnapshotBuilder<Item> items: () -> [Item] = { [] }) {
    self.section = section
    self.items = items()
  }
}

extension DiffableDataSourceSnapshot {
  /// Creates a snapshot of sections that are written one below another.
  ///
  ///     try DiffableDataSourceSnapshot {
  ///       SnapshotSection("Soups") { "Borscht"; "Minestrone" }
  ///       SnapshotSection("Mains")
  ///     }
  ///
  /// - Throws: `.duplicateSections` or `.duplicateItems` for identifiers that repeat.
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    @SnapshotBuilder<SnapshotSection<SectionIdentifier, ItemIdentifier>>
    sections: () -> [SnapshotSection<SectionIdentifier, ItemIdentifier>]
  ) throws(SnapshotError) {
    try self.init(sections: sections().lazy.map { ($0.section, $0.items) })
  }

  /// Creates a snapshot from a literal of sections with their items.
  ///
  ///     try DiffableDataSourceSnapshot(sections: ["Soups": ["Borscht"], "Mains": []])
  ///
  /// - Throws: `.duplicateSections` or `.duplicateItems` for identifiers that repeat.
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    sections: KeyValuePairs<SectionIdentifier, [ItemIdentifier]>
  ) throws(SnapshotError) {
    try self.init(sections: sections.lazy.map { ($0.key, $0.value) })
  }
}
