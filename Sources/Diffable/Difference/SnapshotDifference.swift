/// What turns the visible rows of one state into those of another.
///
/// Deletions are in the index space of the old state and insertions in that of the new one; moves
/// lead from old to new. Carried out together they give the new rows: take out what is deleted or
/// moved, then put in, in ascending order, what is inserted or arrives. ``steps`` says the same one
/// change at a time. As few rows as possible move. Rows of a section that is itself moved are named
/// only where they change among each other; rows of a deleted or inserted section are all named.
public struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Hashable, Sendable
{
  /// A section and its index.
  public struct SectionPlace: Hashable, Sendable {
    /// The section.
    public let section: Section

    /// Its index.
    public let index: Int
  }

  /// A section that changes its place among the others.
  public struct SectionMove: Hashable, Sendable {
    /// The section.
    public let section: Section

    /// Its old index.
    public let from: Int

    /// Its new index.
    public let to: Int
  }

  /// An item and the place of its row.
  public struct ItemPlace: Hashable, Sendable {
    /// The item.
    public let item: Item

    /// The place of its row.
    public let indexPath: IndexPath
  }

  /// An item whose row changes its place, perhaps its section.
  public struct ItemMove: Hashable, Sendable {
    /// The item.
    public let item: Item

    /// The old place of its row.
    public let from: IndexPath

    /// The new place of its row.
    public let to: IndexPath
  }

  /// Sections that are gone, by old index.
  public internal(set) var deletedSections: [SectionPlace] = []

  /// Sections that are new, by new index.
  public internal(set) var insertedSections: [SectionPlace] = []

  /// Sections that move, by new index.
  public internal(set) var movedSections: [SectionMove] = []

  /// Sections to build anew, by new index.
  public internal(set) var reloadedSections: [SectionPlace] = []

  /// Rows that are gone, by old place.
  public internal(set) var deletedItems: [ItemPlace] = []

  /// Rows that are new, by new place.
  public internal(set) var insertedItems: [ItemPlace] = []

  /// Rows that move, by new place.
  public internal(set) var movedItems: [ItemMove] = []

  /// Items marked to be built anew, hidden ones too, in the order they were marked.
  public internal(set) var reloadedItems: [Item] = []

  /// Items marked to show their content anew, hidden ones too, in the order they were marked.
  public internal(set) var reconfiguredItems: [Item] = []

  /// Items visible before and after whose level or expansion changed, or that gained their first
  /// child or lost their last one: their indentation or disclosure mark is to be drawn again.
  public internal(set) var changedParents: [Item] = []

  /// The visible rows to draw again for any of these reasons, each once, by new place.
  public internal(set) var updatedItems: [ItemPlace] = []

  /// Creates a difference without changes.
  public init() {}

  /// Whether nothing changes and nothing is to be drawn again.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
      && changedParents.isEmpty
  }
}

extension SnapshotDifference: CustomStringConvertible {
  /// The changes in short, such as `2 deleted, 1 moved, 3 updated`.
  public var description: String {
    let counts = [
      (deletedSections.count, "sections deleted"), (insertedSections.count, "sections inserted"),
      (movedSections.count, "sections moved"), (reloadedSections.count, "sections reloaded"),
      (deletedItems.count, "deleted"), (insertedItems.count, "inserted"),
      (movedItems.count, "moved"), (updatedItems.count, "updated"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }
}

extension SnapshotDifference {
  /// Fills in ``updatedItems`` from what is marked and changed.
  mutating func collectUpdates(_ indexPath: (Item) -> IndexPath?) {
    var seen: Set<Item> = []
    for item in reloadedItems + reconfiguredItems + changedParents
    where seen.insert(item).inserted {
      if let path = indexPath(item) { updatedItems.append(ItemPlace(item: item, indexPath: path)) }
    }
    updatedItems.sort { $0.indexPath < $1.indexPath }
  }
}
