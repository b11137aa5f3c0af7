/// Which recipes: what a choice in the sidebar means, and what a search asks for.
package enum RecipeQuery: Hashable, Sendable {
  case all
  case favorites

  /// The ``recentCount`` recipes that were added last.
  case recents

  /// The recipes of a collection and of all below it, each once.
  case collection(CollectionID)

  /// The recipes with this tag (compared by ``folded(_:)``).
  case tag(String)

  case search(SearchExpression)

  /// What a saved search finds.
  case saved(SavedSearchID)

  /// How many recipes ``recents`` holds at most.
  package static let recentCount = 50
}

/// The order of a list of recipes.
///
/// Least first (A before Z, oldest, shortest, worst), greatest first when reversed. What has no time
/// or no rating comes last either way; equal ones go by folded title, then by id, either way. By hand
/// means the query's own order, which only a collection lets the user choose.
package struct RecipeOrder: Hashable, Sendable {
  package enum Key: String, CaseIterable, Sendable {
    case title, added, changed, time, rating, manual
  }

  package var key: Key
  package var isReversed: Bool

  package init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }
}
