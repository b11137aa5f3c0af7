extension DiffableDataSourceSectionSnapshot {
  /// Creates a hierarchy from a tree that the program has already, with everything collapsed.
  ///
  ///     struct Folder { let id: Int; let folders: [Folder] }
  ///     let sidebar = try DiffableDataSourceSectionSnapshot(
  ///       account.folders, id: \.id, children: \.folders)
  ///
  /// The children are asked for depth first, once for each node. Of the nodes only their identifiers
  /// are kept.
  ///
  /// - Parameters:
  ///   - roots: The nodes without parent, in display order.
  ///   - id: The identifier of a node.
  ///   - children: The children of a node, in display order.
  /// - Throws: `.duplicateItems` for identifiers that repeat, as they do where a node is its own
  ///   descendant.
  /// - Complexity: O(*n*), hashing each identifier once; several times quicker than appending
  ///   family by family.
  @inlinable
  public init<Roots: Sequence, Children: Sequence<Roots.Element>>(
    _ roots: Roots, id: (Roots.Element) -> ItemIdentifier,
    children: (Roots.Element) -> Children
  ) throws(SnapshotError) {
    var rows = NewRows()
    var path: [(item: ItemIdentifier, children: Children.Iterator)] = []
    for root in roots {
      var next: Roots.Element? = root
      repeat {
        if let node = next {
          let item = id(node)
          if Self.isCycle(path.count, at: item, ancestor: { path[$0].item }) {
            throw .duplicateItems(
              [.init(identifier: String(describing: item), place: .argument)], operation: .append)
          }
          rows.append(item, level: path.count)
          path.append((item, children(node).makeIterator()))
        } else {
          path.removeLast()
        }
        next = path.isEmpty ? nil : path[path.count - 1].children.next()
      } while !path.isEmpty
    }
    if !rows.ids.isEmpty, !outline.insertTree(ids: rows.ids, marks: rows.marks, at: 0) {
      throw .duplicateItems(duplicates(rows.ids), operation: .append)
    }
  }

  /// Creates a hierarchy of items that know their children, with everything collapsed.
  ///
  ///     let parts = try DiffableDataSourceSectionSnapshot(["engine"]) { catalog.parts(of: $0) }
  ///
  /// - Throws: `.duplicateItems` for items that repeat, as they do where an item is its own
  ///   descendant.
  /// - Complexity: O(*n*), hashing each item once.
  @inlinable
  public init<Roots: Sequence<ItemIdentifier>, Children: Sequence<ItemIdentifier>>(
    _ roots: Roots, children: (ItemIdentifier) -> Children
  ) throws(SnapshotError) {
    try self.init(roots, id: { $0 }, children: children)
  }

  /// Whether an item with so many ancestors is found out to be one of them.
  ///
  /// It compares with one ancestor, which changes when the depth has doubled. A path that never ends
  /// is so found out before it is a few times as long as it is until it repeats.
  @inlinable @inline(__always)
  static func isCycle(
    _ depth: Int, at item: ItemIdentifier, ancestor: (Int) -> ItemIdentifier
  ) -> Bool {
    if depth == 0 { return false }
    let highestBit = Int.bitWidth - 1 - depth.leadingZeroBitCount
    return ancestor(1 << highestBit - 1) == item
  }

  /// Rows for an empty outline, with everything collapsed.
  @usableFromInline
  struct NewRows {
    @usableFromInline var ids: ContiguousArray<ItemIdentifier> = []
    @usableFromInline var marks: ContiguousArray<RowMark> = []

    @inlinable
    init() {}

    /// Adds a row, all of whose ancestors are collapsed.
    @inlinable @inline(__always)
    mutating func append(_ id: ItemIdentifier, level: Int) {
      ids.append(id)
      marks.append(
        RowMark(
          hash: id.shortHash, hidden: Int32(truncatingIfNeeded: level), level: level,
          isExpanded: false))
    }
  }
}
