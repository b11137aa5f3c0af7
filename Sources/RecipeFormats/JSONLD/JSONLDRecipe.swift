import RecipeStore

/// A schema.org Recipe and the content that it means.
enum JSONLDRecipe {
  /// The content of a Recipe; what is not said by a field is kept under `format`.
  static func content(of recipe: JSONObject, keptFor format: String) -> RecipeContent {
    var content = RecipeContent(title: "")
    for field in JSONLDField.all { field.read(recipe, &content) }
    var kept = JSONObject()
    var keys: Set<String> = ["@type", "@context"]
    if recipe.isA("Recipe"), recipe["@type"] != .string("Recipe") {
      kept["@type"] = recipe["@type"]
    }
    // In the order in which they are written, so that reading them again keeps the same.
    for field in JSONLDField.all {
      keys.formUnion(field.keys)
      let members = recipe.members.filter { field.keys.contains($0.key) }
      if members != field.write(content) { kept.members += members }
    }
    kept.members += recipe.members.filter { !keys.contains($0.key) }
    if !kept.members.isEmpty { content.extras[format] = kept.text }
    return content
  }

  /// The Recipe of a content, with what was kept of the one that it was read from.
  static func object(of content: RecipeContent, keptFor format: String) -> JSONObject {
    let kept = content.extras[format].flatMap { JSONObject(text: $0) } ?? JSONObject()
    var recipe = JSONObject()
    recipe["@type"] = kept.isA("Recipe") ? kept["@type"] : .string("Recipe")
    var keys: Set<String> = ["@type"]
    for field in JSONLDField.all {
      keys.formUnion(field.keys)
      recipe.members += members(of: field, for: content, kept: kept)
    }
    recipe.members += kept.members.filter { !keys.contains($0.key) }
    return recipe
  }

  /// The kept members of a field where they still say what it holds, otherwise new ones.
  private static func members(
    of field: JSONLDField, for content: RecipeContent, kept: JSONObject
  ) -> [JSONObject.Member] {
    let members = kept.members.filter { field.keys.contains($0.key) }
    var said = content
    field.read(JSONObject(members: members), &said)
    // What new members would mean is compared, not the field: they run blanks together.
    let new = field.write(content)
    var meant = content
    field.read(JSONObject(members: new), &meant)
    return !members.isEmpty && said == meant ? members : new
  }
}
