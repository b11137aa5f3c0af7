import RecipeStore

extension RecipeFormat {
  /// Cooklang: one recipe a file, folders as collections.
  ///
  /// Ingredients are gathered from the steps; a step of nothing but ingredients is a list of them and
  /// no step. Sections head ingredients and directions as `Name:`. The text is kept, and written again
  /// as far as it still says what the recipe does: metadata key by key, the body as a whole. There is
  /// no place for dates.
  package static let cooklang = RecipeFormat(
    name: CooklangWriter.format,
    summary: "Cooklang, a recipe a file, folders as collections",
    fileExtensions: ["cook"],
    holdsOneRecipe: true,
    hasFoldersAsCollections: true,
    recognizes: { source in
      guard source.isText else { return false }
      if source.fileExtension == "cook" { return true }
      return source.fileExtension.isEmpty && !CooklangDocument(source.utf8Text).isPlainText
    },
    read: { source throws(FormatError) in
      guard source.isText else { throw FormatError(line: 1, problem: "this is no text in UTF-8") }
      let text = source.utf8Text
      let document = CooklangDocument(text)
      var content = CooklangReader.content(of: document)
      if content.title.isBlank { content.title = source.stem }
      if CooklangWriter.text(of: content, kept: nil) != text {
        content.extras[CooklangWriter.format] = text
      }
      return RecipeFile(recipes: [RecipeFile.Entry(content: content, line: 1)])
    },
    write: { file, emit in
      for recipe in file.recipes { emit(Array(CooklangWriter.text(of: recipe.content).utf8)) }
    })
}
