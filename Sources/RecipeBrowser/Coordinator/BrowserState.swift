import RecipeStore

/// What is remembered of a session for the next one on the same store.
///
/// A store keeps it as settings, one for each thing that can change by itself: a session writes those
/// that it changed, so that two sessions on one store keep the changes of both. Where they changed
/// the same thing, the later one counts.
struct BrowserState: Hashable, Sendable {
  /// Ids of expanded rows, those included that are absent for now.
  var expanded = Self.firstExpanded
  var sidebarFilter = ""
  var listFilter = ""
  var order: RecipeOrder?
  var choice: Choice? = .row(.all)
  var shown: RecipeID?
  var focus = PaneName.sidebar

  /// What is expanded at the first start: the headings.
  private static let firstExpanded = Set(SidebarSection.allCases.map(\.rawValue))

  private enum Key {
    static let expanded = "expanded."
    static let sidebarFilter = "sidebar.filter"
    static let listFilter = "list.filter"
    static let order = "list.order"
    static let choice = "sidebar.selection"
    static let shown = "list.selection"
    static let focus = "focus"
  }

  init() {}

  /// Reads what a store remembers; what cannot be understood is as at the first start.
  init(settings: [String: String]) {
    for (name, value) in settings where name.hasPrefix(Key.expanded) {
      let id = String(name.dropFirst(Key.expanded.count))
      if value == "yes" { expanded.insert(id) } else { expanded.remove(id) }
    }
    sidebarFilter = settings[Key.sidebarFilter] ?? ""
    listFilter = settings[Key.listFilter] ?? ""
    order = settings[Key.order].flatMap { RecipeOrder(setting: $0) }
    if let text = settings[Key.choice] {
      if text.hasPrefix("search:") {
        choice = (try? SearchExpression(String(text.dropFirst(7)))).map(Choice.search)
      } else {
        choice = text.isEmpty ? nil : SidebarRow(id: text).map(Choice.row)
      }
    }
    shown = settings[Key.shown].flatMap { RecipeID($0) }
    focus = settings[Key.focus].flatMap { PaneName(rawValue: $0) } ?? .sidebar
  }

  /// What a store is to remember; what is as at the first start is left out.
  private var settings: [String: String] {
    var settings: [String: String] = [:]
    for id in expanded.symmetricDifference(Self.firstExpanded) {
      settings[Key.expanded + id] = expanded.contains(id) ? "yes" : "no"
    }
    settings[Key.sidebarFilter] = sidebarFilter.isEmpty ? nil : sidebarFilter
    settings[Key.listFilter] = listFilter.isEmpty ? nil : listFilter
    settings[Key.order] = order?.setting
    settings[Key.choice] =
      switch choice {
      case .row(let row): row.description
      case .search(let expression): "search:\(expression.text)"
      case nil: ""
      }
    settings[Key.shown] = shown?.description
    settings[Key.focus] = focus.rawValue
    return settings
  }

  /// The settings to write after an earlier state was written; `nil` forgets one.
  func settings(changedSince earlier: BrowserState) -> [String: String?] {
    let (before, now) = (earlier.settings, settings)
    var changed: [String: String?] = now.filter { before[$0.key] != $0.value }
    for name in before.keys where now[name] == nil { changed.updateValue(nil, forKey: name) }
    return changed
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
    state.expanded = sidebar.expanded
    state.sidebarFilter = sidebar.filter
    state.listFilter = list.filter
    state.order = list.order
    state.choice = choice
    state.shown = shown
    state.focus = focus
    return state
  }
}
