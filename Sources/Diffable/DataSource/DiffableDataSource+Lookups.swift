import Synchronization

extension DiffableDataSource {
  /// The newest sections and visible items, with nothing marked for reloading.
  ///
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot { inner.withLock { $0.newest.list } }

  /// The newest hierarchy of a section, with nothing marked for reloading.
  ///
  /// A section without a hierarchy has its items as roots, an unknown one has none.
  ///
  /// - Complexity: O(1) for a section with a hierarchy, else O(*m*) for its *m* items.
  public func snapshot(for section: SectionIdentifier) -> SectionSnapshot {
    inner.withLock { $0.newest }.hierarchy(of: section) ?? SectionSnapshot()
  }

  /// The item shown at a place; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    presentedList.itemIdentifier(at: indexPath)
  }

  /// The place at which an item is shown; `nil` when it is unknown or hidden.
  ///
  /// - Complexity: O(log *n*).
  public func indexPath(for item: ItemIdentifier) -> IndexPath? {
    presentedList.indexPath(of: item)
  }

  /// The section with an index; `nil` when there is none.
  ///
  /// - Complexity: O(log *n*).
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = presentedList.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; `nil` when it is unknown.
  ///
  /// - Complexity: O(log *n*).
  public func index(for section: SectionIdentifier) -> Int? {
    presentedList.indexOfSection(section)
  }

  private var presentedList: Snapshot { inner.withLock { $0.presented.list } }
}
