import RecipeStore

/// Writes the body of a recipe: its ingredients as lists, its directions as steps.
enum CooklangBodyWriter {
  static func text(of content: RecipeContent, notes: String) -> String {
    var paragraphs: [String] = []
    var list: [String] = []
    func endList() {
      if !list.isEmpty { paragraphs.append(list.joined(separator: "\n")) }
      list = []
    }
    var isInSection = false
    for (index, line) in content.ingredients.enumerated() where !line.isBlank {
      if let name = heading(at: index, in: content.ingredients) {
        endList()
        paragraphs.append("== \(name) ==")
        isInSection = true
      } else {
        list.append(CooklangComponent(line: line).ingredientText)
      }
    }
    endList()
    for (index, direction) in content.directions.enumerated() where !direction.isBlank {
      if let name = heading(at: index, in: content.directions) {
        paragraphs.append("== \(name) ==")
        isInSection = false
      } else {
        if isInSection { paragraphs.append("==") }
        isInSection = false
        paragraphs.append(step(direction))
      }
    }
    if !notes.isBlank { paragraphs.append(note(notes)) }
    return paragraphs.map { "\n" + $0 + "\n" }.joined()
  }

  /// A body with other notes.
  static func text(of document: CooklangDocument, notes: String) -> String {
    var lines = document.lines.map { Optional($0) }
    for block in document.blocks {
      guard case .note = block.content else { continue }
      for index in block.lines { lines[index] = nil }
    }
    let body = lines.compactMap(\.self).joined(separator: "\n")
    if notes.isBlank { return body }
    let ending = body.isEmpty || body.hasSuffix("\n\n") ? "" : body.hasSuffix("\n") ? "\n" : "\n\n"
    return body + ending + note(notes) + "\n"
  }

  /// The name that a line gives to the one after it, where a section can have it.
  private static func heading(at index: Int, in lines: [String]) -> String? {
    guard let name = heading(lines[index]), index + 1 < lines.count,
      heading(lines[index + 1]) == nil, !lines[index + 1].isBlank
    else { return nil }
    return name
  }

  private static func heading(_ line: String) -> String? {
    guard line.hasSuffix(":"), !line.contains("\n") else { return nil }
    let name = String(line.dropLast())
    return name == name.trimmedBlanks && !name.isEmpty && !name.hasPrefix("=")
      && !name.hasSuffix("=") && !name.contains("--") && !name.contains("[-") ? name : nil
  }

  private static func step(_ text: String) -> String {
    let lines = text.trimmedBlanks.lines.map { line in
      let line = CooklangText.escaped(String(line), in: .step)
      return line.hasPrefix(">") || line.hasPrefix("=") ? "\\" + line : line
    }
    return lines.joined(separator: "\\\n")
  }

  private static func note(_ text: String) -> String {
    text.trimmedBlanks.lines.map { line in
      let line = CooklangText.escaped(String(line), in: .note)
      return line.isBlank ? ">" : "> " + line
    }.joined(separator: "\n")
  }
}

/// Taking marks their meaning, by a backslash.
enum CooklangText {
  enum Place { case step, name, note }

  static func escaped(_ text: String, in place: Place) -> String {
    var escaped = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isMark =
        switch scalar {
        case "@", "#", "~", "\\": place != .note
        case "{", "}", "(", ")", "%", "=": place == .name
        case "-": last == "-" || last == "["
        default: false
        }
      if isMark { escaped.append("\\") }
      escaped.append(place == .name && scalar == "\n" ? " " : scalar)
      last = scalar
    }
    return String(escaped)
  }
}

extension CooklangComponent {
  /// The component whose ``line`` is this line: with its amount taken apart where that gives it
  /// back.
  init(line: String) {
    self.init(name: line)
    guard let start = IngredientLine(line).start else { return }
    var component = CooklangComponent(name: "", quantity: start.number, units: start.unit)
    let rest = start.rest
    let parts = rest.split(separator: ", ", maxSplits: 1, omittingEmptySubsequences: false)
    component.name = String(parts.first ?? "")
    component.preparation = parts.count > 1 ? String(parts[1]) : ""
    if component.line == line, !component.name.isEmpty { self = component }
  }

  /// `@name{quantity%units}(preparation)`.
  var ingredientText: String {
    func escaped(_ text: String) -> String { CooklangText.escaped(text, in: .name) }
    let amount = escaped(quantity) + (units.isEmpty ? "" : "%" + escaped(units))
    let end = preparation.isEmpty ? "" : "(\(escaped(preparation)))"
    return "@\(escaped(name)){\(amount)}\(end)"
  }
}
