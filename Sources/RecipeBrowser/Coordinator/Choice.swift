import RecipeStore

/// What the list shows: a row of the sidebar, or what a search found.
enum Choice: Hashable, Sendable {
  case row(SidebarRow)
  case search(SearchExpression)

  /// The row that is marked in the sidebar.
  var row: SidebarRow? {
    if case .row(let row) = self { row } else { nil }
  }

  var query: RecipeQuery? {
    switch self {
    case .row(let row): row.query
    case .search(let expression): .search(expression)
    }
  }
}
