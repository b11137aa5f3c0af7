import RecipeStore

extension RecipeFormat {
  /// MealMaster: text in columns, any number of recipes a file.
  ///
  /// Sections head ingredients and directions as `Name:`. Units stay as they are written, such as
  /// `tb`. The text of a recipe is kept, and its ingredients and directions are each written again as
  /// long as they say what the recipe does. What MealMaster has no place for, such as times and the
  /// source, are lines of the head. There is no place for collections and dates. UTF-8 is written;
  /// bytes that are none are read in the code page that gives words.
  package static let mealMaster = RecipeFormat(
    name: MealMasterWriter.format,
    summary: "MealMaster, text in columns",
    fileExtensions: ["mmf", "mm"],
    recognizes: { source in source.bytes.hasMealMasterHeader },
    read: { source throws(FormatError) in
      var file = RecipeFile()
      for (line, document) in MealMasterReader.documents(in: MealMasterReader.text(of: source)) {
        var content = MealMasterReader.content(of: document)
        guard !content.title.isEmpty else {
          file.problems.append(FormatError(line: line + 1, problem: "recipe without a title"))
          continue
        }
        let text = document.lines.map { $0 + "\n" }.joined()
        if MealMasterWriter.text(of: content, kept: nil) != text {
          content.extras[MealMasterWriter.format] = text
        }
        file.recipes.append(RecipeFile.Entry(content: content, line: line + 1))
      }
      try file.requireRecipes()
      guard !file.recipes.isEmpty else {
        throw FormatError(
          line: 1, problem: "there is no line with 'Meal-Master' that begins a recipe")
      }
      return file
    },
    write: { file, emit in
      for (index, recipe) in file.recipes.enumerated() {
        emit(Array(((index > 0 ? "\n" : "") + MealMasterWriter.text(of: recipe.content)).utf8))
      }
    })
}

extension [UInt8] {
  /// Whether a line begins a MealMaster recipe.
  fileprivate var hasMealMasterHeader: Bool {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.starts(with: "MMMMM".utf8) || rest.starts(with: "-----".utf8) {
        let line = rest.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
        if MealMasterMark(header: Substring(decoding: line, as: UTF8.self)) != nil { return true }
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return false }
      start = end + 1
    }
    return false
  }
}
