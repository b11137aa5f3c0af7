/// Reads the parts of a step.
///
/// The text has `\n` for a line's end inside the step and ``hardBreak`` where it is to be kept.
struct CooklangStepParser {
  static let hardBreak: Unicode.Scalar = "\u{2028}"

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var parts: [CooklangPart] = []
  private var text = String.UnicodeScalarView()

  /// The place of the next opening brace that no marker and no line's end comes before, by place:
  /// `-1` for none. Found from behind, so that reading stays linear.
  private let braces: [Int32]

  /// Whether a backslash before it takes a scalar its meaning.
  private let isEscaped: [Bool]

  static func parts(of text: String) -> [CooklangPart] {
    var parser = CooklangStepParser(text)
    parser.read()
    return parser.parts
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var isEscaped = [Bool](repeating: false, count: scalars.count)
    for index in scalars.indices.dropLast() where scalars[index] == "\\" && !isEscaped[index] {
      isEscaped[index + 1] = scalars[index + 1].properties.generalCategory.isPunctuationOrSymbol
    }
    var braces = [Int32](repeating: -1, count: scalars.count + 1)
    for index in scalars.indices.reversed() {
      switch scalars[index] {
      case _ where isEscaped[index]: braces[index] = braces[index + 1]
      case "{": braces[index] = Int32(index)
      case "@", "#", "~", "\n", Self.hardBreak, "}": break
      default: braces[index] = braces[index + 1]
      }
    }
    self.braces = braces
    self.isEscaped = isEscaped
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private mutating func read() {
    while let next = peek() {
      switch next {
      case "@", "#", "~":
        if let component = component(marker: next) {
          endText()
          parts.append(part(component, marker: next))
        } else {
          text.append(next)
          index += 1
        }
      case "\\":
        if let escaped = peek(1), isEscaped[index + 1] {
          text.append(escaped)
          index += 2
        } else {
          text.append(next)
          index += 1
        }
      default:
        text.append(next == "\n" ? " " : next == Self.hardBreak ? "\n" : next)
        index += 1
      }
    }
    endText()
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    parts.append(.text(String(text)))
    text = String.UnicodeScalarView()
  }

  private func part(_ component: CooklangComponent, marker: Unicode.Scalar) -> CooklangPart {
    switch marker {
    case "@": .ingredient(component)
    case "#": .cookware(component)
    default: .timer(component)
    }
  }

  /// Reads a component; `nil`, and nothing is read, where there is none.
  private mutating func component(marker: Unicode.Scalar) -> CooklangComponent? {
    guard let first = peek(1), !first.properties.isWhitespace else { return nil }
    let brace = Int(braces[index + 1])
    if brace >= 0, brace > index + 1 || marker == "~", let end = closing("}", from: brace + 1) {
      var component = CooklangComponent(name: unescaped(index + 1..<brace).trimmedBlanks)
      read(amount: brace + 1..<end, into: &component)
      index = end + 1
      if marker != "~", peek() == "(", let end = closing(")", from: index + 1) {
        component.preparation = unescaped(index + 1..<end).trimmedBlanks
        index = end + 1
      }
      return component
    }
    let end = endOfWord(from: index + 1)
    guard end > index + 1 else { return nil }
    let component = CooklangComponent(name: unescaped(index + 1..<end))
    index = end
    return component
  }

  /// Amounts and preparations are not longer than this, so that reading stays linear.
  private static let longestBraces = 1000

  /// The place of a closing mark in the same line.
  private func closing(_ mark: Unicode.Scalar, from start: Int) -> Int? {
    var index = start
    let limit = min(scalars.count, start + Self.longestBraces)
    while index < limit, scalars[index] != "\n", scalars[index] != Self.hardBreak {
      if scalars[index] == mark, !isEscaped[index] { return index }
      index += 1
    }
    return nil
  }

  /// The end of a name of one word; a path goes up to a blank.
  private func endOfWord(from start: Int) -> Int {
    let isPath =
      scalars[start...].starts(with: "./".unicodeScalars)
      || scalars[start...].starts(with: "../".unicodeScalars)
    var end = start
    while end < scalars.count, !scalars[end].properties.isWhitespace {
      if !isPath, scalars[end].properties.generalCategory.isPunctuation { break }
      end += 1
    }
    while isPath, end > start, ".,;:!?)".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
    return end
  }

  private func read(amount range: Range<Int>, into component: inout CooklangComponent) {
    let percent = range.first { scalars[$0] == "%" && !isEscaped[$0] }
    var quantity = unescaped(range.lowerBound..<(percent ?? range.upperBound)).trimmedBlanks
    if quantity.hasPrefix("=") {
      component.isFixed = true
      quantity = quantity.dropFirst().trimmedBlanks
    }
    component.quantity = quantity
    if let percent { component.units = unescaped(percent + 1..<range.upperBound).trimmedBlanks }
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range where index + 1 == range.upperBound || !isEscaped[index + 1] {
      text.append(scalars[index])
    }
    return String(text)
  }
}

extension Unicode.GeneralCategory {
  var isPunctuation: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  var isPunctuationOrSymbol: Bool {
    switch self {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: isPunctuation
    }
  }
}
