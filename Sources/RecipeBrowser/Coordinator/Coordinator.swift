import Diffable
import RecipeStore

/// What crosses the panes: the choice in the sidebar, the shown recipe, the focus, the history.
///
/// A choice on the left decides what the next pane shows; nothing flows back. It owns no recipe and
/// no row.
final class Coordinator {
  let store: any RecipeStore
  let sidebar: SidebarPane
  let list: ListPane
  let detail: DetailPane

  private(set) var choice: Choice?
  var focus: PaneName
  private(set) var history = SelectionHistory()

  /// Titles of recipes that left the store, until their rows have been reported.
  private var goneTitles: [RecipeID: String] = [:]

  /// Rows whose mark changed, until reported.
  private var remarked: [PaneName: Set<String>] = [:]

  /// The rows as they were when the running command was typed; `nil` for panes not read by then.
  private(set) var numberedSidebar: PaneRows<SidebarRow>.Tree?
  private(set) var numberedList: PaneRows<RecipeID>.Tree?

  init(store: any RecipeStore, state: BrowserState) throws(StoreError) {
    self.store = store
    sidebar = SidebarPane(
      store: store, expanded: state.expanded, filter: state.sidebarFilter)
    list = ListPane(store: store, order: state.order, filter: state.listFilter)
    detail = DetailPane(store: store)
    focus = state.focus
    choice = try Self.existing(state.choice, in: store)
    let shown = try state.shown.flatMap { id throws(StoreError) in
      try store.recipe(id) == nil ? nil : id
    }
    detail.show(shown)
    sidebar.selection = choice?.row
    list.start(with: choice?.query)
    history.visit(.init(choice: choice, shown: shown, focus: focus))
  }

  /// The choice, if what it names is still in the store; all recipes otherwise.
  private static func existing(
    _ choice: Choice?, in store: any RecipeStore
  ) throws(StoreError) -> Choice? {
    switch choice {
    case .row(.collection(let id)):
      try store.collections().contains { $0.id == id } ? choice : .row(.all)
    case .row(.search(let id)):
      try store.searches().contains { $0.id == id } ? choice : .row(.all)
    case .row(.tag(let tag)): try store.count(of: .tag(tag)) > 0 ? choice : .row(.all)
    default: choice
    }
  }

  /// The recipe that the detail shows, which is the list's selection where it is listed.
  var shown: RecipeID? { detail.shown }

  /// Keeps the rows of now as those that numbers mean.
  func keepNumbers() {
    numberedSidebar = sidebar.rowsIfRead
    numberedList = list.rowsIfRead
  }

  // MARK: Selecting

  /// Chooses what the list shows, and gives it the focus.
  func choose(_ newChoice: Choice?, recording: Bool = true) {
    mark(choice?.row)
    mark(newChoice?.row)
    choice = newChoice
    sidebar.selection = newChoice?.row
    list.choose(newChoice?.query)
    if newChoice != nil { focus = .list }
    if recording { record() }
  }

  /// Shows a recipe in the detail; the focus stays.
  func show(_ recipe: RecipeID?, recording: Bool = true) {
    mark(shown)
    mark(recipe)
    detail.show(recipe)
    if recording { record() }
  }

  private func record() {
    history.visit(.init(choice: choice, shown: shown, focus: focus))
  }

  /// Goes `steps` back or, when negative, forward; what is gone by now is passed over.
  ///
  /// - Returns: Whether there was anywhere to go.
  func travel(_ steps: Int) throws(StoreError) -> Bool {
    guard
      let entry = try history.travel(
        steps,
        isValid: { [store] entry throws(StoreError) in
          try Self.existing(entry.choice, in: store) == entry.choice
        })
    else { return false }
    choose(entry.choice, recording: false)
    let isThere = try entry.shown.map { id throws(StoreError) in try store.recipe(id) != nil }
    show(isThere == true ? entry.shown : nil, recording: false)
    focus = entry.focus
    return true
  }

  // MARK: Rehearsing

  /// Where a session is, to come back to after changes that are taken back.
  struct Place {
    fileprivate let choice: Choice?
    fileprivate let shown: RecipeID?
    fileprivate let focus: PaneName
    fileprivate let history: SelectionHistory
    fileprivate let listFilter: String
  }

  var place: Place {
    Place(choice: choice, shown: shown, focus: focus, history: history, listFilter: list.filter)
  }

  /// Goes back to a place after the store went back to what it was; nothing of it is told.
  func restore(_ place: Place) throws(StoreError) {
    choose(place.choice, recording: false)
    detail.show(place.shown)
    focus = place.focus
    history = place.history
    if list.filter != place.listFilter { try list.setFilter(place.listFilter) }
    goneTitles = [:]
    try forgetChanges(in: PaneName.allCases)
  }

  func forgetMarks(in pane: PaneName) { remarked[pane] = nil }

  private func mark(_ row: SidebarRow?) {
    if let row { remarked[.sidebar, default: []].insert(row.description) }
  }

  private func mark(_ recipe: RecipeID?) {
    if let recipe { remarked[.list, default: []].insert(recipe.description) }
  }

  // MARK: Following the store

  /// Lets every pane follow what happened in the store.
  func absorb(_ changes: [StoreChange]) throws(StoreError) {
    guard !changes.isEmpty else { return }
    let rowsBefore = try sidebar.allRows()
    var deleted: Set<RecipeID> = []
    for change in changes {
      switch change {
      case .recipe(let change) where change.kind == .deleted:
        deleted.insert(change.id)
        goneTitles[change.id] = change.title
      case .recipe(let change) where change.kind == .inserted: deleted.remove(change.id)
      default: break
      }
    }
    let successor = try shown.flatMap { id throws(StoreError) in
      deleted.contains(id) ? try neighbour(of: id, without: deleted) : id
    }
    try sidebar.absorb(changes)
    try list.absorb(changes)
    detail.absorb(changes)
    if successor != shown { show(successor, recording: false) }
    try leaveDeletedRow(before: rowsBefore)
  }

  /// The next row that stays, else the one before, else none.
  private func neighbour(
    of id: RecipeID, without deleted: Set<RecipeID>
  ) throws(StoreError) -> RecipeID? {
    let items = try list.shownRows().items
    guard let index = try list.shownRows().index(of: id) else { return nil }
    return items[(index + 1)...].first { !deleted.contains($0) }
      ?? items[..<index].last { !deleted.contains($0) }
  }

  /// When the chosen row is gone, chooses its neighbour, else its parent.
  private func leaveDeletedRow(before: PaneRows<SidebarRow>.Tree) throws(StoreError) {
    guard let row = choice?.row, row.query != nil else { return }
    let now = try sidebar.allRows()
    guard !now.contains(row) else { return }
    var lost = row
    while true {
      let parent = (try? before.parent(of: lost)) ?? nil
      let siblings = parent.flatMap { try? Array(before.children(of: $0)) } ?? []
      if let index = siblings.firstIndex(of: lost) {
        let near =
          siblings[(index + 1)...].first { now.contains($0) }
          ?? siblings[..<index].last { now.contains($0) }
        if let near { return choose(near, keepingFocus: focus) }
      }
      guard let parent, parent.query != nil else { break }
      if now.contains(parent) { return choose(parent, keepingFocus: focus) }
      lost = parent
    }
    choose(.all, keepingFocus: focus)
  }

  private func choose(_ row: SidebarRow, keepingFocus focus: PaneName) {
    choose(.row(row), recording: false)
    self.focus = focus
  }

  // MARK: Reporting

  /// What differs in the panes since the last call.
  ///
  /// - Parameter withMarks: Whether rows are reported whose mark alone changed; the list is then
  ///   read when its choice changed, to say what came and went.
  func takeChanges(withMarks: Bool) throws(StoreError) -> [PaneChange] {
    if withMarks { try list.look(reporting: true) }
    var changes = sidebar.takeChanges() + (try list.takeChanges(titles: goneTitles))
    goneTitles = [:]
    // The detail is shown whole: no command tells its changes.
    _ = detail.takeChanges()
    if withMarks { changes += try markChanges(besides: changes) }
    remarked = [:]
    return changes
  }

  private func markChanges(besides changes: [PaneChange]) throws(StoreError) -> [PaneChange] {
    var marks: [PaneChange] = []
    let told = Set(changes.filter { $0.kind != .delete }.map(\.id))
    if let ids = remarked[.sidebar] {
      let tree = try sidebar.shownRows()
      for id in ids.subtracting(told) {
        guard let row = SidebarRow(id: id), let index = tree.visibleIndex(of: row) else { continue }
        marks.append(
          PaneChange(
            pane: .sidebar, kind: .update, row: index + 1, id: id,
            title: try sidebar.title(of: row), isMarkOnly: true))
      }
    }
    if let ids = remarked[.list] {
      let tree = try list.shownRows()
      for id in ids.subtracting(told).compactMap({ RecipeID($0) }) {
        guard let index = tree.visibleIndex(of: id) else { continue }
        marks.append(
          PaneChange(
            pane: .list, kind: .update, row: index + 1, id: id.description,
            title: try store.summaries(of: [id]).first?.title ?? "", isMarkOnly: true))
      }
    }
    return marks.sorted { ($0.pane.rawValue, $0.row) > ($1.pane.rawValue, $1.row) }
  }
}

extension Coordinator {
  /// Drops the differences of panes whose rows were just shown whole.
  func forgetChanges(in panes: [PaneName]) throws(StoreError) {
    for pane in panes {
      switch pane {
      case .sidebar: _ = sidebar.takeChanges()
      case .list: list.forgetChanges()
      case .detail: _ = detail.takeChanges()
      }
      forgetMarks(in: pane)
    }
  }
}
