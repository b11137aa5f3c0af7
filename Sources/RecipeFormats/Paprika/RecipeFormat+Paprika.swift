import RecipeStore

extension RecipeFormat {
  /// A recipe of Paprika's export: one JSON object, which lies gzipped in a zip archive.
  ///
  /// Photographs are not kept, only their names.
  package static let paprika = RecipeFormat(
    name: "paprika",
    summary: "Paprika's export",
    fileExtensions: ["paprikarecipe", "paprikarecipes"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "{")
        && source.bytes.contains("\"uid\"") && source.bytes.contains("\"source_url\"")
    },
    read: { source throws(FormatError) in
      var file = RecipeFile()
      var cursor = JSONCursor(source.bytes, isLenient: true)
      guard case .object(let object) = try cursor.tree() else {
        throw FormatError(line: 1, problem: "a recipe must be an object")
      }
      PaprikaReader.recipe(object).add(to: &file, format: "paprika", line: 1)
      try file.requireRecipes()
      return file
    })
}

private enum PaprikaReader {
  static func recipe(_ object: JSONObject) -> ExportedRecipe {
    var recipe = ExportedRecipe(object)
    recipe.content.title = recipe.text("name")
    let uid = recipe.text("uid")
    if !uid.isEmpty { recipe.key = uid }
    recipe.content.servings = recipe.text("servings")
    recipe.content.prepMinutes = recipe.minutes("prep_time")
    recipe.content.cookMinutes = recipe.minutes("cook_time")
    recipe.content.ingredients = recipe.lines("ingredients")
    recipe.content.directions = recipe.lines("directions")
    recipe.addNotes(recipe.text("description"))
    recipe.addNotes(recipe.text("notes"))
    recipe.takeSource(address: "source_url", name: "source")
    let categories = recipe.take("categories")?.elements ?? []
    recipe.addTags(categories.compactMap { $0.text ?? $0.object?["name"]?.text })
    recipe.content.rating = recipe.rating("rating")
    recipe.content.isFavorite = recipe.take("on_favorites") == .bool(true)
    recipe.added = recipe.date("created")
    recipe.content.images = images(of: &recipe)
    return recipe
  }

  /// The names of the photographs, whose data is let go.
  private static func images(of recipe: inout ExportedRecipe) -> [String] {
    _ = recipe.take("photo_data")
    let photos = recipe.take("photos")?.elements ?? []
    let names =
      [recipe.text("photo_large"), recipe.text("photo")]
      + photos.compactMap { $0.object?["filename"]?.text }
    return names.filter { !$0.isEmpty }
  }
}
