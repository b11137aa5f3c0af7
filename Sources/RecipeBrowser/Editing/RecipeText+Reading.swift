import RecipeStore

/// What is wrong with a text that somebody edited, and where.
struct RecipeTextError: Error, Hashable, Sendable {
  /// From 1.
  var line: Int

  /// One lowercase line without a final full stop.
  var problem: String
}

extension RecipeText {
  /// A field as the text has it.
  private struct Field {
    var field: RecipeField
    var line: Int
    var lines: [(number: Int, text: Substring)]
  }

  /// Reads a recipe. A field that is not there is empty.
  static func read(_ text: String) throws(RecipeTextError) -> RecipeContent {
    var content = RecipeContent(title: "")
    let fields = try fields(of: text)
    for field in fields { try set(field, in: &content) }
    if content.title.allSatisfy(\.isWhitespace) {
      let line = fields.first { $0.field.name == "title" }?.line ?? 1
      throw RecipeTextError(line: line, problem: "a title cannot be empty")
    }
    return content
  }

  /// Whether the text says nothing at all.
  static func isEmpty(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline)
      .allSatisfy { $0.hasPrefix("#") || $0.allSatisfy(\.isWhitespace) }
  }

  private static func fields(of text: String) throws(RecipeTextError) -> [Field] {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var fields: [Field] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let number = index + 1
      if line.first == "#" { continue }
      if line.first?.isWhitespace ?? true {
        if fields.isEmpty {
          if line.allSatisfy(\.isWhitespace) { continue }
          throw RecipeTextError(line: number, problem: "this line belongs to no field")
        }
        fields[fields.count - 1].lines.append((number, line))
        continue
      }
      let field = try named(line, number)
      if fields.contains(where: { $0.field.name == field.name }) {
        throw RecipeTextError(line: number, problem: "'\(field.name)' is given twice")
      }
      let value = line[line.index(line.startIndex, offsetBy: field.name.count + 1)...]
      let own = value.allSatisfy(\.isWhitespace) ? [] : [(number, value)]
      fields.append(Field(field: field, line: number, lines: own))
    }
    return fields
  }

  /// The field whose name and colon begin the line.
  private static func named(
    _ line: Substring, _ number: Int
  ) throws(RecipeTextError) -> RecipeField {
    guard let colon = line.firstIndex(of: ":") else {
      throw RecipeTextError(
        line: number, problem: "a line that is not indented begins with a field, such as 'title:'")
    }
    let name = line[..<colon]
    if let field = RecipeField.all.first(where: { $0.name == name }) { return field }
    throw RecipeTextError(
      line: number,
      problem: thereIsNo("field", String(name), among: RecipeField.all.map(\.name)))
  }

  private static func set(
    _ field: Field, in content: inout RecipeContent
  ) throws(RecipeTextError) {
    let lines = field.lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
    switch layouts[field.field.name] ?? .line {
    case .line:
      if lines.count > 1 {
        throw RecipeTextError(
          line: lines[1].number, problem: "\(field.field.name) is one line")
      }
      guard let line = lines.first else { return }
      do throws(CommandError) {
        try field.field.write([unescaped(trimmed(line.text))], &content)
      } catch {
        throw RecipeTextError(line: line.number, problem: error.description)
      }
    case .words: set(lines.flatMap { words(of: $0.text) }, field.field, &content)
    case .list: set(lines.map { unescaped(trimmed($0.text)) }, field.field, &content)
    case .text: set([paragraphs(field)], field.field, &content)
    }
  }

  /// Puts values into a field that takes any.
  private static func set(
    _ values: [String], _ field: RecipeField, _ content: inout RecipeContent
  ) {
    try? field.write(values, &content)
  }

  /// Running text without the indentation, and without blank lines at its ends.
  private static func paragraphs(_ field: Field) -> String {
    var lines = field.lines.map { line in
      let text = line.number == field.line ? trimmed(line.text) : outdented(line.text)
      return text.allSatisfy(\.isWhitespace) ? "" : text
    }[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { unescaped($0) }.joined(separator: "\n")
  }

  private static func outdented(_ line: Substring) -> Substring {
    if line.first == "\t" { return line.dropFirst() }
    return line.dropFirst(line.prefix(indentation.count).prefix { $0 == " " }.count)
  }

  private static func words(of line: Substring) -> [String] {
    var words = [Substring.UnicodeScalarView()]
    var isEscaping = false
    for scalar in line.unicodeScalars {
      if scalar == ",", !isEscaping {
        words.append(Substring.UnicodeScalarView())
      } else {
        words[words.count - 1].append(scalar)
      }
      isEscaping = scalar == "\\" && !isEscaping
    }
    return words.map { trimmed(Substring($0)) }.filter { !$0.isEmpty }.map { unescaped($0) }
  }

  /// The text without blanks at its ends; one after a backslash stays.
  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.unicodeScalars
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace {
      let before = rest.dropLast()
      if last == " ", before.reversed().prefix(while: { $0 == "\\" }).count % 2 == 1 { break }
      rest = before
    }
    return Substring(rest)
  }
}
