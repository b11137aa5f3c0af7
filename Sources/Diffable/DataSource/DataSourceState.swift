/// What a data source shows: a list, and a hierarchy behind some of its sections.
///
/// The list holds exactly the visible items of such a section; an item hidden in a hierarchy is in
/// no other section. Nothing in it is marked for reloading.
struct DataSourceState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias List = DiffableDataSourceSnapshot<Section, Item>
  typealias Hierarchy = DiffableDataSourceSectionSnapshot<Item>
  typealias Difference = SnapshotDifference<Section, Item>

  var list = List()
  var hierarchies: [Section: Hierarchy] = [:]

  /// The expanded items whose descendants are being asked for, with the numbers of the questions.
  var loading: [Item: Int] = [:]

  /// How many such questions there were.
  var requests = 0

  /// The section whose hierarchy or list holds the item, be it visible or not.
  func section(of item: Item) -> Section? {
    list.sectionIdentifier(containingItem: item)
      ?? hierarchies.first { $0.value.contains(item) }?.key
  }

  /// The section's hierarchy; without one, its items as roots.
  func hierarchy(of section: Section) -> Hierarchy? {
    if let hierarchy = hierarchies[section] { return hierarchy }
    guard let position = list.outline.position(of: .section(section)) else { return nil }
    var hierarchy = Hierarchy()
    hierarchy.insertRows(
      list.items(list.itemRange(position)).map { Hierarchy.Row(id: $0, level: 0) }, at: 0)
    return hierarchy
  }

  /// Throws when items new to a section are anywhere else.
  func requireAbsent(
    _ items: some Sequence<Item>, outside section: Section
  ) throws(SnapshotError) {
    var duplicates: [SnapshotError.Duplicate] = []
    for item in items {
      if let other = self.section(of: item), other != section {
        duplicates.append(
          .init(
            identifier: String(describing: item), place: .section(String(describing: other))))
      }
    }
    if !duplicates.isEmpty { throw .duplicateItems(duplicates, operation: .apply) }
  }
}

// MARK: - A section

extension DataSourceState {
  /// Replaces the hierarchy of a section, appending the section if it is new.
  ///
  /// - Throws: `.duplicateItems` for items that are in another section.
  /// - Complexity: O(*k* log *n*) for a snapshot edited in *k* items; as much for each hierarchy.
  mutating func apply(
    _ snapshot: Hierarchy, to section: Section, preservingExpansion: Bool = false
  ) throws(SnapshotError) -> Difference {
    let known = hierarchy(of: section)
    let old = known ?? Hierarchy()
    var new = snapshot
    if preservingExpansion { new.adoptExpansion(of: old) }
    let stretches = Outline.stretches(from: old.outline, to: new.outline)
    try requireAbsent(
      stretches.lazy.filter { !$0.isShared }
        .flatMap { SnapshotItems(new.outline, .all($0.new)) }
        .filter { !old.contains($0) },
      outside: section)

    var inserted: Difference.SectionPlace?
    if known == nil {
      inserted = Difference.SectionPlace(section: section, index: list.numberOfSections)
      try list.appendSections([section])
    }
    var difference: Difference = new.difference(
      from: old, section: list.indexOfSection(section) ?? 0)
    if let inserted { difference.insertedSections = [inserted] }
    replaceRows(of: section, old.outline, new.outline, stretches)
    new.reloaded.removeAll()
    new.reconfigured.removeAll()
    hierarchies[section] = new
    return difference
  }

  /// Brings the list's rows of a section from one outline to the other.
  private mutating func replaceRows(
    of section: Section, _ old: Outline<Item>, _ new: Outline<Item>,
    _ stretches: [Outline<Item>.Stretch]
  ) {
    guard let start = list.outline.position(of: .section(section)).map({ $0 + 1 }) else { return }
    // All leave before any arrives: an item that moved is in two stretches.
    for stretch in stretches.reversed() where !stretch.isShared {
      let lower = old.visibleRank(of: stretch.old.lowerBound)
      let upper = old.visibleRank(of: stretch.old.upperBound)
      if lower < upper { list.outline.remove((start + lower)..<(start + upper)) }
    }
    for stretch in stretches where !stretch.isShared {
      let lower = new.visibleRank(of: stretch.new.lowerBound)
      let upper = new.visibleRank(of: stretch.new.upperBound)
      if lower == upper { continue }
      var rows: [List.Row] = []
      rows.reserveCapacity(upper - lower)
      new.forEachVisibleRow(
        from: new.position(ofVisible: lower), to: stretch.new.upperBound
      ) { row, _ in
        rows.append(List.Row(id: .item(row.id), level: 1))
        return true
      }
      list.outline.insert(rows, at: start + lower)
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Takes over the flags that items have in another snapshot, and awaits what is expanded there
  /// and absent here.
  ///
  /// - Complexity: O(*k* log *n*) where this is a copy of the other with *k* items edited.
  mutating func adoptExpansion(of old: Self) {
    let stretches = Outline.stretches(from: old.outline, to: outline)
    awaited.formUnion(old.awaited.filter { !contains($0) })
    for stretch in stretches where !stretch.isShared {
      for item in SnapshotItems(old.outline, .all(stretch.old)) where !contains(item) {
        if let position = old.outline.position(of: item), old.outline.row(at: position).isExpanded {
          awaited.insert(item)
        }
      }
      for row in rows(at: stretch.new) {
        let flag =
          old.outline.position(of: row.id).map { old.outline.row(at: $0).isExpanded }
          ?? (row.isExpanded || old.awaited.contains(row.id))
        if flag != row.isExpanded, let position = outline.position(of: row.id) {
          outline.setExpanded(flag, at: position)
        }
      }
    }
  }
}
