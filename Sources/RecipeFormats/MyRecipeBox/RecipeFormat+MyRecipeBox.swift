import RecipeStore

extension RecipeFormat {
  /// My Recipe Box's export, a table in which times are minutes.
  package static let myRecipeBox = RecipeFormat(
    name: "myrecipebox",
    summary: "My Recipe Box's export",
    fileExtensions: ["csv"],
    recognizes: { source in
      let columns = CSVTable.columns(of: source.bytes)
      return columns.contains("preparationTime") && columns.contains("originalPicture")
    },
    read: { source throws(FormatError) in
      var file = RecipeFile()
      for row in try CSVTable(source.bytes).rows {
        MyRecipeBoxReader.recipe(row.values).add(to: &file, format: "myrecipebox", line: row.line)
      }
      try file.requireRecipes()
      return file
    })
}

private enum MyRecipeBoxReader {
  static func recipe(_ values: JSONObject) -> ExportedRecipe {
    var values = values
    // Without a video and a source, the program writes the last two values one column too late.
    if values["source"] == nil, let picture = values[""] {
      values["source"] = values["originalPicture"]
      values["originalPicture"] = picture
      values[""] = nil
    }
    var recipe = ExportedRecipe(values)
    recipe.content.title = recipe.text("title")
    recipe.addNotes(recipe.lines("description").joined(separator: "\n"))
    recipe.addNotes(recipe.lines("notes").joined(separator: "\n"))
    recipe.content.prepMinutes = recipe.minutes("preparationTime")
    recipe.content.cookMinutes = recipe.minutes("cookingTime")
    recipe.content.servings = recipe.text("quantity")
    recipe.content.ingredients = recipe.lines("ingredients")
    recipe.content.directions = recipe.lines("instructions")
    recipe.content.isFavorite = recipe.text("favorite") == "true"
    recipe.content.rating = recipe.rating("rating")
    for key in ["categories", "tags"] {
      recipe.addTags(recipe.text(key).split { $0 == ";" || $0 == "," }.map(String.init))
    }
    recipe.takeSource(address: "source")
    let picture = recipe.text("originalPicture")
    if !picture.isEmpty { recipe.content.images = [picture] }
    return recipe
  }
}
