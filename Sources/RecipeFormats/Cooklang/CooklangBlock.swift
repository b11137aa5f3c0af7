/// What stands on some lines of a Cooklang recipe.
struct CooklangBlock: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case step([CooklangPart])
    case note(String)
    /// The name, empty where the section has none.
    case section(String)
    case metadata(key: String, value: String)
  }

  let content: Content

  /// Indices of the lines of the body.
  let lines: Range<Int>
}

/// Reads the blocks of the body of a recipe, its lines without comments.
struct CooklangBlockParser {
  private let lines: [String?]
  private var index = 0
  private var blocks: [CooklangBlock] = []

  /// - Parameter lines: Without comments; `nil` where there was nothing but one.
  static func blocks(of lines: [String?]) -> [CooklangBlock] {
    var parser = CooklangBlockParser(lines: lines)
    while parser.index < lines.count { parser.readBlock() }
    return parser.blocks
  }

  private init(lines: [String?]) { self.lines = lines }

  private mutating func readBlock() {
    guard let line = lines[index], !line.isBlank else { return index += 1 }
    let start = index
    index += 1
    let content: CooklangBlock.Content?
    if line.hasPrefix(">>") {
      content = Self.metadata(line.dropFirst(2))
    } else if line.hasPrefix(">") {
      content = .note(note(from: line))
    } else if line.hasPrefix("=") {
      let name = line.drop { $0 == "=" }.trimmedBlanks
      content = .section(String(name.reversed().drop { $0 == "=" }.reversed()).trimmedBlanks)
    } else {
      content = step(from: line)
    }
    guard let content else { return }
    blocks.append(CooklangBlock(content: content, lines: start..<index))
  }

  private static func metadata(_ text: Substring) -> CooklangBlock.Content? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return .metadata(
      key: text[..<colon].trimmedBlanks, value: text[text.index(after: colon)...].trimmedBlanks)
  }

  private func isText(_ line: String) -> Bool {
    !line.isBlank && !line.hasPrefix(">") && !line.hasPrefix("=")
  }

  private mutating func note(from first: String) -> String {
    var texts = [first.dropFirst().trimmedBlanks]
    while index < lines.count {
      if let line = lines[index] {
        if line.hasPrefix(">"), !line.hasPrefix(">>") {
          texts.append(line.dropFirst().trimmedBlanks)
        } else if isText(line) {
          texts.append(line.trimmedBlanks)
        } else {
          break
        }
      }
      index += 1
    }
    return texts.joined(separator: "\n").trimmedBlanks
  }

  private mutating func step(from first: String) -> CooklangBlock.Content? {
    var text = first
    while index < lines.count {
      guard let line = lines[index] else {
        index += 1
        continue
      }
      guard isText(line) else { break }
      if text.hasSuffix("\\"), !text.hasSuffix("\\\\") {
        text.removeLast()
        text.unicodeScalars.append(CooklangStepParser.hardBreak)
      } else {
        text += "\n"
      }
      text += line
      index += 1
    }
    return .step(CooklangStepParser.parts(of: text.trimmedBlanks))
  }
}
