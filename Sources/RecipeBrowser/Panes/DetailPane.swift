import Diffable
import RecipeStore

/// The right pane: the recipe that is shown, as the only row of its own snapshot.
final class DetailPane {
  private let store: any RecipeStore
  private let rows = PaneRows<RecipeID>()

  init(store: any RecipeStore) { self.store = store }

  /// The recipe that is shown.
  var shown: RecipeID? { rows.tree.items.first }

  /// Shows another recipe, or none.
  func show(_ recipe: RecipeID?) {
    var tree = PaneRows<RecipeID>.Tree()
    if let recipe { try? tree.append([recipe]) }
    rows.apply(tree)
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
    guard let shown, let recipe = try store.recipe(shown) else { return nil }
    var paths: [[String]] = []
    for collection in try store.collections(holding: shown) { paths.append(try path(collection)) }
    return DetailCell(recipe: recipe, collections: paths)
  }

  /// What differs since the last call, for whoever draws the pane while it changes.
  func takeChanges() -> [PaneChange] {
    rows.takeSteps().map { step in change(for: step, in: .detail) { ($0.description, "") } }
  }
}
