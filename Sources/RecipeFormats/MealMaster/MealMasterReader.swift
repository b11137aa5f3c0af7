import RecipeStore

/// The recipes in a MealMaster file, and the content that they mean.
enum MealMasterReader {
  /// The recipes of a text, each with its line from 0. Anything may stand between them.
  static func documents(in text: String) -> [(line: Int, document: MealMasterDocument)] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }[...]
    var documents: [(Int, MealMasterDocument)] = []
    var begun: (line: Int, mark: MealMasterMark)?
    func end(at end: Int) {
      guard let (line, mark) = begun else { return }
      var recipe = lines[line..<end]
      while let last = recipe.last, last.allSatisfy({ $0 == " " }) { recipe.removeLast() }
      documents.append((line, MealMasterDocument(recipe, mark: mark)))
      begun = nil
    }
    for (index, line) in lines.enumerated() {
      if let mark = MealMasterMark(header: line) {
        end(at: index)
        begun = (index, mark)
      } else if let mark = begun?.mark, mark.isEnd(line) {
        end(at: index + 1)
      }
    }
    end(at: lines.endIndex)
    return documents
  }

  static func content(of document: MealMasterDocument) -> RecipeContent {
    var content = RecipeContent(title: document.title ?? "")
    content.tags = document.categories
    content.servings = document.servings ?? ""
    content.ingredients = document.ingredients
    content.directions = document.directions
    for field in fields {
      if let value = document.metadata.value(of: field.keys) { field.read(value, &content) }
    }
    return content
  }

  /// What the head of a recipe can say.
  static let fields =
    MetadataField.all + [MetadataField.ingredients, MetadataField.directions, MetadataField.notes]

  /// The text of a file, in letters and blanks only.
  static func text(of source: RecipeSource) -> String {
    let text = RecipeSource(bytes: Array(CodePage.guessedText(of: source.bytes).utf8)).utf8Text
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 10 || $0 == 0x7F }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == 9 {
        bytes += "    ".utf8
      } else if byte == 10 || byte >= 0x20 && byte != 0x7F {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
