/// A RecipeMD recipe as its text has it.
struct RecipeMDDocument {
  /// An ingredient, an amount of it as written, and the address of a recipe for it.
  struct Ingredient: Hashable {
    var name: String
    var amount: String?
    var link: String?
  }

  /// Ingredients under a heading; `level` is 0 for those under none.
  struct Group: Hashable {
    var title: String
    var level: Int
    var ingredients: [Ingredient] = []
  }

  let markdown: MarkdownDocument
  private(set) var title = ""
  private(set) var description = ""
  private(set) var tags: [String] = []
  private(set) var yields: [String] = []
  private(set) var groups = [Group(title: "", level: 0)]

  /// The lines up to the first divider and with it, those up to the second, and the rest.
  private(set) var head = 0..<0
  private(set) var middle = 0..<0
  private(set) var tail = 0..<0
  private(set) var steps: ArraySlice<MarkdownDocument.Block> = []

  private var index = 0

  /// - Throws: At the line of what RecipeMD does not allow.
  init(_ text: String) throws(FormatError) {
    markdown = MarkdownDocument(text)
    try readTitle()
    readDescription()
    try readTagsAndYields()
    guard let divider = block, divider.kind == .thematicBreak else {
      throw problem("there is no line '---' before the ingredients")
    }
    head = 0..<divider.lines.upperBound
    index += 1
    try readIngredients()
    let divides = block?.kind == .thematicBreak
    let end = divides ? block?.lines.upperBound : nil
    if divides { index += 1 }
    middle = head.upperBound..<(end ?? markdown.lines.count)
    tail = middle.upperBound..<markdown.lines.count
    steps = markdown.blocks[index...]
  }

  private var block: MarkdownDocument.Block? {
    index < markdown.blocks.count ? markdown.blocks[index] : nil
  }

  private func problem(_ problem: String, line: Int? = nil) -> FormatError {
    let here = block?.lines.lowerBound ?? max(0, markdown.lines.count - 1)
    return FormatError(line: (line ?? here) + 1, problem: problem)
  }

  /// The text of the recipe from the second divider.
  var instructions: String {
    var lines = markdown.lines[tail]
    while lines.first?.isBlank == true { lines.removeFirst() }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Head

extension RecipeMDDocument {
  private mutating func readTitle() throws(FormatError) {
    guard let block, block.kind == .heading(level: 1) else {
      throw problem("a recipe begins with its title, '# Title'")
    }
    title = Self.heading(markdown.lines[block.lines])
    index += 1
  }

  /// The text of a heading without its marks.
  static func heading(_ lines: ArraySlice<Substring>) -> String {
    var lines = lines.map(\.trimmedBlanks).filter { !$0.isEmpty }
    if lines.count > 1, let last = lines.last, last.allSatisfy({ $0 == "=" || $0 == "-" }) {
      lines.removeLast()
      return lines.joined(separator: " ")
    }
    let text = lines.joined(separator: " ").drop { $0 == "#" }.trimmedBlanks
    let end = text.reversed().prefix { $0 == "#" }.count
    let rest = text.dropLast(end)
    return end > 0 && (rest.isEmpty || rest.last?.isWhitespace == true) ? rest.trimmedBlanks : text
  }

  private mutating func readDescription() {
    let start = markdown.blocks[index - 1].lines.upperBound
    while let block, block.kind != .thematicBreak, block.onlyEmphasis == nil { index += 1 }
    var end = block?.lines.lowerBound ?? markdown.lines.count
    var first = start
    while first < end, markdown.lines[first].isBlank { first += 1 }
    while end > first, markdown.lines[end - 1].isBlank { end -= 1 }
    description = markdown.text(first..<max(first, end))
  }

  private mutating func readTagsAndYields() throws(FormatError) {
    var hasTags = false
    var hasYields = false
    while let emphasis = block?.onlyEmphasis {
      switch emphasis {
      case .emphasis(let text):
        guard !hasTags else { throw problem("tags are given twice") }
        hasTags = true
        tags = Self.list(text)
      case .strong(let text):
        guard !hasYields else { throw problem("yields are given twice") }
        hasYields = true
        yields = Self.list(text)
        if let wrong = yields.first(where: { !Self.isAmount($0) }) {
          throw problem("the yield '\(wrong)' does not begin with a number")
        }
      default: break
      }
      index += 1
    }
  }

  /// Parts at commas, but not at one between digits.
  static func list(_ text: String) -> [String] {
    var parts = [""]
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count
        && [characters[index - 1], characters[index + 1]].allSatisfy { ("0"..."9").contains($0) }
      if character == ",", !isBetweenDigits {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmedBlanks).filter { !$0.isEmpty }
  }

  /// Whether a text begins with a number.
  static func isAmount(_ text: String) -> Bool {
    var scanner = AmountScanner(text)
    return scanner.number() != nil
  }
}

// MARK: - Ingredients

extension RecipeMDDocument {
  private mutating func readIngredients() throws(FormatError) {
    while let block, block.kind != .thematicBreak {
      switch block.kind {
      case .heading(let level):
        groups.append(Group(title: Self.heading(markdown.lines[block.lines]), level: level))
      case .list:
        for item in block.items {
          groups[groups.count - 1].ingredients.append(try ingredient(item))
        }
      default: throw problem("among the ingredients there are only lists and headings")
      }
      index += 1
    }
  }

  private func ingredient(_ item: MarkdownDocument.Item) throws(FormatError) -> Ingredient {
    let line = item.lines.lowerBound
    var lines = Array(markdown.lines[item.lines])
    lines[0] = Self.withoutMarker(lines[0])
    if let end = item.firstParagraph?.lines.upperBound, (1...lines.count).contains(end - line) {
      while lines[end - line - 1].last?.isWhitespace == true { lines[end - line - 1].removeLast() }
    }
    let text = lines.joined(separator: "\n").trimmedBlanks
    guard !text.isEmpty else { throw problem("an ingredient has no name", line: line) }
    var inlines = (item.firstParagraph?.inlines ?? [])[...]
    var ingredient = Ingredient(name: text)
    if case .emphasis(let amount)? = inlines.first, let mark = text.first {
      guard Self.isAmount(amount) else {
        throw problem("the amount '\(amount)' does not begin with a number", line: line)
      }
      inlines.removeFirst()
      ingredient.amount = amount
      ingredient.name = text.dropFirst().drop { $0 != mark }.dropFirst().trimmedBlanks
    }
    guard !ingredient.name.isEmpty else { throw problem("an ingredient has no name", line: line) }
    let words = inlines.filter { if case .text(let text) = $0 { !text.isBlank } else { true } }
    if item.isOneParagraph, words.count == 1, case .link(let name, let address)? = words.first {
      ingredient.name = name
      ingredient.link = address
    }
    return ingredient
  }

  /// A line without the bullet or number that begins it, and quotes around the list.
  static func withoutMarker(_ line: Substring) -> Substring {
    let start = line.drop { $0.isWhitespace }
    let rest = start.drop { ("0"..."9").contains($0) }
    return rest.dropFirst()
  }
}

extension MarkdownDocument.Block {
  /// The emphasis that is all of a paragraph.
  var onlyEmphasis: MarkdownDocument.Inline? {
    guard kind == .paragraph, inlines.count == 1 else { return nil }
    switch inlines[0] {
    case .emphasis, .strong: return inlines[0]
    default: return nil
    }
  }
}
