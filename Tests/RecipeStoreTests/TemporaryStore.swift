import RecipeStore
import Synchronization

/// A clock that goes on by a second each time it is asked.
final class TestClock: Sendable {
  private let seconds = Mutex<Int64>(1_000_000)

  @Sendable func now() -> Timestamp {
    seconds.withLock { seconds in
      seconds += 1
      return Timestamp(seconds: seconds)
    }
  }
}

/// A store that nobody else sees.
func temporaryStore() throws -> SQLiteRecipeStore {
  let clock = TestClock()
  return try SQLiteRecipeStore(path: "test", mode: .temporary) { clock.now() }
}

extension RecipeStore {
  /// Adds a recipe that comes from nowhere.
  func add(_ title: String, tags: [String] = [], _ edit: (inout RecipeContent) -> Void = { _ in })
    throws -> RecipeID
  {
    var content = RecipeContent(title: title)
    content.tags = tags
    edit(&content)
    return try addRecipe(content, id: nil, added: nil, changed: nil, fingerprint: nil)
  }

  /// The titles of a query.
  func titles(_ query: RecipeQuery, _ order: RecipeOrder? = nil) throws -> [String] {
    try summaries(of: recipeIDs(in: query, order: order, limit: nil)).map(\.title)
  }
}
