/// Where the recipes of a query come from, in SQL: something with the columns of `recipe`.
struct QuerySource {
  /// A table, a condition included.
  var table: String
  var values: [SQLValue] = []

  /// Whether `table` ends in a condition, to which another can be added.
  var hasCondition = false

  /// The query's own order.
  var ownOrder = "folded, id"
  var reversedOwnOrder = "folded DESC, id"

  /// The terms after ORDER BY. Equal recipes go by title, then by id, whatever the direction.
  func order(_ order: RecipeOrder?) -> String {
    guard let order else { return ownOrder }
    let direction = order.isReversed ? " DESC" : ""
    switch order.key {
    case .title: return "folded\(direction), id"
    case .added: return "added\(direction), folded, id"
    case .changed: return "changed\(direction), folded, id"
    case .time: return "minutes IS NULL, minutes\(direction), folded, id"
    case .rating: return "rating IS NULL, rating\(direction), folded, id"
    case .manual: return order.isReversed ? reversedOwnOrder : ownOrder
    }
  }
}

extension RecipeQuery {
  /// Whether the first few results are found without finding all.
  var isReadInParts: Bool {
    switch self {
    case .all, .favorites, .recents: true
    case .collection, .tag, .search, .saved: false
    }
  }

  var source: QuerySource {
    switch self {
    case .all: return QuerySource(table: "recipe")
    case .favorites: return QuerySource(table: "recipe WHERE favorite = 1", hasCondition: true)
    case .recents:
      let newest = "SELECT * FROM recipe ORDER BY added DESC, folded, id"
      return QuerySource(
        table: "(\(newest) LIMIT \(RecipeQuery.recentCount))",
        ownOrder: "added DESC, folded, id", reversedOwnOrder: "added, folded, id")
    case .tag(let tag):
      return QuerySource(
        table: "recipe WHERE id IN (SELECT recipe FROM tag_use WHERE folded = ?)",
        values: [.text(folded(tag))], hasCondition: true)
    case .collection(let id):
      return QuerySource(
        table: """
          recipe WHERE id IN (
            WITH RECURSIVE below (id) AS (
              VALUES (?) UNION SELECT c.id FROM collection AS c JOIN below ON c.parent = below.id
            ) SELECT recipe FROM membership WHERE collection IN below)
          """, values: [.integer(id.number)], hasCondition: true)
    case .search(let expression): return expression.source
    case .saved: return QuerySource(table: "recipe WHERE 0", hasCondition: true)
    }
  }
}
