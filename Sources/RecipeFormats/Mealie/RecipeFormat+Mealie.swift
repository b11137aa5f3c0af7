import RecipeStore

extension RecipeFormat {
  /// A recipe of Mealie's export, of its first versions and of later ones, which spell the keys
  /// otherwise.
  package static let mealie = RecipeFormat(
    name: "mealie",
    summary: "Mealie's export",
    fileExtensions: ["json"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "{")
        && source.bytes.contains("\"slug\"")
        && (source.bytes.contains("\"recipe_ingredient\"")
          || source.bytes.contains("\"recipeIngredient\"") && !source.bytes.contains("\"@type\""))
    },
    read: { source throws(FormatError) in
      var file = RecipeFile()
      var cursor = JSONCursor(source.bytes, isLenient: true)
      guard case .object(let object) = try cursor.tree() else {
        throw FormatError(line: 1, problem: "a recipe must be an object")
      }
      MealieReader.recipe(object).add(to: &file, format: "mealie", line: 1)
      try file.requireRecipes()
      return file
    })
}

private enum MealieReader {
  /// The keys of later versions as the first ones spell them.
  private static let spellings = [
    "recipeYield": "recipe_yield", "recipeIngredient": "recipe_ingredient",
    "recipeInstructions": "recipe_instructions", "recipeCategory": "recipe_category",
    "prepTime": "prep_time", "performTime": "perform_time", "cookTime": "cook_time",
    "totalTime": "total_time", "orgURL": "org_url", "dateAdded": "date_added",
  ]

  static func recipe(_ object: JSONObject) -> ExportedRecipe {
    var object = object
    for index in object.members.indices {
      object.members[index].key = spellings[object.members[index].key] ?? object.members[index].key
    }
    var recipe = ExportedRecipe(object)
    recipe.content.title = recipe.text("name")
    recipe.key = recipe.rest["slug"]?.text
    recipe.addNotes(recipe.text("description"))
    recipe.content.servings = recipe.text("recipe_yield")
    recipe.content.prepMinutes = recipe.minutes("prep_time")
    recipe.content.cookMinutes = recipe.minutes("perform_time") ?? recipe.minutes("cook_time")
    recipe.takeSource(address: "org_url")
    for key in ["tags", "recipe_category"] {
      recipe.addTags(
        (recipe.take(key)?.elements ?? []).compactMap { $0.text ?? $0.object?["name"]?.text })
    }
    recipe.content.rating = recipe.rating("rating")
    recipe.added = recipe.date("date_added")
    recipe.changed = recipe.date("date_updated")
    let image = recipe.text("image")
    if !image.isEmpty { recipe.content.images = [image] }
    for note in recipe.take("notes")?.elements ?? [] {
      recipe.addNotes(texts(note).joined(separator: "\n"))
    }
    for step in recipe.take("recipe_instructions")?.elements ?? [] {
      recipe.content.directions += texts(step)
    }
    for ingredient in recipe.take("recipe_ingredient")?.elements ?? [] {
      recipe.content.ingredients += lines(ingredient)
    }
    return recipe
  }

  /// The title and the text of a note or a step, where there are such.
  private static func texts(_ value: JSONValue) -> [String] {
    let object = value.object
    return [object?["title"]?.text, object?["text"]?.text ?? value.text]
      .compactMap { $0?.trimmed }.filter { !$0.isEmpty }
  }

  /// The heading that stands before an ingredient, and its line.
  private static func lines(_ value: JSONValue) -> [String] {
    guard let object = value.object else { return value.text.map { [$0.trimmed] } ?? [] }
    var line = ExportedIngredient.line(object)
    if object["disable_amount"] == .bool(true) || object["disableAmount"] == .bool(true) {
      line = object["note"]?.text?.trimmed ?? ""
    }
    return [object["title"]?.text?.trimmed ?? "", line].filter { !$0.isEmpty }
  }
}
