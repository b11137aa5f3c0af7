/// Texts of Markdown and what they say.
enum MarkdownText {
  /// Without the backslashes that take marks their meaning.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if !isMark(scalar) { result.append("\\") }
        result.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  /// A text that stands at the start of a line and is read as it is, marks inside it included.
  static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "\\", isMark(next) || index + 1 == scalars.count { result.append("\\") }
      result.append(scalar)
    }
    guard let first = scalars.first else { return "" }
    if isMark(first), first != "\\", !(first == "[" && scalars.contains("]")) || text.contains("]:")
    {
      return "\\" + String(result)
    }
    // `1.` and `1)` begin lists.
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    if digits > 0, digits < scalars.count, scalars[digits] == "." || scalars[digits] == ")" {
      let place = result.index(result.startIndex, offsetBy: digits)
      result.insert("\\", at: place)
    }
    return String(result)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
