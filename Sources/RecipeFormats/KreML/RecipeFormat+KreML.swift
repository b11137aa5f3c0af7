import RecipeStore

extension RecipeFormat {
  /// KreML, the XML of Krecipes. Pictures are not kept.
  package static let kreml = RecipeFormat(
    name: "kreml",
    summary: "KreML, the XML of Krecipes",
    fileExtensions: ["kreml", "xml"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "<")
        && source.bytes.contains("<krecipes-recipe")
    },
    read: { source throws(FormatError) in
      guard let root = MarkupDocument(xml: source.bytes)?.root, root.name == "krecipes" else {
        throw FormatError(line: 1, problem: "this is no document of Krecipes")
      }
      var file = RecipeFile()
      for element in root.children where element.name == "krecipes-recipe" {
        KreMLReader.recipe(element).add(to: &file, format: "kreml", line: element.line)
      }
      try file.requireRecipes()
      return file
    })
}

private enum KreMLReader {
  static func recipe(_ element: MarkupElement) -> ExportedRecipe {
    var recipe = ExportedRecipe()
    recipe.keep(
      element,
      except: ["krecipes-description", "krecipes-ingredients", "krecipes-instructions"])
    if let description = element.child("krecipes-description") { read(description, into: &recipe) }
    for list in element.children where list.name == "krecipes-ingredients" {
      recipe.content.ingredients += ingredients(in: list)
    }
    recipe.content.directions = element.texts("krecipes-instructions").flatMap(\.trimmedLines)
    return recipe
  }

  private static func read(_ description: MarkupElement, into recipe: inout ExportedRecipe) {
    recipe.keep(
      description,
      except: ["title", "pictures", "category", "serving", "yield", "preparation-time", "author"])
    recipe.content.title = description.line("title")
    recipe.content.source = description.texts("author").joined(separator: ", ")
    recipe.addTags(description.child("category")?.texts("cat") ?? [])
    recipe.content.servings = description.line("serving")
    if let yield = description.child("yield") {
      recipe.content.servings = ExportedIngredient.line(
        amount: amount(yield), unit: yield.line("type"), item: "")
    }
    recipe.content.prepMinutes = Duration.minutes(description.line("preparation-time"))
      .flatMap { $0 > 0 ? $0 : nil }
  }

  /// A number, or the ends of a range.
  private static func amount(_ element: MarkupElement) -> String {
    guard let amount = element.child("amount") else { return "" }
    let ends = amount.texts("min") + amount.texts("max")
    return ends.isEmpty ? amount.trimmedText : ends.joined(separator: "-")
  }

  private static func ingredients(in list: MarkupElement) -> [String] {
    var lines: [String] = []
    list.walk { part in
      if part.name == "ingredient-group" { lines.append(part.attribute("name")?.trimmed ?? "") }
      if part.name == "ingredient" {
        lines.append(
          ExportedIngredient.line(
            amount: amount(part), unit: part.line("unit"), item: part.line("name"),
            note: part.line("prep")))
        return false
      }
      return true
    }
    return lines.filter { !$0.isEmpty }
  }
}
