extension RecipeFormat {
  /// The `recipeData.json` of Apple's sample of a recipe browser: an array of recipes (one alone is
  /// read too) with times in seconds, ingredients and directions as one text with a line each, and
  /// collections by name.
  ///
  /// Reading rounds times up to minutes. Writing loses what the form has no place for: notes, source,
  /// tags, rating, the date of the last change, the tree and order of collections, empty
  /// collections, and the difference between no time and none stated; a line break inside an
  /// ingredient or step becomes a blank.
  package static let apple = RecipeFormat(
    name: "apple",
    summary: "the array of recipes of Apple's sample, times in seconds",
    fileExtensions: ["json"],
    recognizes: { AppleJSONReader.recognizes($0.bytes) },
    read: { source throws(FormatError) in try AppleJSONReader.read(source.bytes) },
    write: { file, emit in AppleJSONWriter.write(file, emit) })
}
