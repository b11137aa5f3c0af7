extension DiffableDataSourceSnapshot {
  /// The sections of a snapshot, in order.
  public typealias SectionIdentifiers =
    SnapshotIdentifiers<SectionIdentifier, ItemIdentifier, SectionIdentifier>

  /// The items of a snapshot or of one section, in order.
  public typealias ItemIdentifiers =
    SnapshotIdentifiers<SectionIdentifier, ItemIdentifier, ItemIdentifier>

  /// How many items there are in all sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfItems: Int { outline.count - numberOfSections }

  /// How many sections there are.
  ///
  /// - Complexity: O(1).
  @inlinable public var numberOfSections: Int { outline.count(ofLevel: 0, in: 0..<outline.count) }

  /// The sections, in order.
  ///
  /// - Complexity: O(1) to obtain.
  @inlinable public var sectionIdentifiers: SectionIdentifiers {
    SnapshotIdentifiers(outline, level: 0, 0..<outline.count) {
      if case .section(let section) = $0 { section } else { nil }
    }
  }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(1) to obtain.
  @inlinable public var itemIdentifiers: ItemIdentifiers { items(0..<outline.count) }

  /// How many items a section has.
  ///
  /// - Throws: `.unknownSections`.
  /// - Complexity: O(log *n*).
  @inlinable
  public func numberOfItems(inSection section: SectionIdentifier) throws(SnapshotError) -> Int {
    itemRange(try position(ofSection: section, in: .numberOfItems)).count
  }

  /// The items of a section, in order.
  ///
  /// - Throws: `.unknownSections`.
  /// - Complexity: O(log *n*) to obtain.
  @inlinable
  public func itemIdentifiers(
    inSection section: SectionIdentifier
  ) throws(SnapshotError) -> ItemIdentifiers {
    items(itemRange(try position(ofSection: section, in: .itemIdentifiers)))
  }

  /// The items of a section, in order; `nil` when the section is unknown.
  ///
  /// The form of ``itemIdentifiers(inSection:)`` and ``numberOfItems(inSection:)`` that never throws.
  ///
  ///     menu[section: "Soups"]?.count  // 2
  ///
  /// - Complexity: O(log *n*) to obtain.
  @inlinable
  public subscript(section section: SectionIdentifier) -> ItemIdentifiers? {
    outline.position(of: .section(section)).map { items(itemRange($0)) }
  }

  /// The section that holds an item; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    guard let position = outline.position(of: .item(item)),
      let parent = outline.parent(of: position),
      case .section(let section) = outline.row(at: parent).id
    else { return nil }
    return section
  }

  /// The item's index over all sections; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    outline.position(of: .item(item)).map { $0 - outline.count(ofLevel: 0, in: 0..<$0) }
  }

  /// The section's index; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    outline.position(of: .section(section)).map { outline.count(ofLevel: 0, in: 0..<$0) }
  }

  /// The item's section and index within it; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func indexPath(of item: ItemIdentifier) -> IndexPath? {
    guard let position = outline.position(of: .item(item)),
      let parent = outline.parent(of: position)
    else { return nil }
    return IndexPath(
      section: outline.count(ofLevel: 0, in: 0..<parent), item: position - parent - 1)
  }

  /// The item at a place; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifier? {
    guard let section = sectionPosition(at: indexPath.section) else { return nil }
    let range = itemRange(section)
    guard indexPath.item >= 0, indexPath.item < range.count,
      case .item(let item) = outline.row(at: range.lowerBound + indexPath.item).id
    else { return nil }
    return item
  }

  /// The items marked by ``reloadItems(_:)``, in the order they were marked.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifier] { reloaded.ordered }

  /// The items marked by ``reconfigureItems(_:)``, in the order they were marked.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifier] { reconfigured.ordered }

  /// The sections marked by ``reloadSections(_:)``, in the order they were marked.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifier] { reloadedSections.ordered }

  @inlinable
  func sectionPosition(at index: Int) -> Int? {
    guard index >= 0, index < numberOfSections else { return nil }
    return outline.position(ofLevel: 0, at: index, in: 0..<outline.count)
  }

  @inlinable
  func items(_ range: Range<Int>) -> ItemIdentifiers {
    SnapshotIdentifiers(outline, level: 1, range) {
      if case .item(let item) = $0 { item } else { nil }
    }
  }
}
