import Diffable
import RecipeStore

/// The left pane: an outline of headings, fixed rows, collections and tags.
///
/// It alone builds its snapshot. Titles are kept beside the identifiers only for saying what left.
final class SidebarPane {
  let store: any RecipeStore
  private let rows = PaneRows<SidebarRow>()

  /// Every row with its expansion, also while a filter hides some.
  private var outline = PaneRows<SidebarRow>.Tree()

  /// What is or was expanded, rows that are absent for now included.
  private var remembered: Set<String>

  private(set) var filter: String
  private(set) var titles: [SidebarRow: String] = [:]

  /// The titles as names are compared, so that a script of names folds each title once.
  private var foldedTitles: [SidebarRow: String] = [:]
  private var isLoaded = false

  /// What each saved search found: any change of a recipe may change that.
  private var searchCounts: [SidebarRow: Int] = [:]

  /// The row that is drawn as selected.
  var selection: SidebarRow?

  /// - Parameter expanded: Ids of the rows to expand.
  init(store: any RecipeStore, expanded: Set<String>, filter: String) {
    self.store = store
    self.filter = filter
    remembered = expanded
  }

  // MARK: Rows

  /// The rows as they are to be drawn, those under collapsed ones included.
  func shownRows() throws(StoreError) -> PaneRows<SidebarRow>.Tree {
    try load()
    return rows.tree
  }

  /// The rows, unless nobody has looked yet.
  var rowsIfRead: PaneRows<SidebarRow>.Tree? { isLoaded ? rows.tree : nil }

  /// All rows, filter or not.
  func allRows() throws(StoreError) -> PaneRows<SidebarRow>.Tree {
    try load()
    return outline
  }

  func title(of row: SidebarRow) throws(StoreError) -> String {
    try load()
    return titles[row] ?? row.description
  }

  /// The title without case and accents.
  func foldedTitle(of row: SidebarRow) throws(StoreError) -> String {
    try load()
    return foldedTitles[row] ?? ""
  }

  /// What differs from the rows at the last call.
  func takeChanges() -> [PaneChange] {
    rows.takeSteps().map { step in
      change(for: step, in: .sidebar) { [titles] in ($0.description, titles[$0] ?? "") }
    }
  }

  /// The ids of the expanded rows, those included that are absent for now.
  var expanded: Set<String> {
    guard isLoaded else { return remembered }
    let absent = remembered.subtracting(outline.items.lazy.map(\.description))
    return absent.union(outline.expandedItems.lazy.map(\.description))
  }

  // MARK: Expanding

  /// Changes the expansion of the rows as drawn.
  func updateExpansion(
    _ body: (inout PaneRows<SidebarRow>.Tree) -> Void
  ) throws(StoreError) {
    try load()
    var tree = rows.tree
    body(&tree)
    if filter.isEmpty { outline = tree }
    rows.apply(tree)
  }

  /// Makes a row visible; a filter that hides it is lifted.
  func reveal(_ row: SidebarRow) throws(StoreError) {
    try load()
    if !rows.tree.contains(row) { try setFilter("") }
    try updateExpansion { tree in try? tree.expandAncestors(of: row) }
  }

  // MARK: Filter

  func setFilter(_ text: String) throws(StoreError) {
    try load()
    filter = text
    rows.apply(filtered(outline))
  }

  /// The matches of the filter with their ancestors expanded, so that all of them are seen.
  private func filtered(_ tree: PaneRows<SidebarRow>.Tree) -> PaneRows<SidebarRow>.Tree {
    guard !filter.isEmpty else { return tree }
    let wanted = folded(filter)
    var result = tree.filtered { row in
      if case .section = row { return false }
      return (foldedTitles[row] ?? "").contains(wanted)
    }
    result.expandAll()
    return result
  }

  // MARK: Following the store

  func absorb(_ changes: [StoreChange]) throws(StoreError) {
    guard isLoaded else { return }
    var isRebuilt = false
    var updated: Set<SidebarRow> = []
    for change in changes {
      switch change {
      case .collectionInserted: isRebuilt = true
      case .collectionUpdated(let id, _), .collectionDeleted(let id, _):
        isRebuilt = true
        updated.insert(.collection(id))
      case .membershipChanged(let id): updated.insert(.collection(id))
      case .searchInserted: isRebuilt = true
      case .searchUpdated(let id, _), .searchDeleted(let id, _):
        isRebuilt = true
        updated.insert(.search(id))
      case .recipe(let change):
        if change.kind != .updated { updated.formUnion([.all, .recents]) }
        if change.fields.contains(.favorite) { updated.insert(.favorites) }
        for tag in change.tags { updated.insert(.tag(folded(tag))) }
      }
    }
    let counts = searchCounts
    searchCounts = try countSearches()
    updated.formUnion(searchCounts.keys.filter { counts[$0] != searchCounts[$0] })
    if !isRebuilt { isRebuilt = try hasDifferentTags(among: updated) }
    // What a collection that went or moved counted before, its ancestors of then count no more.
    var affected = Set(withAncestors(updated))
    if isRebuilt {
      outline = try build()
      affected.formUnion(withAncestors(updated))
    }
    rows.apply(isRebuilt ? filtered(outline) : rows.tree, updating: Array(affected))
  }

  private func countSearches() throws(StoreError) -> [SidebarRow: Int] {
    var counts: [SidebarRow: Int] = [:]
    for search in try store.searches() {
      counts[.search(search.id)] = try store.count(of: .saved(search.id))
    }
    return counts
  }

  /// Whether a tag appeared or is in use no more.
  private func hasDifferentTags(among updated: Set<SidebarRow>) throws(StoreError) -> Bool {
    for case .tag(let tag) in updated {
      let isUsed = try store.count(of: .tag(tag)) > 0
      if isUsed != outline.contains(.tag(tag)) { return true }
    }
    return false
  }

  /// A collection counts the recipes of those below it, so their ancestors change too.
  private func withAncestors(_ updated: Set<SidebarRow>) -> [SidebarRow] {
    var all = updated
    for case .collection(let id) in updated {
      for row in (try? outline.ancestors(of: .collection(id))) ?? [] {
        if case .collection = row { all.insert(row) }
      }
    }
    return all.filter { outline.contains($0) }
  }

  // MARK: Building

  private func load() throws(StoreError) {
    guard !isLoaded else { return }
    outline = try build()
    searchCounts = try countSearches()
    isLoaded = true
    rows.reload(filtered(outline))
  }

  /// The whole outline as the store has it now, expanded as before.
  private func build() throws(StoreError) -> PaneRows<SidebarRow>.Tree {
    remembered = expanded
    var tree = PaneRows<SidebarRow>.Tree()
    var titles: [SidebarRow: String] = [
      .all: "All Recipes", .favorites: "Favorites", .recents: "Recents",
    ]
    for section in SidebarSection.allCases { titles[.section(section)] = section.title }

    let collections = try store.collections()
    var children: [CollectionID?: [SidebarRow]] = [:]
    for collection in collections {
      children[collection.parent, default: []].append(.collection(collection.id))
      titles[.collection(collection.id)] = collection.title
    }
    var tags: [SidebarRow] = []
    for (tag, _) in try store.tags() {
      tags.append(.tag(folded(tag)))
      titles[.tag(folded(tag))] = tag
    }
    let searches = try store.searches()
    for search in searches { titles[.search(search.id)] = search.title }
    do throws(SnapshotError) {
      let sections = SidebarSection.allCases.filter { $0 != .searches || !searches.isEmpty }
      try tree.append(sections.map(SidebarRow.section))
      if !searches.isEmpty {
        try tree.append(searches.map { .search($0.id) }, to: .section(.searches))
      }
      try tree.append([.all, .favorites, .recents], to: .section(.library))
      try tree.append(children[nil] ?? [], to: .section(.collections))
      for collection in collections {
        guard let below = children[collection.id] else { continue }
        try tree.append(below, to: .collection(collection.id))
      }
      try tree.append(tags, to: .section(.tags))
    } catch {
      throw .damaged(path: store.path, reason: "the sidebar does not fit together: \(error)")
    }
    // Titles of rows that go now are still needed to say so.
    self.titles.merge(titles) { _, new in new }
    foldedTitles = titles.mapValues { folded($0) }
    tree.expand(tree.items.filter { remembered.contains($0.description) })
    return tree
  }
}
