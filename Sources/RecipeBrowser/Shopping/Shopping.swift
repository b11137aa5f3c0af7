import RecipeFormats
import RecipeStore

/// What has to be bought to make some recipes, those that they ask for included.
struct Shopping {
  /// A recipe to make, and how many times.
  struct Dish {
    let recipe: RecipeID
    let title: String
    let scale: Rational
  }

  private(set) var dishes: [Dish] = []
  private(set) var list = ShoppingList()

  /// What was not understood, a line each.
  private(set) var notes: [String] = []

  private let store: any RecipeStore
  private let finder: RecipeFinder
  private var recipes: [RecipeID: Ingredients] = [:]

  /// The lines of a recipe that are to be bought, and the recipes that the others ask for.
  private struct Ingredients {
    let title: String
    let amounts: RecipeAmounts
    var bought: [IngredientLine] = []
    var needs: [RecipeMultiples.Need] = []
  }

  /// - Throws: `.refused` for recipes that need each other, and for amounts that grow too large.
  init(
    of recipes: [RecipeMultiples.Need], in store: any RecipeStore
  ) throws(CommandError) {
    self.store = store
    finder = try storing { () throws(StoreError) in try RecipeFinder(store: store) }
    try gather(recipes.map(\.recipe))
    let multiples: RecipeMultiples
    do throws(RecipeMultiples.Failure) {
      multiples = try RecipeMultiples(of: recipes, needs: self.recipes.mapValues(\.needs))
    } catch {
      throw refusal(of: error)
    }
    for entry in multiples.entries { add(entry) }
  }

  /// Reads recipes and all that they ask for.
  private mutating func gather(_ roots: [RecipeID]) throws(CommandError) {
    var waiting = Array(roots.reversed())
    while let id = waiting.popLast() {
      if recipes[id] != nil { continue }
      let content = try content(of: id)
      recipes[id] = Ingredients(title: content.title, amounts: RecipeAmounts(content))
      for line in recipes[id]?.amounts.lines ?? [] {
        guard let reference = RecipeReference(line.text) else {
          recipes[id]?.bought.append(line)
          continue
        }
        if let need = try need(of: reference, in: id) {
          recipes[id]?.needs.append(need)
          waiting.append(need.recipe)
        } else {
          let plain = RecipeReference.plainLine(line.text)
          recipes[id]?.bought.append(IngredientLine(plain, isFixed: line.isFixed))
        }
      }
    }
  }

  private func content(of id: RecipeID) throws(CommandError) -> RecipeContent {
    guard let recipe = try storing({ () throws(StoreError) in try store.recipe(id) }) else {
      throw .notFound("there is no recipe '\(id)'")
    }
    return recipe.content
  }

  /// The recipe that a line refers to and how much of it; `nil`, with a note, where the line is to be
  /// bought as it is.
  private mutating func need(
    of reference: RecipeReference, in asking: RecipeID
  ) throws(CommandError) -> RecipeMultiples.Need? {
    let title = recipes[asking]?.title ?? ""
    guard let id = try finder.recipe(reference, in: asking) else {
      if let path = reference.paths.first {
        notes.append("\(title): there is no recipe '\(path.joined(separator: "/"))'")
      }
      return nil
    }
    guard let multiples = reference.multiples(of: RecipeAmounts(try content(of: id))) else {
      notes.append("\(title): how much of '\(reference.name)' that recipe gives is not known")
      return nil
    }
    return RecipeMultiples.Need(recipe: id, multiples: multiples)
  }

  private mutating func add(_ entry: RecipeMultiples.Entry) {
    guard let recipe = recipes[entry.recipe] else { return }
    dishes.append(Dish(recipe: entry.recipe, title: recipe.title, scale: entry.multiples))
    for line in recipe.bought {
      list.add(line, times: line.isFixed ? entry.batches : entry.multiples, for: entry.recipe)
    }
  }

  private func refusal(of failure: RecipeMultiples.Failure) -> CommandError {
    func title(_ id: RecipeID) -> String { recipes[id].map { "'\($0.title)'" } ?? id.description }
    switch failure {
    case .cycle(let loop):
      return .refused(
        "recipes need each other in a circle: \(loop.map(title).joined(separator: " → "))")
    case .overflow(let id):
      return .refused("\(title(id)) would be made too many times to count")
    }
  }
}
