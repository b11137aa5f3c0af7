import RecipeFormats
import RecipeStore

/// A row of the list with everything that is drawn of it.
struct ListCell: Hashable, Sendable {
  /// From 1.
  var row: Int
  var summary: RecipeSummary
  var isSelected: Bool

  static let columns = [
    "row", "id", "title", "servings", "minutes", "favorite", "rating", "selected",
  ]

  var values: [String] {
    [
      String(row), summary.id.description, summary.title, summary.servings,
      summary.minutes.map { String($0) } ?? "", String(summary.isFavorite),
      summary.rating.map { String($0) } ?? "", String(isSelected),
    ]
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("row", row)
      json.field("id", summary.id.description)
      json.field("title", summary.title)
      json.field("servings", summary.servings)
      json.field("minutes", summary.minutes)
      json.field("favorite", summary.isFavorite)
      json.field("rating", summary.rating)
      json.field("selected", isSelected)
    }
  }
}
