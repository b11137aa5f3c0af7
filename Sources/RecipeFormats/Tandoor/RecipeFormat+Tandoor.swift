import RecipeStore

extension RecipeFormat {
  /// A recipe of Tandoor's export: `recipe.json` in a zip archive in a zip archive.
  ///
  /// The time of working is that of preparation, the time of waiting that of cooking.
  package static let tandoor = RecipeFormat(
    name: "tandoor",
    summary: "Tandoor's export",
    fileExtensions: ["json"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "{")
        && source.bytes.contains("\"working_time\"") && source.bytes.contains("\"steps\"")
    },
    read: { source throws(FormatError) in
      var file = RecipeFile()
      var cursor = JSONCursor(source.bytes, isLenient: true)
      guard case .object(let object) = try cursor.tree() else {
        throw FormatError(line: 1, problem: "a recipe must be an object")
      }
      TandoorReader.recipe(object).add(to: &file, format: "tandoor", line: 1)
      try file.requireRecipes()
      return file
    })
}

private enum TandoorReader {
  static func recipe(_ object: JSONObject) -> ExportedRecipe {
    var recipe = ExportedRecipe(object)
    recipe.content.title = recipe.text("name")
    recipe.addNotes(recipe.text("description"))
    recipe.addTags(
      (recipe.take("keywords")?.elements ?? []).compactMap { $0.text ?? $0.object?["name"]?.text })
    recipe.content.prepMinutes = recipe.minutes("working_time")
    recipe.content.cookMinutes = recipe.minutes("waiting_time")
    recipe.content.servings = [recipe.text("servings"), recipe.text("servings_text")]
      .filter { !$0.isEmpty }.joined(separator: " ")
    recipe.takeSource(address: "source_url")
    for step in recipe.rest["steps"]?.elements ?? [] {
      guard let step = step.object else { continue }
      let (name, text) = (
        step["name"]?.text?.trimmed ?? "", step["instruction"]?.text?.trimmed ?? ""
      )
      if !name.isEmpty { recipe.content.directions.append(name) }
      if !text.isEmpty { recipe.content.directions.append(text) }
      for ingredient in step["ingredients"]?.elements ?? [] {
        guard let line = ingredient.object.map(ExportedIngredient.line), !line.isEmpty else {
          continue
        }
        recipe.content.ingredients.append(line)
      }
    }
    return recipe
  }
}
