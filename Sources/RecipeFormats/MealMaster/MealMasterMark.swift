/// What begins the lines of a MealMaster recipe that are none of its text.
enum MealMasterMark: String {
  case letters = "MMMMM"

  /// As older versions write; the lines of later ones may be marked so too, but for the last.
  case hyphens = "-----"

  /// The mark of the line with which a recipe begins; `nil` for any other line.
  init?(header line: Substring) {
    guard let mark = Self(of: line), line.lowercased().contains("meal-master") else { return nil }
    self = mark
  }

  private init?(of line: Substring) {
    switch line.utf8.first {
    case UInt8(ascii: "M") where line.hasPrefix(Self.letters.rawValue): self = .letters
    case UInt8(ascii: "-") where line.hasPrefix(Self.hyphens.rawValue): self = .hyphens
    default: return nil
    }
  }

  /// Whether a line ends a recipe that began with this mark.
  func isEnd(_ line: Substring) -> Bool {
    guard let mark = Self(of: line), mark == .letters || self == .hyphens else { return false }
    return line.dropFirst(mark.rawValue.count).allSatisfy { $0 == "-" || $0 == " " || $0 == "M" }
  }

  /// The name of the section that a line begins; `nil` for any other line.
  func section(_ line: Substring) -> String? {
    guard let mark = Self(of: line) else { return nil }
    // Hyphens may stand in a text where they are not the mark.
    if self == .letters, mark == .hyphens, !line.hasSuffix("--") { return nil }
    let name = line.dropFirst(mark.rawValue.count).trimming { $0 == "-" || $0 == " " }
    return name.isEmpty ? nil : String(name)
  }
}

extension Substring {
  /// Without the characters around it that are so.
  func trimming(_ isOuter: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOuter)
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return rest
  }

  /// Without blanks around it. Other white space is text.
  var withoutOuterBlanks: Substring { trimming { $0 == " " } }
}
