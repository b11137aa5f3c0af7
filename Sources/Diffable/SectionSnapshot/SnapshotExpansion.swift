/// Which items of a section snapshot are expanded, as a value to save and to restore.
///
/// It may name items that a snapshot does not have, or not yet.
public struct SnapshotExpansion<Item: Hashable & Sendable>: Hashable, Sendable {
  /// The expanded items.
  public var expandedItems: Set<Item>

  /// Creates an expansion from the expanded items.
  ///
  /// - Complexity: O(*e*) for *e* items.
  @inlinable
  public init(_ expandedItems: some Sequence<Item>) { self.expandedItems = Set(expandedItems) }

  /// Creates an expansion in which nothing is expanded.
  @inlinable
  public init() { expandedItems = [] }

  /// Whether the item is expanded.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ item: Item) -> Bool { expandedItems.contains(item) }

  /// Adds what another expansion has expanded.
  ///
  /// - Complexity: O(*e*) for *e* items of the other.
  @inlinable
  public mutating func merge(_ other: Self) { expandedItems.formUnion(other.expandedItems) }
}

extension SnapshotExpansion: Encodable where Item: Encodable {
  /// Writes the expanded items, in any order.
  ///
  /// - Throws: What the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(expandedItems)
  }
}

extension SnapshotExpansion: Decodable where Item: Decodable {
  /// Reads the expanded items.
  ///
  /// - Throws: `DecodingError` for what is no list of items.
  @inlinable
  public init(from decoder: any Decoder) throws {
    expandedItems = try decoder.singleValueContainer().decode(Set<Item>.self)
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Which items are expanded, the absent ones included that will come expanded.
  ///
  /// Setting it expands and collapses accordingly. Items it names that are absent are remembered:
  /// they are expanded when they are inserted.
  ///
  ///     let saved = places.expansion  // Europe
  ///     places.deleteAll()
  ///     places.expansion = saved
  ///     try places.append(["Europe"])  // comes expanded
  ///
  /// - Complexity: O(*e* log *n*) for *e* expanded items before and after.
  @inlinable public var expansion: SnapshotExpansion<ItemIdentifier> {
    get { SnapshotExpansion(awaited.union(expandedItems)) }
    set {
      collapse(expandedItems.filter { !newValue.contains($0) })
      awaited = []
      merge(newValue)
    }
  }

  /// Expands what an expansion has expanded, and collapses nothing.
  ///
  /// Items it names that are absent are remembered: they are expanded when they are inserted.
  ///
  /// - Complexity: O(*e* log *n*) for *e* expanded items in `expansion`.
  @inlinable
  public mutating func merge(_ expansion: SnapshotExpansion<ItemIdentifier>) {
    awaited.formUnion(expand(Array(expansion.expandedItems)))
  }
}
