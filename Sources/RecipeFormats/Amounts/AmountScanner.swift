/// Reads numbers and units in a line of text, scalar by scalar.
struct AmountScanner {
  let scalars: [Unicode.Scalar]
  var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { index >= scalars.count }

  /// The scalar `offset` places on, a blank before the start and after the end.
  func peek(_ offset: Int = 0) -> Unicode.Scalar {
    scalars.indices.contains(index + offset) ? scalars[index + offset] : " "
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  mutating func skipBlanks() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
  static func isLowercase(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isLowercase }
  static func isDash(_ scalar: Unicode.Scalar) -> Bool { "-‐‑‒–—−".unicodeScalars.contains(scalar) }
  static func isFractionBar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\u{2044}" || scalar == "\u{2215}"
  }

  /// Reads `make` and stays where it was when that gives `nil`.
  mutating func attempt<Value>(_ make: (inout AmountScanner) -> Value?) -> Value? {
    var ahead = self
    guard let value = make(&ahead) else { return nil }
    self = ahead
    return value
  }

  /// Reads one of some words, in lower case, that ends where a word ends.
  mutating func word(_ words: Set<String>) -> String? {
    attempt { scanner in
      let start = scanner.index
      while Self.isLetter(scanner.peek()) { scanner.index += 1 }
      let word = scanner.text(start..<scanner.index).lowercased()
      guard words.contains(word) else { return nil }
      if scanner.peek() == "." { scanner.index += 1 }
      return word
    }
  }
}
