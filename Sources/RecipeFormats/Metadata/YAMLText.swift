/// Writing YAML values on one line that can stand in a comment of HTML too: without `--`.
enum YAMLText {
  /// A text as a scalar that reads as it again: plain where that is safe, else in double quotes.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  static func list(_ texts: [String]) -> String {
    "[" + texts.map { isPlain($0) && !$0.contains(",") ? $0 : quoted($0) }.joined(separator: ", ")
      + "]"
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.properties.isAlphabetic || ("0"..."9").contains(first), last != ":", last != " "
    else { return false }
    return !text.contains(": ") && !text.contains(" #") && !text.contains("--")
      && text.unicodeScalars.allSatisfy { scalar in
        !"[]{}\"".unicodeScalars.contains(scalar) && !isControl(scalar)
      }
  }

  /// What YAML does not take as it stands, line separators included.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "-" where result.hasSuffix("-"): result += "\\u002d"
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
