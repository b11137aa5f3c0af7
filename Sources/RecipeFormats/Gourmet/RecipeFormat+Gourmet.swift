import RecipeStore

extension RecipeFormat {
  /// Gourmet's XML, in which instructions are escaped mark-up and an ingredient may be another recipe.
  ///
  /// Pictures are not kept.
  package static let gourmet = RecipeFormat(
    name: "gourmet",
    summary: "Gourmet's XML",
    fileExtensions: ["grmt", "xml"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "<")
        && source.bytes.contains("<gourmetDoc")
    },
    read: { source throws(FormatError) in
      guard let root = MarkupDocument(xml: source.bytes)?.root, root.name == "gourmetDoc" else {
        throw FormatError(line: 1, problem: "this is no document of Gourmet")
      }
      var file = RecipeFile()
      for element in root.children where element.name == "recipe" {
        GourmetReader.recipe(element).add(to: &file, format: "gourmet", line: element.line)
      }
      try file.requireRecipes()
      return file
    })
}

private enum GourmetReader {
  private static let taken: Set<String> = [
    "title", "category", "cuisine", "rating", "preptime", "cooktime", "yields", "source", "link",
    "instructions", "modifications", "ingredient-list", "image",
  ]

  static func recipe(_ element: MarkupElement) -> ExportedRecipe {
    var recipe = ExportedRecipe()
    recipe.keep(element, except: taken)
    recipe.rest["id"] = element.attribute("id").map { .string($0) }
    recipe.content.title = element.line("title")
    recipe.addTags(element.line("category").split(separator: ",").map(String.init))
    recipe.addTags([element.line("cuisine")])
    recipe.content.rating = rating(element.line("rating"))
    recipe.content.prepMinutes = recipe.minutes("preptime", in: element)
    recipe.content.cookMinutes = recipe.minutes("cooktime", in: element)
    recipe.content.servings = element.line("yields")
    recipe.rest["link"] = .string(element.line("link"))
    recipe.rest["source"] = .string(element.line("source"))
    recipe.takeSource(address: "link", name: "source")
    for text in element.texts("instructions") { recipe.content.directions += PlainText.lines(text) }
    for text in element.texts("modifications") {
      recipe.addNotes(PlainText.lines(text).joined(separator: "\n"))
    }
    for list in element.children where list.name == "ingredient-list" {
      recipe.content.ingredients += ingredients(in: list)
    }
    return recipe
  }

  /// `3/5 stars`; half stars are rounded up.
  private static func rating(_ text: String) -> Int? {
    let parts = text.prefix { $0 != " " }.split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[1] > 0 else { return nil }
    let stars = (parts[0] / parts[1] * 5).rounded(.up)
    return (1...5).contains(stars) ? Int(stars) : nil
  }

  private static func ingredients(in list: MarkupElement) -> [String] {
    var lines: [String] = []
    list.walk { part in
      switch part.name {
      case "groupname": lines.append(part.trimmedText)
      case "ingref":
        lines.append(
          ExportedIngredient.line(
            amount: part.attribute("amount") ?? "", unit: part.attribute("unit") ?? "",
            item: part.trimmedText))
      case "ingredient":
        let line = ExportedIngredient.line(
          amount: part.line("amount"), unit: part.line("unit"), item: part.line("item"))
        lines.append(part.attribute("optional") == "yes" ? line + " (optional)" : line)
      default: return true
      }
      return false
    }
    return lines.filter { !$0.isEmpty }
  }
}
