import RecipeStore

/// The content that a RecipeMD document means.
enum RecipeMDReader {
  /// How the comment begins that holds what RecipeMD has no place for.
  static let commentStart = "<!-- larder"
  static let commentEnd = "-->"

  static func content(of document: RecipeMDDocument) -> RecipeContent {
    var content = RecipeContent(title: document.title)
    content.tags = document.tags
    content.servings = document.yields.joined(separator: ", ")
    let (notes, metadata) = notes(of: document.description)
    content.notes = notes
    for field in MetadataField.all + [MetadataField.notes] {
      if let value = metadata.value(of: field.keys) { field.read(value, &content) }
    }
    for group in document.groups {
      if group.level > 0 { content.ingredients.append(group.title + ":") }
      content.ingredients += group.ingredients.map(line)
    }
    for block in document.steps { content.directions += directions(block, document.markdown) }
    return content
  }

  /// The description without the comment, and what that says.
  private static func notes(of description: String) -> (String, TextMetadata) {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == commentStart }),
      let end = lines[start...].firstIndex(where: { $0 == commentEnd })
    else { return (description, TextMetadata()) }
    let rest = lines[..<start] + lines[(end + 1)...]
    return (
      rest.joined(separator: "\n").trimmedBlanks,
      TextMetadata(frontMatter: Array(lines[(start + 1)..<end]))
    )
  }

  private static func line(_ ingredient: RecipeMDDocument.Ingredient) -> String {
    var name = MarkdownText.unescaped(ingredient.name)
    if let link = ingredient.link {
      let isPlain = !link.isEmpty && !link.contains { " ()<>".contains($0) }
      name = "[\(name)](\(isPlain ? link : "<\(link)>"))"
    }
    let words = [ingredient.amount, name].compactMap(\.self).joined(separator: " ")
    return words.split { $0.isNewline }.map(\.trimmedBlanks).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A paragraph or an item of a list is a step, a heading one that ends in a colon.
  private static func directions(
    _ block: MarkdownDocument.Block, _ markdown: MarkdownDocument
  ) -> [String] {
    switch block.kind {
    case .thematicBreak: []
    case .paragraph: [paragraph(markdown.lines[block.lines])]
    case .heading: [RecipeMDDocument.heading(markdown.lines[block.lines]) + ":"]
    case .list: block.items.map { step($0, markdown) }.filter { !$0.isEmpty }
    case .other: [markdown.text(block.lines)].filter { !$0.isBlank }
    }
  }

  private static func step(_ item: MarkdownDocument.Item, _ markdown: MarkdownDocument) -> String {
    var lines = markdown.lines[item.lines]
    let first = RecipeMDDocument.withoutMarker(lines[lines.startIndex])
    let width = lines[lines.startIndex].count - first.drop { $0.isWhitespace }.count
    lines[lines.startIndex] = first
    if item.isOneParagraph { return paragraph(lines) }
    for index in lines.indices.dropFirst() {
      let indent = lines[index].prefix { $0 == " " }.count
      lines[index] = lines[index].dropFirst(min(indent, width))
    }
    return lines.map { MarkdownText.unescaped(String($0)) }.joined(separator: "\n").trimmedBlanks
  }

  /// The text of a paragraph: lines run on, unless two blanks or a backslash end them.
  private static func paragraph(_ lines: ArraySlice<Substring>) -> String {
    var text = ""
    var isBroken = false
    for (index, line) in lines.enumerated() {
      if index > 0 { text += isBroken ? "\n" : " " }
      let slashes = line.reversed().prefix { $0 == "\\" }.count
      isBroken = line.hasSuffix("  ") || slashes % 2 == 1
      text += (slashes % 2 == 1 ? line.dropLast() : line).trimmedBlanks
    }
    return MarkdownText.unescaped(text).trimmedBlanks
  }
}
