/// Writes ingredients in one column, and directions as paragraphs.
enum MealMasterBodyWriter {
  private static let width = 75

  static func ingredients(_ lines: [String]) -> String {
    lines.indices.map { index in
      if let name = section(at: index, in: lines) { return section(name) }
      let ingredient = MealMasterIngredient(line: line(lines[index]))
      var names = wrapped(ingredient.name, width: MealMasterIngredient.nameWidth)
      let amount = String(ingredient.amount.reversed()).padded(to: 7).reversed()
      let first = "\(String(amount)) \(ingredient.unit.padded(to: 2)) \(names.removeFirst())"
      let indent = "".padded(to: MealMasterIngredient.nameStart)
      return ([first] + names.map { indent + "-" + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  static func directions(_ directions: [String]) -> String {
    directions.indices.map { index in
      if let name = section(at: index, in: directions) { return section(name) }
      var lines = wrapped(line(directions[index]), width: width - 2)
      // A colon keeps the first line from being an ingredient.
      if lines[0].hasPrefix(":") || MealMasterRow("  " + lines[0]) != nil {
        lines[0] = ":" + lines[0]
      }
      return lines.map { "  " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  // MARK: - Sections

  private static func section(_ name: String) -> String {
    let rest = max(10, width - MealMasterMark.letters.rawValue.count - name.count)
    let before = String(repeating: "-", count: rest / 2)
    return MealMasterMark.letters.rawValue + before + name + before
      + (rest % 2 == 0 ? "" : "-")
  }

  /// The name that a line gives to the one after it, where a section can have it.
  private static func section(at index: Int, in lines: [String]) -> String? {
    guard let name = heading(lines[index]), index + 1 < lines.count,
      heading(lines[index + 1]) == nil, !lines[index + 1].isBlank
    else { return nil }
    return name
  }

  private static func heading(_ line: String) -> String? {
    guard line.hasSuffix(":") else { return nil }
    let name = line.dropLast()
    let mark = MealMasterMark.letters
    return !name.contains("\n") && mark.section(mark.rawValue + name) == String(name)
      && MealMasterMark(header: mark.rawValue + name) == nil ? String(name) : nil
  }

  // MARK: - Lines

  /// A text on one line, without what no line can hold.
  static func line(_ text: String) -> String {
    let text = text.lines.joined(separator: " ")
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return String(decoding: text.utf8.filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
  }

  /// Breaks a text at single blanks, so that joined lines are the text again.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var lines = [String(words[0])]
    var length = words[0].unicodeScalars.count
    for (previous, word) in zip(words, words.dropFirst()) {
      let count = word.unicodeScalars.count
      // A colon would begin a new direction.
      let isBreakable = !previous.isEmpty && !word.isEmpty && !word.hasPrefix(":")
      if isBreakable, length + 1 + count > width {
        lines.append(String(word))
        length = count
      } else {
        lines[lines.count - 1] += " " + word
        length += 1 + count
      }
    }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - unicodeScalars.count))
  }
}

extension MealMasterIngredient {
  /// The ingredient whose ``line`` is this line: with its amount taken apart where columns hold it.
  fileprivate init(line: String) {
    self.init(name: line)
    guard let start = IngredientLine(line).start else { return }
    let ingredient = MealMasterIngredient(amount: start.number, unit: start.unit, name: start.rest)
    if start.number.unicodeScalars.count <= Self.amountWidth, start.unit.unicodeScalars.count <= 2,
      !start.rest.isEmpty, ingredient.line == line
    {
      self = ingredient
    }
  }
}
