import RecipeStore

/// Writes the JSON of Apple's sample: every key in every recipe, since its reader wants them all.
enum AppleJSONWriter {
  static func write(_ file: RecipeFile, _ emit: ([UInt8]) -> Void) {
    let collections = collectionNames(in: file)
    var json = JSONWriter(.indented)
    json.beginArray()
    for (index, recipe) in file.recipes.enumerated() {
      write(recipe, in: collections[index], to: &json)
      if json.bytes.count > 1 << 16 { emit(json.take()) }
    }
    json.endArray()
    json.endLine()
    emit(json.take())
  }

  private static func write(
    _ recipe: RecipeFile.Entry, in collections: [String], to json: inout JSONWriter
  ) {
    let content = recipe.content
    json.object { json in
      if let number = recipe.number { json.field("id", number) }
      json.field("title", content.title)
      json.field("prepTime", seconds(content.prepMinutes))
      json.field("cookTime", seconds(content.cookMinutes))
      json.field("servings", content.servings)
      json.field("ingredients", text(content.ingredients))
      json.field("directions", text(content.directions))
      json.field("isFavorite", content.isFavorite)
      if let added = recipe.added { json.field("addedOn", added.description) }
      json.field("collections", collections)
      json.field("imageNames", content.images)
    }
  }

  private static func seconds(_ minutes: Int?) -> Int64 {
    60 * min(Int64(minutes ?? 0), JSONRecipe.mostMinutes)
  }

  /// One text with a line for each of `lines`.
  private static func text(_ lines: [String]) -> String {
    lines.map { line in
      guard line.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return line }
      return String(line.map { $0 == "\n" || $0 == "\r" || $0 == "\r\n" ? " " : $0 })
    }.joined(separator: "\n")
  }

  /// The titles of the collections that hold each recipe.
  private static func collectionNames(in file: RecipeFile) -> [[String]] {
    var names = [[String]](repeating: [], count: file.recipes.count)
    for group in file.groups {
      guard let name = group.path.last else { continue }
      for member in group.members where !names[member].contains(name) {
        names[member].append(name)
      }
    }
    return names
  }
}
