import RecipeStore

extension RecipeFormat {
  /// RecipeMD: CommonMark of a fixed outline, one recipe a file.
  ///
  /// Groups head ingredients as `Name:`. Texts keep their Markdown. The text is kept, and its head,
  /// ingredients and instructions are each written again as long as they say what the recipe does.
  /// What RecipeMD has no place for, such as times and the source, is written into a comment of the
  /// description. There is no place for collections and dates.
  package static let recipeMD = RecipeFormat(
    name: RecipeMDWriter.format,
    summary: "RecipeMD, a recipe a file",
    fileExtensions: ["md", "markdown", "recipemd"],
    holdsOneRecipe: true,
    recognizes: { source in
      guard source.isText else { return false }
      if !source.fileExtension.isEmpty {
        return ["md", "markdown", "recipemd"].contains(source.fileExtension)
      }
      return (try? RecipeMDDocument(source.utf8Text)) != nil
    },
    read: { source throws(FormatError) in
      guard source.isText else { throw FormatError(line: 1, problem: "this is no text in UTF-8") }
      let text = source.utf8Text
      var content = RecipeMDReader.content(of: try RecipeMDDocument(text))
      if RecipeMDWriter.text(of: content, kept: nil) != text {
        content.extras[RecipeMDWriter.format] = text
      }
      return RecipeFile(recipes: [RecipeFile.Entry(content: content, line: 1)])
    },
    write: { file, emit in
      for recipe in file.recipes { emit(Array(RecipeMDWriter.text(of: recipe.content).utf8)) }
    })
}
