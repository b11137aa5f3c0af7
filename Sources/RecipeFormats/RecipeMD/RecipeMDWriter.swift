import RecipeStore

/// Writes a recipe as RecipeMD: head, ingredients and instructions each as they once were where they
/// still say the same.
enum RecipeMDWriter {
  /// The format's name, under which the text of a recipe is kept.
  static let format = "recipemd"

  static func text(of content: RecipeContent) -> String {
    text(of: content, kept: content.extras[format].flatMap { try? RecipeMDDocument($0) })
  }

  static func text(of content: RecipeContent, kept: RecipeMDDocument?) -> String {
    let said = kept.map { RecipeMDReader.content(of: $0) }
    let hasIngredients = said?.ingredients == content.ingredients
    let hasDirections = said?.directions == content.directions
    var bare = content
    bare.extras = [:]
    if let said { (bare.ingredients, bare.directions) = (said.ingredients, said.directions) }
    if let kept, said == bare, hasIngredients, hasDirections {
      return kept.markdown.lines.joined(separator: "\n")
    }
    func lines(_ range: Range<Int>?) -> String {
      guard let kept, let range else { return "" }
      return kept.markdown.lines[range].map { $0 + "\n" }.joined()
    }
    var text = said == bare ? lines(kept?.head) : head(of: content)
    if hasIngredients {
      text += lines(kept?.middle)
    } else {
      text += ingredients(content.ingredients)
    }
    let steps = hasDirections ? kept?.instructions ?? "" : directions(content.directions)
    if steps.isEmpty { return text }
    let isDivided =
      hasIngredients && kept.map { $0.middle.upperBound < $0.markdown.lines.count } == true
    return text + (isDivided ? "" : "\n---\n") + "\n" + steps + "\n"
  }

  // MARK: - Head

  private static func head(of content: RecipeContent) -> String {
    let plain = head(of: content, notes: content.notes, comment: [])
    // What this does not say goes into a comment.
    let said =
      (try? RecipeMDDocument(plain)).map { RecipeMDReader.content(of: $0) }
      ?? RecipeContent(title: "")
    let unsaid = (MetadataField.all + [MetadataField.notes]).filter {
      $0.write(said) != $0.write(content)
    }
    if unsaid.isEmpty { return plain }
    let comment = unsaid.map { field in
      let key = field.keys.first { !$0.contains(".") } ?? field.keys[0]
      return "\(key): \(field.write(content) ?? "\"\"")"
    }
    let hasNotes = said.notes == content.notes
    return head(of: content, notes: hasNotes ? content.notes : "", comment: comment)
  }

  private static func head(
    of content: RecipeContent, notes: String, comment: [String]
  ) -> String {
    let title = content.title.lines.joined(separator: " ").trimmedBlanks
    var paragraphs = ["# " + (title.isEmpty ? "\\" : title)]
    if !notes.isEmpty { paragraphs.append(notes) }
    if !comment.isEmpty {
      let lines = [RecipeMDReader.commentStart] + comment + [RecipeMDReader.commentEnd]
      paragraphs.append(lines.joined(separator: "\n"))
    }
    if !content.tags.isEmpty, isListable(content.tags.joined(separator: ", ")) {
      paragraphs.append("*\(content.tags.joined(separator: ", "))*")
    }
    if isListable(content.servings) {
      let yields = RecipeMDDocument.list(content.servings)
      if !yields.isEmpty, yields.allSatisfy(RecipeMDDocument.isAmount) {
        paragraphs.append("**\(content.servings)**")
      }
    }
    return paragraphs.joined(separator: "\n\n") + "\n\n---\n"
  }

  /// Whether a text can be emphasised as it is.
  private static func isListable(_ text: String) -> Bool {
    text == text.trimmedBlanks
      && !text.contains { "*_`<[\\&!".contains($0) || $0.isNewline }
  }

  // MARK: - Ingredients and directions

  private static func ingredients(_ lines: [String]) -> String {
    var text = ""
    var isInList = false
    for line in lines where !line.isBlank {
      if let name = heading(line) {
        text += "\n## \(name)\n"
        isInList = false
      } else {
        text += (isInList ? "" : "\n") + "- \(ingredient(line))\n"
        isInList = true
      }
    }
    return text
  }

  private static func ingredient(_ line: String) -> String {
    let line = line.lines.joined(separator: " ").trimmedBlanks
    if let start = IngredientLine(line).start, !start.rest.isEmpty {
      let end = line.utf8.count - start.rest.utf8.count
      let amount = String(line.utf8.prefix(end)) ?? ""
      if amount.hasSuffix(" "), isListable(amount.trimmedBlanks), RecipeMDDocument.isAmount(amount)
      {
        return "*\(amount.trimmedBlanks)* \(MarkdownText.escaped(start.rest))"
      }
    }
    return MarkdownText.escaped(line)
  }

  private static func heading(_ line: String) -> String? {
    guard line.hasSuffix(":"), !line.contains(where: \.isNewline) else { return nil }
    let name = String(line.dropLast())
    return name == name.trimmedBlanks && !name.isEmpty && !name.hasPrefix("#")
      && !name.hasSuffix("#") ? name : nil
  }

  private static func directions(_ directions: [String]) -> String {
    let steps = directions.map(\.trimmedBlanks).filter { !$0.isEmpty }
    // Only an item of a list can have several paragraphs.
    let isList = steps.contains { $0.lines.contains { $0.isBlank } }
    return steps.map { step in
      if let name = heading(step) { return "## " + name }
      let lines = step.lines.map { MarkdownText.escaped($0.trimmedBlanks) }
      if !isList { return lines.joined(separator: "\\\n") }
      let breaks = lines.contains("") ? "\n" : "\\\n"
      return "1. " + lines.joined(separator: breaks).replacingLineStarts(with: "   ")
    }.joined(separator: "\n\n")
  }
}

extension String {
  /// With something before each line but the first, and nothing before an empty one.
  fileprivate func replacingLineStarts(with indent: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 || line.isEmpty ? String(line) : indent + line
    }.joined(separator: "\n")
  }
}
