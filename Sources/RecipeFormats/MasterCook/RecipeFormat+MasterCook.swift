import RecipeStore

extension RecipeFormat {
  /// MasterCook's mx2, XML whose declaration is wrong and whose letters are Windows-1252, whatever it
  /// says.
  package static let masterCook = RecipeFormat(
    name: "mastercook",
    summary: "MasterCook's mx2",
    fileExtensions: ["mx2"],
    recognizes: { source in
      JSONLDReader.firstLetter(of: source.bytes) == UInt8(ascii: "<")
        && source.bytes.contains("<mx2")
    },
    read: { source throws(FormatError) in
      guard let root = MasterCookReader.document(source.bytes)?.root, root.name == "mx2" else {
        throw FormatError(line: 1, problem: "this is no document of MasterCook")
      }
      var file = RecipeFile()
      for element in root.children where element.name == "RcpE" {
        MasterCookReader.recipe(element).add(to: &file, format: "mastercook", line: element.line)
      }
      try file.requireRecipes()
      return file
    })
}

private enum MasterCookReader {
  /// Parses without the declaration, which puts its parts in an order that XML forbids.
  static func document(_ bytes: [UInt8]) -> MarkupDocument? {
    var bytes = bytes
    if bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) {
      // Blanks keep the lines.
      for index in 0...end { bytes[index] = UInt8(ascii: " ") }
      bytes.removeFirst(end + 1)
    }
    let isUTF8 = bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
    return MarkupDocument(xml: bytes, encoding: isUTF8 ? "UTF-8" : "WINDOWS-1252")
  }

  private static let taken: Set<String> = [
    "RTxt", "Serv", "PrpT", "CatS", "IngR", "DirS", "Srce", "Yield", "Note", "Desc",
  ]

  static func recipe(_ element: MarkupElement) -> ExportedRecipe {
    var recipe = ExportedRecipe()
    recipe.keep(element, except: taken)
    recipe.content.title = element.attribute("name") ?? ""
    if let author = element.attribute("author")?.trimmed, author != "n/a" {
      recipe.rest["author"] = .string(author)
    }
    for alternative in element.children where alternative.name == "AltS" {
      recipe.rest["AltS"] = .string(
        [alternative.attribute("label"), alternative.attribute("source")]
          .compactMap(\.self).joined(separator: ": "))
    }
    let servings = element.child("Serv")?.attribute("qty")?.trimmed ?? ""
    recipe.content.servings = servings == "0" ? "" : servings
    if recipe.content.servings.isEmpty, let yield = element.child("Yield") {
      recipe.content.servings = ExportedIngredient.line(
        amount: ExportedIngredient.decimal(yield.attribute("qty") ?? ""),
        unit: yield.attribute("unit") ?? "", item: "")
    } else if let yield = element.child("Yield") {
      recipe.rest["Yield"] = .string(
        [yield.attribute("qty"), yield.attribute("unit")].compactMap(\.self)
          .joined(separator: " "))
    }
    recipe.content.prepMinutes = element.child("PrpT")?.attribute("elapsed")
      .flatMap(Duration.minutes).flatMap { $0 > 0 ? $0 : nil }
    recipe.addTags(element.child("CatS")?.texts("CatT") ?? [])
    recipe.content.directions = element.child("DirS")?.texts("DirT").flatMap(\.trimmedLines) ?? []
    recipe.content.source = element.line("Srce")
    for name in ["Desc", "Note"] {
      recipe.addNotes(element.texts(name).joined(separator: "\n"))
    }
    for ingredient in element.children where ingredient.name == "IngR" {
      let line = ExportedIngredient.line(
        amount: ingredient.attribute("qty") ?? "", unit: ingredient.attribute("unit") ?? "",
        item: ingredient.attribute("name") ?? "", note: ingredient.line("IPrp"))
      if !line.isEmpty { recipe.content.ingredients.append(line) }
    }
    return recipe
  }
}
