import RecipeStore

extension Session {
  /// What an empty pane says: why nothing is there, and what to type next.
  func advice(about pane: PaneName) throws(CommandError) -> String {
    switch pane {
    case .sidebar:
      return "(no row matches '\(coordinator.sidebar.filter)'; 'filter' shows all again)"
    case .detail:
      return "(no recipe is selected; 'select ROW' in the list shows one)"
    case .list:
      let filter = coordinator.list.filter
      if !filter.isEmpty { return "(no recipe matches '\(filter)'; 'filter' shows all again)" }
      return try adviceAboutChoice()
    }
  }

  private func adviceAboutChoice() throws(CommandError) -> String {
    switch coordinator.choice {
    case .search(let expression):
      return "(nothing found for '\(expression.text)'; fewer or shorter words find more)"
    case .row(.search): return "(no recipe matches this search yet; one that does appears here)"
    case .row(.favorites): return "(no favorites yet; 'favorite ROW' makes a recipe one)"
    case .row(.collection(let id)):
      return
        "(nothing is filed here yet; 'file ROW --in \(quotedWord(try title(of: .collection(id))))' does)"
    case .row(.section), nil:
      return "(nothing is selected in the sidebar; 'select \"All Recipes\"' shows every recipe)"
    default: return "(no recipes yet; 'import PATH' or 'add recipe TITLE' brings some in)"
    }
  }
}
