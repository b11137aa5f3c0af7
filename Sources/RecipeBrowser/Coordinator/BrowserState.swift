import RecipeStore

/// What is remembered of a session for the next one on the same store.
struct BrowserState: Hashable, Sendable {
  /// Ids of expanded rows; `nil` at the first start.
  var expanded: [String]?
  var sidebarFilter = ""
  var listFilter = ""
  var order: RecipeOrder?
  var choice: Choice? = .row(.all)
  var shown: RecipeID?
  var focus = PaneName.sidebar

  private enum Key {
    static let expanded = "sidebar.expanded"
    static let sidebarFilter = "sidebar.filter"
    static let listFilter = "list.filter"
    static let order = "list.order"
    static let choice = "sidebar.selection"
    static let shown = "list.selection"
    static let focus = "focus"
  }

  init() {}

  /// Reads what a store remembers; what cannot be understood is as at the first start.
  init(from store: any RecipeStore) throws(StoreError) {
    expanded = try store.setting(Key.expanded)?.split(separator: "\n").map(String.init)
    sidebarFilter = try store.setting(Key.sidebarFilter) ?? ""
    listFilter = try store.setting(Key.listFilter) ?? ""
    order = try store.setting(Key.order).flatMap { RecipeOrder(setting: $0) }
    if let text = try store.setting(Key.choice) {
      if text.hasPrefix("search:") {
        choice = (try? SearchExpression(String(text.dropFirst(7)))).map(Choice.search)
      } else {
        choice = text.isEmpty ? nil : SidebarRow(id: text).map(Choice.row)
      }
    }
    shown = try store.setting(Key.shown).flatMap { RecipeID($0) }
    focus = try store.setting(Key.focus).flatMap { PaneName(rawValue: $0) } ?? .sidebar
  }

  /// What a store is to remember.
  var settings: [String: String?] {
    let choiceText: String =
      switch choice {
      case .row(let row): row.description
      case .search(let expression): "search:\(expression.text)"
      case nil: ""
      }
    return [
      Key.expanded: expanded?.joined(separator: "\n"),
      Key.sidebarFilter: sidebarFilter.isEmpty ? nil : sidebarFilter,
      Key.listFilter: listFilter.isEmpty ? nil : listFilter,
      Key.order: order?.setting,
      Key.choice: choiceText,
      Key.shown: shown?.description,
      Key.focus: focus.rawValue,
    ]
  }
}

extension RecipeOrder {
  init?(setting: String) {
    let words = setting.split(separator: " ")
    guard let first = words.first, let key = Key(rawValue: String(first)) else { return nil }
    self.init(key, isReversed: words.count > 1)
  }

  var setting: String { isReversed ? "\(key.rawValue) reversed" : key.rawValue }
}

extension Coordinator {
  /// What to remember of this session.
  var state: BrowserState {
    var state = BrowserState()
    state.expanded = sidebar.expansion
    state.sidebarFilter = sidebar.filter
    state.listFilter = list.filter
    state.order = list.order
    state.choice = choice
    state.shown = shown
    state.focus = focus
    return state
  }
}
