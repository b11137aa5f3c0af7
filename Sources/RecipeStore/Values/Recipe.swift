/// A recipe as the store keeps it: what the cook wrote, and what the store adds.
package struct Recipe: Hashable, Sendable {
  package let id: RecipeID
  package var content: RecipeContent

  /// When the recipe came into the collection.
  package var added: Timestamp

  /// When its content last changed.
  package var changed: Timestamp

  package init(id: RecipeID, content: RecipeContent, added: Timestamp, changed: Timestamp) {
    self.id = id
    self.content = content
    self.added = added
    self.changed = changed
  }
}

/// What a cook writes down of a recipe.
///
/// Every text is kept as it was given, without any tidying; drawing makes it safe for a terminal.
package struct RecipeContent: Hashable, Sendable {
  package var title: String
  package var servings = ""

  /// Minutes of preparation, `nil` when not stated. Never negative.
  package var prepMinutes: Int?

  /// Minutes of cooking, `nil` when not stated. Never negative.
  package var cookMinutes: Int?

  /// One line an ingredient.
  package var ingredients: [String] = []

  /// One text a step.
  package var directions: [String] = []

  package var notes = ""
  package var source = ""

  /// In the order given, each once (compared by ``folded(_:)``).
  package var tags: [String] = []

  package var isFavorite = false

  /// One to five, `nil` when not rated.
  package var rating: Int?

  /// File names of pictures, largest first.
  package var images: [String] = []

  /// What file formats know of the recipe and no other field holds, by the format's name: a text
  /// that only that format reads, so that it can write again what it once read.
  package var extras: [String: String] = [:]

  package init(title: String) { self.title = title }

  /// Preparation and cooking together, `nil` when neither is stated.
  package var totalMinutes: Int? {
    prepMinutes == nil && cookMinutes == nil ? nil : (prepMinutes ?? 0) + (cookMinutes ?? 0)
  }
}

/// What a row of the recipe list shows: enough to draw it, and no more to read.
package struct RecipeSummary: Hashable, Sendable {
  package let id: RecipeID
  package var title: String
  package var servings: String
  package var minutes: Int?
  package var isFavorite: Bool
  package var rating: Int?

  package init(
    id: RecipeID, title: String, servings: String, minutes: Int?, isFavorite: Bool, rating: Int?
  ) {
    self.id = id
    self.title = title
    self.servings = servings
    self.minutes = minutes
    self.isFavorite = isFavorite
    self.rating = rating
  }
}
