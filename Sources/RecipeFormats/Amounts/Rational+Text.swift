extension Rational {
  /// The fractions that have a character of their own.
  static let vulgarFractions: [Unicode.Scalar: Rational] = {
    let parts: [(Unicode.Scalar, Int64, Int64)] = [
      ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3),
      ("⅔", 2, 3), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6),
      ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8), ("↉", 0, 3),
    ]
    return parts.reduce(into: [:]) { $0[$1.0] = Rational($1.1, over: $1.2) }
  }()

  private static let vulgarCharacters: [Rational: Character] = vulgarFractions.reduce(into: [:]) {
    if $1.value > zero { $0[$1.value] = Character($1.key) }
  }

  /// The number for a cook: whole, with a vulgar fraction, in sixteenths to sixty-fourths, or else
  /// rounded to three digits. What is more than nothing never looks like nothing.
  ///
  ///     Rational(5, over: 2)?.text()                  // "2½"
  ///     Rational(3, over: 16)?.text()                 // "3/16"
  ///     Rational(400, over: 7)?.text(decimal: ",")    // "57,1"
  package func text(decimal separator: Character = ".") -> String {
    guard let fraction = Rational(numerator % denominator, over: denominator) else { return "" }
    let whole = numerator / denominator
    if fraction == .zero { return String(whole) }
    if let character = Self.vulgarCharacters[fraction], denominator != 7, denominator < 9 {
      return (whole == 0 ? "" : String(whole)) + String(character)
    }
    if [16, 32, 64].contains(denominator) {
      return (whole == 0 ? "" : "\(whole) ") + "\(fraction.numerator)/\(denominator)"
    }
    return decimalText(separator)
  }

  /// The number in decimals, rounded to three digits, or to a whole number from 100.
  package func decimalText(_ separator: Character = ".") -> String {
    var whole = numerator / denominator
    var rest = numerator % denominator
    var digits: [Int64] = []
    var significant = whole == 0 ? 0 : String(whole).count
    // A digit more than is shown, to round by; the denominator is left room to be multiplied by 10.
    var divisor = denominator
    while divisor > Int64.max / 10 { (divisor, rest) = (divisor / 10, rest / 10) }
    while rest > 0, significant <= 3, digits.count < 19 {
      rest *= 10
      digits.append(rest / divisor)
      rest %= divisor
      if significant > 0 || digits.last != 0 { significant += 1 }
    }
    if significant > 3, let last = digits.popLast(), last >= 5 {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { whole += 1 }
    }
    while digits.last == 0 { digits.removeLast() }
    let decimals = digits.map { String($0) }.joined()
    return decimals.isEmpty ? String(whole) : "\(whole)\(separator)\(decimals)"
  }

  /// The number that a whole text is, such as `2`, `1/2`, `1 1/2`, `1½`, `0,75`.
  package init?(_ text: String) {
    var scanner = AmountScanner(text)
    scanner.skipBlanks()
    guard let number = scanner.number() else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { return nil }
    self = number.value
  }
}

extension Rational: CustomStringConvertible {
  /// The exact number, for programs: `3/2`, `2`.
  package var description: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
