import RecipeStore

extension RecipeFormat {
  /// Plan to Eat's export, a table in which times are minutes and an ingredient that begins with a
  /// comma is a heading.
  package static let planToEat = RecipeFormat(
    name: "plantoeat",
    summary: "Plan to Eat's export",
    fileExtensions: ["csv"],
    recognizes: { source in
      let columns = CSVTable.columns(of: source.bytes)
      return columns.contains("Title") && columns.contains("Main Ingredient")
    },
    read: { source throws(FormatError) in
      var file = RecipeFile()
      for row in try CSVTable(source.bytes).rows {
        var recipe = ExportedRecipe(row.values)
        recipe.content.title = recipe.text("Title")
        recipe.addTags(recipe.text("Tags").split(separator: ",").map(String.init))
        for key in ["Course", "Cuisine", "Main Ingredient"] { recipe.addTags([recipe.text(key)]) }
        recipe.addNotes(recipe.lines("Description").joined(separator: "\n"))
        recipe.takeSource(address: "Url", name: "Source")
        recipe.content.prepMinutes = recipe.minutes("Prep Time")
        recipe.content.cookMinutes = recipe.minutes("Cook Time")
        recipe.content.servings = recipe.text("Servings")
        if recipe.content.servings.isEmpty { recipe.content.servings = recipe.text("Yield") }
        recipe.content.ingredients = recipe.lines("Ingredients").map { line in
          line.hasPrefix(",") ? String(line.dropFirst()).trimmed : line
        }
        recipe.content.directions = recipe.lines("Directions")
        recipe.content.rating = recipe.rating("Rating")
        let photo = recipe.text("Photo Url")
        if !photo.isEmpty { recipe.content.images = [photo] }
        recipe.added = recipe.date("Created At")
        recipe.changed = recipe.date("Updated At")
        recipe.add(to: &file, format: "plantoeat", line: row.line)
      }
      try file.requireRecipes()
      return file
    })
}
