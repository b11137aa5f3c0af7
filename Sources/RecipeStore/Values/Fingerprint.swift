/// What tells a recipe of a file from all others, so that the file can be imported again.
package struct Fingerprint: Hashable, Sendable {
  /// The same for the same content, wherever it is.
  package var content: String

  /// The same for every edition of the recipe in its file.
  package var identity: String

  package init(content: String, identity: String) {
    self.content = content
    self.identity = identity
  }
}

/// A recipe that an import brought.
package struct ImportedRecipe: Hashable, Sendable {
  package let id: RecipeID

  /// Whether the file had the content then that it has now; the recipe may have been edited since.
  package let isSame: Bool
}
