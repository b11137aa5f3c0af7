import RecipeStore

/// What a name in a command stands for.
enum RowName: Hashable, Sendable {
  case sidebar(SidebarRow)
  case recipe(RecipeID)

  var id: String {
    switch self {
    case .sidebar(let row): row.description
    case .recipe(let id): id.description
    }
  }
}

/// Which kinds of rows a command can use.
struct RowKinds: OptionSet, Sendable {
  let rawValue: Int

  static let recipes = RowKinds(rawValue: 1)
  static let collections = RowKinds(rawValue: 2)

  /// Headings, fixed rows and tags.
  static let otherSidebarRows = RowKinds(rawValue: 4)

  static let searches = RowKinds(rawValue: 8)

  static let sidebar: RowKinds = [.collections, .searches, .otherSidebarRows]
  static let all: RowKinds = [.recipes, .sidebar]

  /// What has a title of its own and can be deleted.
  static let titled: RowKinds = [.recipes, .collections, .searches]

  func contains(_ name: RowName) -> Bool {
    switch name {
    case .recipe: contains(.recipes)
    case .sidebar(.collection): contains(.collections)
    case .sidebar(.search): contains(.searches)
    case .sidebar: contains(.otherSidebarRows)
    }
  }

  /// As errors say it: `a collection or recipe`.
  var description: String {
    switch (contains(.recipes), contains(.collections), contains(.otherSidebarRows)) {
    case (true, false, false): "a recipe"
    case (false, true, false): "a collection"
    case (true, true, false): "a recipe or collection"
    case (false, _, true): "a row of the sidebar"
    default: "a row"
    }
  }
}
