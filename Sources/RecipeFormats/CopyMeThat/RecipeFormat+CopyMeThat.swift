import RecipeStore

extension RecipeFormat {
  /// Copy Me That's export, a page of recipes.
  package static let copyMeThat = RecipeFormat(
    name: "copymethat",
    summary: "Copy Me That's export",
    fileExtensions: ["html", "htm"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "<")
        && source.bytes.contains("copymethat") && source.bytes.contains("recipeIngredient")
    },
    read: { source throws(FormatError) in
      guard let root = MarkupDocument(html: source.bytes)?.root else {
        throw FormatError(line: 1, problem: "there is nothing in this page")
      }
      var file = RecipeFile()
      for element in root.descendants(where: { $0.attribute("class", has: "recipe") }) {
        CopyMeThatReader.recipe(element)
          .add(to: &file, format: "copymethat", line: element.line)
      }
      try file.requireRecipes()
      return file
    })
}

private enum CopyMeThatReader {
  static func recipe(_ element: MarkupElement) -> ExportedRecipe {
    var recipe = ExportedRecipe()
    element.walk { part in
      take(part, into: &recipe)
      return true
    }
    return recipe
  }

  private static func take(_ part: MarkupElement, into recipe: inout ExportedRecipe) {
    switch part.attribute("id") {
    case "name": recipe.content.title = line(part)
    case "original_link": recipe.content.source = part.attribute("href") ?? line(part)
    case "description": recipe.addNotes(lines(part).joined(separator: "\n"))
    case "recipeYield": recipe.content.servings = line(part)
    case "ratingValue":
      recipe.content.rating = Int(line(part)).flatMap { (1...5).contains($0) ? $0 : nil }
    case "starred": recipe.content.isFavorite = true
    case "made_this": recipe.rest["made_this"] = .bool(true)
    default: break
    }
    switch part.attribute("class")?.trimmed {
    case "recipeImage": recipe.content.images += part.attribute("src").map { [$0] } ?? []
    case "recipeCategory": recipe.addTags([line(part)])
    case "recipeIngredient", "recipeIngredient_subheader", "recipeIngredient_note":
      append(line(part), to: &recipe.content.ingredients)
    case "instruction", "instruction_next", "instruction_subheader":
      append(line(part), to: &recipe.content.directions)
    case "recipeNote": recipe.addNotes(lines(part).joined(separator: "\n"))
    default: break
    }
  }

  private static func append(_ line: String, to lines: inout [String]) {
    if !line.isEmpty { lines.append(line) }
  }

  private static func lines(_ part: MarkupElement) -> [String] {
    part.shownText.lines.map { PlainText.tidy($0) }.filter { !$0.isEmpty }
  }

  private static func line(_ part: MarkupElement) -> String { lines(part).joined(separator: " ") }
}
