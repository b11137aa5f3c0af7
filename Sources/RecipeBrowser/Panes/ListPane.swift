import Diffable
import RecipeStore

/// The middle pane: the recipes of what is chosen, in an order, perhaps narrowed by a filter.
///
/// It reads its ids when somebody looks and not when the choice changes: a script that selects ten
/// thousand collections reads none of them.
final class ListPane {
  let store: any RecipeStore
  private let rows = PaneRows<RecipeID>()

  private(set) var query: RecipeQuery?

  /// The order that the user asked for, `nil` for the query's own.
  private(set) var order: RecipeOrder?
  private(set) var filter: String

  /// Whether ``rows`` show the query, or what was shown before the choice changed.
  private var isLoaded = false

  init(store: any RecipeStore, order: RecipeOrder?, filter: String) {
    self.store = store
    self.order = order
    self.filter = filter
  }

  // MARK: What to show

  /// Shows other recipes from the next look on.
  func choose(_ newQuery: RecipeQuery?) {
    guard newQuery != query else { return }
    query = newQuery
    filter = ""
    isLoaded = false
  }

  /// Starts with a query and keeps the remembered filter.
  func start(with query: RecipeQuery?) { self.query = query }

  func setOrder(_ newOrder: RecipeOrder?) throws(StoreError) {
    try look()
    order = newOrder
    try update()
  }

  func setFilter(_ text: String) throws(StoreError) {
    try look()
    filter = text
    try update()
  }

  // MARK: Rows

  /// The ids in order.
  func shownRows() throws(StoreError) -> PaneRows<RecipeID>.Tree {
    try look()
    return rows.tree
  }

  /// The ids, unless nobody has looked yet.
  var rowsIfRead: PaneRows<RecipeID>.Tree? { isLoaded ? rows.tree : nil }

  /// The first ids, without reading the others where that is possible.
  func firstRows(_ count: Int) throws(StoreError) -> [RecipeID] {
    if isLoaded || !filter.isEmpty { return Array(try shownRows().items.prefix(count)) }
    guard let query else { return [] }
    return try store.recipeIDs(in: query, order: order, limit: count)
  }

  /// Makes sure the rows are those of the query.
  ///
  /// - Parameter reporting: Whether the difference to the rows of the query before is kept.
  func look(reporting: Bool = false) throws(StoreError) {
    guard !isLoaded else { return }
    let tree = try read()
    isLoaded = true
    if reporting { rows.apply(tree) } else { rows.reload(tree) }
  }

  func forgetChanges() { _ = rows.takeSteps() }

  func takeChanges(titles gone: [RecipeID: String]) throws(StoreError) -> [PaneChange] {
    let steps = rows.takeSteps()
    guard !steps.isEmpty else { return [] }
    var titles: [RecipeID: String] = [:]
    for summary in try store.summaries(of: steps.map(\.item)) { titles[summary.id] = summary.title }
    return steps.map { step in
      change(for: step, in: .list) { ($0.description, titles[$0] ?? gone[$0] ?? "") }
    }
  }

  // MARK: Following the store

  func absorb(_ changes: [StoreChange]) throws(StoreError) {
    guard isLoaded else { return }
    var mustRead = false
    var updated: [RecipeID] = []
    for change in changes {
      switch change {
      case .recipe(let change):
        if change.kind == .updated { updated.append(change.id) }
        mustRead = mustRead || concerns(change)
      case .membershipChanged, .collectionInserted, .collectionUpdated, .collectionDeleted:
        if case .collection = query { mustRead = true }
      case .searchInserted, .searchUpdated, .searchDeleted: break
      }
    }
    try update(reading: mustRead, updating: updated)
  }

  /// Whether the change of a recipe can move it, add it or take it away.
  private func concerns(_ change: RecipeChange) -> Bool {
    if change.kind != .updated { return true }
    if !filter.isEmpty, change.fields.contains(.title) { return true }
    switch query {
    case .favorites: if change.fields.contains(.favorite) { return true }
    case .tag: if change.fields.contains(.tags) { return true }
    case .search, .saved: return true
    case .all, .recents, .collection, nil: break
    }
    switch order?.key {
    case nil, .title, .added, .manual: return change.fields.contains(.title)
    case .changed: return true
    case .time: return !change.fields.isDisjoint(with: [.times, .title])
    case .rating: return !change.fields.isDisjoint(with: [.rating, .title])
    }
  }

  private func update(
    reading mustRead: Bool = true, updating updated: [RecipeID] = []
  ) throws(StoreError) {
    rows.apply(mustRead ? try read() : rows.tree, updating: updated)
  }

  private func read() throws(StoreError) -> PaneRows<RecipeID>.Tree {
    guard let query else { return PaneRows<RecipeID>.Tree() }
    var ids = try store.recipeIDs(in: query, order: order, limit: nil)
    if !filter.isEmpty {
      let matches = Set(try store.recipeIDs(titled: filter, .part, in: query, limit: .max))
      ids.removeAll { !matches.contains($0) }
    }
    do throws(SnapshotError) {
      var tree = PaneRows<RecipeID>.Tree()
      try tree.append(ids)
      return tree
    } catch {
      throw .damaged(path: store.path, reason: "a recipe is listed twice: \(error)")
    }
  }
}
