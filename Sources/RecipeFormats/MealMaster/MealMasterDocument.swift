/// A MealMaster recipe as its lines have it.
struct MealMasterDocument {
  let mark: MealMasterMark
  let lines: ArraySlice<Substring>
  private(set) var title: String?
  private(set) var categories: [String] = []
  private(set) var servings: String?

  /// The lines of the head that Meal-Master itself does not write.
  private(set) var metadata = TextMetadata()

  /// Sections head what is after them as `Name:`.
  private(set) var ingredients: [String] = []
  private(set) var directions: [String] = []

  /// The lines of the ingredients and of the directions, up to the mark that ends the recipe.
  private(set) var middle: Range<Int>
  private(set) var tail: Range<Int>

  /// - Parameter lines: From the one with the mark `mark` on, with which the recipe begins.
  init(_ lines: ArraySlice<Substring>, mark: MealMasterMark) {
    self.lines = lines
    self.mark = mark
    var end = lines.endIndex
    if lines.count > 1, let last = lines.last, mark.isEnd(last) { end -= 1 }
    (middle, tail) = (end..<end, end..<end)
    let start = readHead(from: lines.startIndex + 1)
    let directions = readIngredients(from: start)
    middle = start..<directions
    tail = directions..<end
    readDirections()
  }
}

// MARK: - Head

extension MealMasterDocument {
  /// - Returns: The line after the head.
  private mutating func readHead(from start: Int) -> Int {
    var end = start
    var hasEnded = false
    for index in start..<tail.lowerBound {
      let line = lines[index]
      if line.allSatisfy({ $0 == " " }) {
        // Mail may have put empty lines between those of the head.
        hasEnded = title != nil
        continue
      }
      guard let field = Self.field(in: line), take(field, line, isFixed: hasEnded) else { break }
      (end, hasEnded) = (index + 1, false)
    }
    return end
  }

  /// The name and the text of a line such as `Servings: 4`.
  private static func field(in line: Substring) -> (name: String, value: String)? {
    guard let colon = line.utf8.prefix(32).firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon].withoutOuterBlanks
    let value = line[line.index(after: colon)...]
    let isName =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    guard isName, value.isEmpty || value.first == " " else { return nil }
    return (name.lowercased(), String(value.withoutOuterBlanks))
  }

  /// Takes a field into the place that it has; `false` for one that has none but must.
  private mutating func take(
    _ field: (name: String, value: String), _ line: Substring, isFixed: Bool
  ) -> Bool {
    switch field.name {
    case "title" where title == nil: title = field.value
    case "categories" where categories.isEmpty:
      categories = field.value.split(separator: ",").map { String($0.withoutOuterBlanks) }
        .filter { !$0.isEmpty && $0 != "None" }
    case "servings" where servings == nil: servings = field.value
    case "yield" where servings == nil: servings = field.value
    default:
      if isFixed { return false }
      metadata.entries.append(
        TextMetadata.Entry(
          key: field.name, value: Self.value(field.value), lines: [line.withoutOuterBlanks]))
    }
    return true
  }

  /// A text in quotes, or a list, is as YAML has it: larder writes so what has no other place.
  private static func value(_ text: String) -> YAMLNode {
    let isYAML =
      text.hasPrefix("\"") && text.hasSuffix("\"") || text.hasPrefix("[") && text.hasSuffix("]")
    return (isYAML ? YAMLReader.entries(of: "a: \(text)\n")?.first?.value : nil) ?? .scalar(text)
  }
}

// MARK: - Ingredients and directions

extension MealMasterDocument {
  /// - Returns: The line after the ingredients.
  private mutating func readIngredients(from start: Int) -> Int {
    var columns = MealMasterColumns()
    var names: [String] = []
    var end = start
    for index in start..<tail.lowerBound {
      let line = lines[index]
      if line.allSatisfy({ $0 == " " }) {
        columns.endBlock()
      } else if let name = mark.section(line) {
        names.append(name)
      } else if let row = MealMasterRow(line) {
        for name in names { columns.beginSection(name) }
        names = []
        columns.append(row)
        end = index + 1
      } else {
        columns.endBlock()
        ingredients = columns.lines
        return end
      }
    }
    // Nothing is left that a section could head.
    for name in names { columns.beginSection(name) }
    columns.endBlock()
    ingredients = columns.lines
    return tail.lowerBound
  }

  private mutating func readDirections() {
    var paragraph: String?
    func ended() -> [String] { paragraph.map { $0.isEmpty ? [] : [$0] } ?? [] }
    for line in lines[tail] {
      let text = String(line.withoutOuterBlanks)
      if text.isEmpty {
        directions += ended()
        paragraph = nil
      } else if let name = mark.section(line) {
        directions += ended() + [name + ":"]
        paragraph = nil
      } else if text.hasPrefix(":") {
        directions += ended()
        paragraph = String(text.dropFirst().drop { $0 == " " })
      } else {
        let indent = line.prefix { $0 == " " }.count
        if indent > 2 {
          directions += ended()
          paragraph = String(repeating: " ", count: indent - 2) + text
        } else {
          paragraph = (paragraph.map { $0 + " " } ?? "") + text
        }
      }
    }
    directions += ended()
  }
}

/// Puts ingredients together that stand in columns, which are read down one after the other.
struct MealMasterColumns {
  private(set) var lines: [String] = []
  private var left: [MealMasterIngredient] = []
  private var right: [MealMasterIngredient] = []

  /// Whether this section has an ingredient that the next can go on with.
  private var hasIngredient = false

  mutating func append(_ row: MealMasterRow) {
    if let ingredient = row.left { left.append(ingredient) }
    if let ingredient = row.right { right.append(ingredient) }
  }

  mutating func endBlock() {
    for ingredient in left + right {
      if ingredient.isContinuation, hasIngredient {
        lines[lines.count - 1] += " " + ingredient.name.dropFirst().drop { $0 == " " }
      } else {
        lines.append(ingredient.line)
      }
      hasIngredient = true
    }
    (left, right) = ([], [])
  }

  mutating func beginSection(_ name: String) {
    endBlock()
    lines.append(name + ":")
    hasIngredient = false
  }
}
