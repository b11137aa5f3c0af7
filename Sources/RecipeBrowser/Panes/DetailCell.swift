import RecipeFormats
import RecipeStore

/// A recipe with everything that the detail pane draws of it.
struct DetailCell: Hashable, Sendable {
  /// As it is shown: scaled.
  var recipe: Recipe

  /// By what the amounts were multiplied.
  var scale = Rational.one

  /// The titles from the top down, of each collection that holds it.
  var collections: [[String]]

  /// The paths as one can type them: `Dinner/Pasta`, a slash in a title as `\/`.
  var paths: [String] {
    collections.map(collectionPath)
  }

  /// Names and values for tab-separated output; lists have one line an element.
  var fields: [(String, String)] {
    let content = recipe.content
    let fields: [(String, String)] = [
      ("id", recipe.id.description), ("title", content.title), ("servings", content.servings),
      ("prepMinutes", content.prepMinutes.map { String($0) } ?? ""),
      ("cookMinutes", content.cookMinutes.map { String($0) } ?? ""),
      ("ingredients", content.ingredients.joined(separator: "\n")),
      ("directions", content.directions.joined(separator: "\n")),
      ("notes", content.notes), ("source", content.source),
      ("tags", content.tags.joined(separator: "\n")),
      ("collections", paths.joined(separator: "\n")), ("favorite", String(content.isFavorite)),
      ("rating", content.rating.map { String($0) } ?? ""),
      ("added", recipe.added.description), ("changed", recipe.changed.description),
      ("images", content.images.joined(separator: "\n")),
    ]
    return scale == .one ? fields : fields + [("scale", scale.description)]
  }

  func write(to json: inout JSONWriter) {
    let content = recipe.content
    json.object { json in
      json.field("id", recipe.id.description)
      json.field("title", content.title)
      json.field("servings", content.servings)
      json.field("prepMinutes", content.prepMinutes)
      json.field("cookMinutes", content.cookMinutes)
      json.field("ingredients", content.ingredients)
      json.field("directions", content.directions)
      json.field("notes", content.notes)
      json.field("source", content.source)
      json.field("tags", content.tags)
      json.field("collections", paths)
      json.field("favorite", content.isFavorite)
      json.field("rating", content.rating)
      json.field("added", recipe.added.description)
      json.field("changed", recipe.changed.description)
      json.field("images", content.images)
      if scale != .one { json.field("scale", scale.description) }
    }
  }
}
