import Diffable
import RecipeFormats
import RecipeStore

/// The right pane: the recipe that is shown, as the only row of its own snapshot.
final class DetailPane {
  private let store: any RecipeStore
  private let rows = PaneRows<RecipeID>()

  /// By what the amounts of recipes are multiplied that are not shown as they are.
  private var scales: [RecipeID: Rational] = [:]

  init(store: any RecipeStore) { self.store = store }

  /// The recipe that is shown.
  var shown: RecipeID? { rows.tree.items.first }

  /// Shows another recipe, or none.
  func show(_ recipe: RecipeID?) {
    var tree = PaneRows<RecipeID>.Tree()
    if let recipe { try? tree.append([recipe]) }
    rows.apply(tree)
  }

  /// By what the amounts of a recipe are multiplied in this session.
  func scale(of recipe: RecipeID) -> Rational { scales[recipe] ?? .one }

  /// Shows the shown recipe multiplied, until the session ends; the store's stays as it is.
  func scale(by factor: Rational) {
    guard let shown else { return }
    scales[shown] = factor == .one ? nil : factor
    rows.apply(rows.tree, updating: [shown])
  }

  /// Marks the recipe as changed when it is the one that is shown.
  func absorb(_ changes: [StoreChange]) {
    guard let shown else { return }
    for case .recipe(let change) in changes where change.id == shown {
      rows.apply(rows.tree, updating: [shown])
    }
  }

  /// What is to be drawn, read now.
  ///
  /// - Parameter path: The titles from the top down to a collection.
  func cell(
    path: (CollectionID) throws(StoreError) -> [String]
  ) throws(StoreError) -> DetailCell? {
    guard let shown, var recipe = try store.recipe(shown) else { return nil }
    var paths: [[String]] = []
    for collection in try store.collections(holding: shown) { paths.append(try path(collection)) }
    let scale = scale(of: shown)
    recipe.content = recipe.content.scaled(by: scale)
    return DetailCell(recipe: recipe, scale: scale, collections: paths)
  }

  /// What differs since the last call, for whoever draws the pane while it changes.
  func takeChanges() -> [PaneChange] {
    rows.takeSteps().map { step in change(for: step, in: .detail) { ($0.description, "") } }
  }
}
