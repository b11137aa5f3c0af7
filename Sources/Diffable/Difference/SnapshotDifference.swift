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

    /// Creates the place of a section.
    @inlinable
    public init(section: Section, index: Int) {
      self.section = section
      self.index = index
    }
  }

  /// A section that changes its place among the others.
  public struct SectionMove: Hashable, Sendable {
    /// The section.
    public let section: Section

    /// Its old index.
    public let from: Int

    /// Its new index.
    public let to: Int

    /// Creates the move of a section.
    @inlinable
    public init(section: Section, from: Int, to: Int) {
      self.section = section
      self.from = from
      self.to = to
    }
  }

  /// An item and the place of its row.
  public struct ItemPlace: Hashable, Sendable {
    /// The item.
    public let item: Item

    /// The place of its row.
    public let indexPath: IndexPath

    /// Creates the place of an item's row.
    @inlinable
    public init(item: Item, indexPath: IndexPath) {
      self.item = item
      self.indexPath = indexPath
    }
  }

  /// An item whose row changes its place, perhaps its section.
  public struct ItemMove: Hashable, Sendable {
    /// The item.
    public let item: Item

    /// The old place of its row.
    public let from: IndexPath

    /// The new place of its row.
    public let to: IndexPath

    /// Creates the move of an item's row.
    @inlinable
    public init(item: Item, from: IndexPath, to: IndexPath) {
      self.item = item
      self.from = from
      self.to = to
    }
  }

  /// Sections that are gone, by old index.
  public var deletedSections: [SectionPlace] = []

  /// Sections that are new, by new index.
  public var insertedSections: [SectionPlace] = []

  /// Sections that move, by new index.
  public var movedSections: [SectionMove] = []

  /// Sections to build anew, by new index.
  public var reloadedSections: [SectionPlace] = []

  /// Rows that are gone, by old place.
  public var deletedItems: [ItemPlace] = []

  /// Rows that are new, by new place.
  public var insertedItems: [ItemPlace] = []

  /// Rows that move, by new place.
  public var movedItems: [ItemMove] = []

  /// Items marked to be built anew, hidden ones too, in the order they were marked.
  public var reloadedItems: [Item] = []

  /// Items marked to show their content anew, hidden ones too, in the order they were marked.
  public var reconfiguredItems: [Item] = []

  /// Items visible before and after whose level or expansion changed, or that gained their first
  /// child or lost their last one: their indentation or disclosure mark is to be drawn again.
  public var changedParents: [Item] = []

  /// The visible rows to draw again for any of these reasons, each once, by new place.
  public var updatedItems: [ItemPlace] = []

  /// Creates a difference without changes.
  @inlinable
  public init() {}

  /// Whether nothing changes and nothing is to be drawn again.
  @inlinable public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
      && changedParents.isEmpty
  }
}

extension SnapshotDifference: CustomStringConvertible {
  /// The changes in short, such as `2 deleted, 1 moved, 3 updated`.
  @inlinable public var description: String {
    let sections = [
      (deletedSections.count, "deleted"), (insertedSections.count, "inserted"),
      (movedSections.count, "moved"), (reloadedSections.count, "reloaded"),
    ]
    let rows = [
      (deletedItems.count, "deleted"), (insertedItems.count, "inserted"),
      (movedItems.count, "moved"), (updatedItems.count, "updated"),
    ]
    let parts =
      sections.filter { $0.0 > 0 }.map { "\($0.0) section\($0.0 == 1 ? "" : "s") \($0.1)" }
      + rows.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }
}

extension SnapshotDifference {
  /// Fills in ``updatedItems`` from what is marked and changed.
  @inlinable
  mutating func collectUpdates(_ indexPath: (Item) -> IndexPath?) {
    var seen: Set<Item> = []
    for item in reloadedItems + reconfiguredItems + changedParents
    where seen.insert(item).inserted {
      if let path = indexPath(item) { updatedItems.append(ItemPlace(item: item, indexPath: path)) }
    }
    updatedItems.sort { $0.indexPath < $1.indexPath }
  }
}
