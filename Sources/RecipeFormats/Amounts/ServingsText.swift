import RecipeStore

/// What a recipe says it gives, as text and as far as larder can count in it.
///
///     ServingsText("about 20 rolls").scaled(by: factor)  // "about 40 rolls"
package struct ServingsText: Hashable, Sendable {
  package let text: String
  private let amounts: [WrittenAmount]

  package init(_ text: String) {
    self.text = text
    var scanner = AmountScanner(text)
    var amounts: [WrittenAmount] = []
    while !scanner.isAtEnd {
      if scanner.pieceSize() != nil { continue }
      if let amount = scanner.amount() { amounts.append(amount) } else { scanner.skipWord() }
    }
    self.amounts = amounts
  }

  /// The number of servings or pieces, of a range the smaller; `nil` where there is none, or it is
  /// 0: `500 g` is no number of servings.
  package var count: Rational? {
    amounts.first { amount in
      amount.isScalable && amount.lower.value > .zero
        && amount.unit.map { $0.measure.dimension == .count } ?? true
    }?.lower.value
  }

  /// How much it gives by weight or volume, in this unit, of a range the smaller.
  func amount(in measure: Measure) -> Rational? {
    amounts.lazy.filter(\.isScalable).compactMap { $0.amount.converted(to: measure)?.lower }
      .first { $0 > .zero }
  }

  /// How many of what a word names it gives: of balls, in `6 balls`.
  func count(of word: String) -> Rational? {
    let scalars = Array(text.unicodeScalars)
    return amounts.first { amount in
      guard amount.isScalable, amount.lower.value > .zero else { return false }
      if let unit = amount.unit { return areAlike(unit.word, word) }
      let rest = scalars[amount.range.upperBound...].drop { $0.properties.isWhitespace }
      let following = rest.prefix { AmountScanner.isLetter($0) }
      return areAlike(String(String.UnicodeScalarView(following)), word)
    }?.lower.value
  }

  /// The text with every number multiplied; `nil` where a result does not fit.
  package func scaled(by factor: Rational) -> String? { amounts.scaled(in: text, by: factor) }
}

extension AmountScanner {
  /// Goes behind the word or mark here.
  fileprivate mutating func skipWord() {
    index += 1
    guard Self.isLetter(peek(-1)) || Self.isDigit(peek(-1)) else { return }
    while Self.isLetter(peek()) || Self.isDigit(peek()) { index += 1 }
  }
}

/// Whether two words are the same, or one and several of the same: `ball` and `balls`.
private func areAlike(_ word: String, _ other: String) -> Bool {
  let (word, other) = (folded(word), folded(other))
  return word == other
    || ["s", "es", "n", "en"].contains { word + $0 == other || other + $0 == word }
}
