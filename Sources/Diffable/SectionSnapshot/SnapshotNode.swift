/// An item of a hierarchy and all that can be asked about it, without errors.
///
/// A view onto the snapshot as it was when the view was taken, obtained by
/// ``DiffableDataSourceSectionSnapshot/subscript(item:)``.
///
///     places[item: "Malta"]?.level  // 1
///     places[item: "Atlantis"]?.level  // nil
public struct SnapshotNode<Item: Hashable & Sendable>: Sendable {
  @usableFromInline let outline: Outline<Item>

  /// The item.
  public let item: Item

  /// Its index among all items in depth-first order, hidden ones included.
  public let index: Int

  /// How many ancestors it has.
  public let level: Int

  /// Whether its own flag says expanded, be it visible or not, with children or without.
  public let isExpanded: Bool

  @inlinable
  init(_ outline: Outline<Item>, at position: Int) {
    let row = outline.row(at: position)
    self.outline = outline
    item = row.id
    index = position
    level = row.level
    isExpanded = row.isExpanded
  }

  /// Whether every ancestor is expanded.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public var isVisible: Bool { outline.isVisible(at: index) }

  /// Its index among the visible items; `nil` when it is hidden.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public var visibleIndex: Int? { isVisible ? outline.visibleRank(of: index) : nil }

  /// Whether it has at least one child.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public var hasChildren: Bool { outline.hasChildren(at: index) }

  /// The node that it is a child of; `nil` for a root.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public var parent: SnapshotNode? {
    outline.parent(of: index).map { SnapshotNode(outline, at: $0) }
  }

  /// Its children in display order, hidden ones included.
  ///
  /// - Complexity: O(log *n*) to obtain.
  @inlinable public var children: SnapshotItems<Item> {
    SnapshotItems(outline, .level(level + 1, below))
  }

  /// Its children, their children and so on, in depth-first order, hidden ones included.
  ///
  /// - Complexity: O(log *n*) to obtain.
  @inlinable public var descendants: SnapshotItems<Item> { SnapshotItems(outline, .all(below)) }

  @inlinable var below: Range<Int> { (index + 1)..<outline.endOfSubtree(at: index) }
}

extension DiffableDataSourceSectionSnapshot {
  /// An item and all that can be asked about it; `nil` when it is unknown.
  ///
  /// The form of ``level(of:)``, ``parent(of:)``, ``children(of:)``, ``isExpanded(_:)`` and their
  /// kin that never throws.
  ///
  ///     places[item: "Malta"]?.parent?.item  // "Europe"
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public subscript(item item: ItemIdentifier) -> SnapshotNode<ItemIdentifier>? {
    outline.position(of: item).map { SnapshotNode(outline, at: $0) }
  }
}
