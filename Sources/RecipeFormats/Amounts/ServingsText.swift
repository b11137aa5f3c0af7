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

  /// The first number, of a range the smaller; `nil` where there is none, or it is 0.
  package var count: Rational? {
    amounts.first { $0.isScalable && $0.lower.value > .zero }?.lower.value
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
