import RecipeStore

/// The form of a recipe that people read and edit.
///
///     title: Apple Cake
///     servings: 8
///     cook: 45
///     tags: autumn, sweet
///     ingredients:
///       4 apples
///       200 g flour
///     notes:
///       Better on the second day.
///
/// A field begins at the start of a line, what belongs to it is indented; lines of a list are its
/// elements. Lines that begin with `#` say nothing. Whatever a recipe holds can be written so and is
/// read as it was: a backslash introduces what a line cannot hold otherwise.
enum RecipeText {
  /// How the value of a field is laid out.
  enum Layout {
    /// On the line of its name.
    case line

    /// On the line of its name, with commas between.
    case words

    /// One element a line, below its name.
    case list

    /// Lines of running text, below its name.
    case text
  }

  static let layouts: [String: Layout] = [
    "tags": .words,
    "ingredients": .list, "directions": .list, "images": .list, "notes": .text,
  ]

  static let indentation = "  "

  /// The fields in the order of the text, short ones first.
  private static var fields: [RecipeField] {
    let isLong = { (field: RecipeField) in [.list, .text].contains(layouts[field.name] ?? .line) }
    return RecipeField.all.filter { !isLong($0) } + RecipeField.all.filter(isLong)
  }

  /// The recipe as text.
  static func write(_ content: RecipeContent) -> String {
    var text = ""
    for field in fields {
      let values = field.read(content)
      text += field.name + ":"
      switch layouts[field.name] ?? .line {
      case .line: text += values.map { " " + escaped($0) }.joined() + "\n"
      case .words:
        let words = values.map { escaped($0, and: ",") }
        text += (words.isEmpty ? "" : " " + words.joined(separator: ", ")) + "\n"
      case .list:
        text += "\n" + values.map { indentation + escaped($0) + "\n" }.joined()
      case .text:
        text += "\n" + values.map(paragraphs).joined()
      }
    }
    return text
  }

  /// Running text, indented; only blank lines at its ends need to be marked.
  private static func paragraphs(_ text: String) -> String {
    let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = scalars.map { String($0) }
    return lines.enumerated().map { index, line in
      if line.isEmpty, index != 0, index != lines.count - 1 { return "\n" }
      return indentation + escaped(line) + "\n"
    }.joined()
  }

  // MARK: Escaping

  /// `text` as a part of a line that is read as it was, blanks at its ends and all.
  static func escaped(_ text: String, and special: Unicode.Scalar? = nil) -> String {
    if text.isEmpty { return "\\e" }
    var result = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    let (first, last) = (scalars.startIndex, scalars.index(before: scalars.endIndex))
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case special: result.append(contentsOf: ["\\", scalar])
      case "\t" where index != first && index != last: result.append(scalar)
      case _ where isFragile(scalar, atStart: index == first, atEnd: index == last):
        let number = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      case _ where scalar == " " && (index == first || index == last):
        result.append(contentsOf: ["\\", " "])
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether the character cannot stand there as it is: an editor may take it for the end of a line,
  /// it would join the indentation, or it would be lost with the blanks at an end.
  private static func isFragile(
    _ scalar: Unicode.Scalar, atStart: Bool, atEnd: Bool
  ) -> Bool {
    let properties = scalar.properties
    if properties.generalCategory == .control || ["\u{2028}", "\u{2029}"].contains(scalar) {
      return true
    }
    let joining: [Unicode.GeneralCategory] = [.spacingMark, .format]
    if atStart, properties.isGraphemeExtend || joining.contains(properties.generalCategory) {
      return true
    }
    return (atStart || atEnd) && properties.isWhitespace && scalar != " "
  }

  /// What ``escaped(_:and:)`` was given; a backslash that means nothing stays.
  static func unescaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        result.append(scalar)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "e": break
      case "\\", ",", " ": result.append(next)
      case "u":
        guard let (character, end) = numbered(rest) else {
          result.append(scalar)
          continue
        }
        result.append(character)
        rest = rest[end...]
        continue
      default:
        result.append(scalar)
        continue
      }
      rest.removeFirst()
    }
    return String(result)
  }

  /// The character of `u{7f}` at the beginning of `text`, and where it ends.
  private static func numbered(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, String.Index)? {
    guard text.dropFirst().first == "{", let end = text.firstIndex(of: "}"),
      let number = UInt32(String(text[..<end].dropFirst(2)), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return (scalar, text.index(after: end))
  }
}
