/// How much of something, as a line has it: a number or a range, and a unit.
package struct WrittenAmount: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// The line's amount, or what it adds to that: `1 cup plus 2 tbsp`, `1 lb 2 oz`.
    case part
    /// The same told in another way: `1 cup (240 ml)`.
    case equivalent
    /// How large one is: `2 (14 oz) cans`. Never scaled.
    case size
  }

  let lower: WrittenNumber
  let upper: WrittenNumber?
  var unit: WrittenUnit?
  var role = Role.part

  var range: Range<Int> {
    lower.range.lowerBound..<(unit?.range ?? upper?.range ?? lower.range).upperBound
  }

  package var amount: Amount {
    Amount(lower: lower.value, upper: upper?.value ?? lower.value, unit: unit?.measure)
  }

  var isScalable: Bool { role != .size && unit?.measure.dimension != .other }
}

/// A unit as a line has it.
struct WrittenUnit: Hashable, Sendable {
  let measure: Measure

  /// Empty where it is before the number, in `大さじ2`.
  let word: String

  /// Where it is, in scalars; a dot behind it is not part of it.
  let range: Range<Int>
}

extension AmountScanner {
  private static let rangeWords: Set = [
    "to", "bis", "à", "a", "til", "till", "tot", "or", "oder", "ou",
  ]
  private static let mostWordsOfUnit = 3

  /// Reads a number or a range with its unit, if it has one.
  mutating func amount() -> WrittenAmount? {
    attempt { scanner in
      guard let lower = scanner.number() else { return nil }
      let upper = scanner.attempt { scanner -> WrittenNumber? in
        let inner = scanner.unit()
        guard let upper = scanner.rangeEnd(), upper.value > lower.value else { return nil }
        // `2 cups to 3 spoons` is no range, `100 g - 150 g` is.
        var ahead = scanner
        return inner == nil || inner?.measure == ahead.unit()?.measure ? upper : nil
      }
      let unit = scanner.unit()
      guard unit != nil || scanner.times() || scanner.isAtEndOfNumber else { return nil }
      return WrittenAmount(lower: lower, upper: upper, unit: unit)
    }
  }

  /// Whether a number ends here: `7up`, `5-spice`, `1-2-3` and `1/0` are no amounts.
  private var isAtEndOfNumber: Bool {
    let next = Self.isDash(peek()) || Self.isFractionBar(peek()) ? peek(1) : peek()
    return !Self.isDigit(next) && !Self.isLetter(next)
  }

  /// Reads the `x` of `2 x 400 g`.
  private mutating func times() -> Bool {
    attempt { scanner in
      scanner.skipBlanks()
      guard ["x", "X", "×"].contains(scanner.peek()) else { return nil }
      let next = scanner.peek(1)
      guard next.properties.isWhitespace || Self.isDigit(next) else { return nil }
      scanner.index += 1
      return true
    } ?? false
  }

  /// Reads the size of one: `14-ounce`, `2-inch`.
  mutating func pieceSize() -> WrittenAmount? {
    attempt { scanner in
      guard let number = scanner.number(), Self.isDash(scanner.peek()) else { return nil }
      scanner.index += 1
      guard Self.isLetter(scanner.peek()), let unit = scanner.unit() else { return nil }
      return WrittenAmount(lower: number, upper: nil, unit: unit, role: .size)
    }
  }

  private mutating func rangeEnd() -> WrittenNumber? {
    attempt { scanner in
      scanner.skipBlanks()
      if Self.isDash(scanner.peek()) {
        scanner.index += 1
      } else if scanner.word(Self.rangeWords) == nil {
        return nil
      }
      scanner.skipBlanks()
      return scanner.number()
    }
  }

  /// Reads the longest unit here, behind blanks.
  mutating func unit() -> WrittenUnit? {
    attempt { scanner in
      scanner.skipBlanks()
      let start = scanner.index
      var found: (unit: WrittenUnit, end: Int)?
      for _ in 0..<Self.mostWordsOfUnit {
        let wordStart = scanner.index
        while !scanner.isAtEnd, Self.isPartOfUnit(scanner.peek()) { scanner.index += 1 }
        guard scanner.index > wordStart else { break }
        let end = scanner.index - (scanner.peek(-1) == "." ? 1 : 0)
        let word = String(scanner.text(start..<end).map { $0.isWhitespace ? " " : $0 })
        if let measure = Measure.named(word) {
          found = (WrittenUnit(measure: measure, word: word, range: start..<end), scanner.index)
        }
        scanner.skipBlanks()
      }
      guard let found else { return nil }
      scanner.index = found.end
      return found.unit
    }
  }

  private static func isPartOfUnit(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar.properties.canonicalCombiningClass != .notReordered
      || [".", "°", "%", "″", "º", "״"].contains(scalar)
  }
}

extension AmountScanner {
  /// Reads a number in words that a unit follows, such as `a pinch` or `one 14-ounce`.
  mutating func amountInWords(_ words: [String: Int64]) -> WrittenAmount? {
    let start = index
    guard let word = word(Set(words.keys)), let value = words[word].flatMap({ Rational($0) }) else {
      return nil
    }
    let number = WrittenNumber(value: value, style: .whole, range: start..<index)
    if let unit = unit(), unit.measure.dimension != .other {
      return WrittenAmount(lower: number, upper: nil, unit: unit)
    }
    skipBlanks()
    var ahead = self
    return ahead.pieceSize() == nil ? nil : WrittenAmount(lower: number, upper: nil, unit: nil)
  }
}
