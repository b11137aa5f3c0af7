package import RecipeStore

/// How many times each of several recipes is made, those that they ask for included.
///
/// A recipe that two others ask for counts for both.
package struct RecipeMultiples: Sendable {
  /// What a recipe asks of another.
  package struct Need: Hashable, Sendable {
    package let recipe: RecipeID

    /// How many times it is made for one time of who asks.
    package let multiples: Rational

    package init(recipe: RecipeID, multiples: Rational) {
      self.recipe = recipe
      self.multiples = multiples
    }
  }

  /// A recipe to make.
  package struct Entry: Hashable, Sendable {
    package let recipe: RecipeID

    /// By what its amounts are multiplied.
    package var multiples = Rational.zero

    /// By what those are multiplied that stay when a recipe is scaled: how often it is made.
    package var batches = Rational.zero
  }

  package enum Failure: Error, Hashable, Sendable {
    /// Recipes that need each other in turn, the last the first again.
    case cycle([RecipeID])

    /// A recipe that is made so often that the number does not fit.
    case overflow(RecipeID)
  }

  /// Each recipe before those that it asks for.
  package private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - recipes: What to make; `multiples` of one is its scale.
  ///   - needs: What each recipe asks for, the recipes below them included.
  /// - Complexity: O(*n*) for *n* needs.
  package init(
    of recipes: [Need], needs: [RecipeID: [Need]]
  ) throws(Failure) {
    entries = try Self.order(recipes.map(\.recipe), needs: needs).map { Entry(recipe: $0) }
    let indices = Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].recipe, $0) })
    for recipe in recipes {
      guard let index = indices[recipe.recipe] else { continue }
      try add(recipe.multiples, batches: .one, to: index)
    }
    for entry in entries.indices {
      for need in needs[entries[entry].recipe] ?? [] {
        guard let index = indices[need.recipe] else { continue }
        guard let multiples = entries[entry].multiples.times(need.multiples) else {
          throw .overflow(need.recipe)
        }
        try add(multiples, batches: entries[entry].batches, to: index)
      }
    }
  }

  private mutating func add(
    _ multiples: Rational, batches: Rational, to index: Int
  ) throws(Failure) {
    guard let sum = entries[index].multiples.plus(multiples),
      let count = entries[index].batches.plus(batches)
    else { throw .overflow(entries[index].recipe) }
    (entries[index].multiples, entries[index].batches) = (sum, count)
  }

  /// The recipes and all below them, each before those that it asks for.
  private static func order(
    _ roots: [RecipeID], needs: [RecipeID: [Need]]
  ) throws(Failure) -> [RecipeID] {
    var finished: [RecipeID] = []
    var isFinished: Set<RecipeID> = []
    // The last first, since what is finished last comes first.
    for root in roots.reversed() where !isFinished.contains(root) {
      var path = [(recipe: root, rest: (needs[root] ?? [])[...])]
      var isOnPath: Set = [root]
      while let last = path.last {
        guard let need = path[path.count - 1].rest.popLast() else {
          path.removeLast()
          isOnPath.remove(last.recipe)
          isFinished.insert(last.recipe)
          finished.append(last.recipe)
          continue
        }
        if isOnPath.contains(need.recipe) {
          let loop = path.map(\.recipe).drop { $0 != need.recipe }
          throw .cycle(loop + [need.recipe])
        }
        if isFinished.contains(need.recipe) { continue }
        isOnPath.insert(need.recipe)
        path.append((need.recipe, (needs[need.recipe] ?? [])[...]))
      }
    }
    return finished.reversed()
  }
}
