/// A number as a line has it.
package struct WrittenNumber: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    case whole, fraction, decimal(Character)
  }

  package let value: Rational
  let style: Style

  /// Where it is, in scalars.
  let range: Range<Int>

  /// Another value, written in the same way.
  func text(for value: Rational) -> String {
    if case .decimal(let separator) = style { return value.decimalText(separator) }
    return value.text()
  }
}

extension AmountScanner {
  /// More digits than this are no amount; more decimals are not looked at.
  private static let mostDigits = 9

  /// Reads `2`, `1,5`, `.5`, `1/2`, `1 1/2`, `1-1/2`, `1½`, `½`, `1と1/2`.
  mutating func number() -> WrittenNumber? {
    attempt { scanner -> WrittenNumber? in
      let start = scanner.index
      if let fraction = scanner.fraction() {
        return scanner.written(fraction, .fraction, from: start)
      }
      let separator = scanner.peek()
      if separator == ".", Self.isDigit(scanner.peek(1)), !Self.isDigit(scanner.peek(-1)) {
        return scanner.decimals(after: 0, from: start)
      }
      guard let whole = scanner.digits(), let value = Rational(whole) else { return nil }
      if [".", ","].contains(scanner.peek()), Self.isDigit(scanner.peek(1)) {
        return scanner.decimals(after: whole, from: start)
      }
      let mixed = scanner.attempt { scanner -> Rational? in
        if Self.isDash(scanner.peek()) { scanner.index += 1 } else { scanner.skipBlanks() }
        if scanner.word(["and", "と"]) != nil { scanner.skipBlanks() }
        guard let part = scanner.fraction(), part < .one else { return nil }
        return value.plus(part)
      }
      if let mixed { return scanner.written(mixed, .fraction, from: start) }
      return scanner.written(value, .whole, from: start)
    }
  }

  private func written(
    _ value: Rational, _ style: WrittenNumber.Style, from start: Int
  ) -> WrittenNumber {
    WrittenNumber(value: value, style: style, range: start..<index)
  }

  /// Reads `½` or `1/2`, not `1/2/3` nor `1/0`.
  private mutating func fraction() -> Rational? {
    attempt { scanner in
      if let vulgar = Rational.vulgarFractions[scanner.peek()] {
        scanner.index += 1
        return vulgar
      }
      guard let top = scanner.digits(), Self.isFractionBar(scanner.peek()) else { return nil }
      scanner.index += 1
      guard let bottom = scanner.digits(), !Self.isFractionBar(scanner.peek()) else { return nil }
      return Rational(top, over: bottom)
    }
  }

  private mutating func digits() -> Int64? {
    let start = index
    var value: Int64 = 0
    while Self.isDigit(peek()) {
      guard index - start < Self.mostDigits else { return nil }
      value = value * 10 + Int64(peek().value - 48)
      index += 1
    }
    return index > start ? value : nil
  }

  /// Reads the separator and what follows it; a comma is a decimal point.
  private mutating func decimals(after whole: Int64, from start: Int) -> WrittenNumber? {
    let separator = Character(peek())
    index += 1
    var digits: Int64 = 0
    var power: Int64 = 1
    while Self.isDigit(peek()) {
      if power < 1_000_000_000 {
        (digits, power) = (digits * 10 + Int64(peek().value - 48), power * 10)
      }
      index += 1
    }
    guard let value = Rational(whole * power + digits, over: power),
      ![".", ","].contains(peek()) || !Self.isDigit(peek(1))
    else { return nil }
    return written(value, .decimal(separator), from: start)
  }
}
