import RecipeStore

extension RecipeReference.Quantity {
  /// Reads what a line says before it names the recipe.
  init(_ text: some StringProtocol) {
    let text = text.trimmedBlanks
    var scanner = AmountScanner(text)
    guard let amount = scanner.amount(), amount.lower.value > .zero else {
      self = text.isEmpty ? .times(.one) : .words(text)
      return
    }
    let rest = scanner.text(scanner.index..<scanner.scalars.count).trimmedBlanks
    let number = (amount.upper ?? amount.lower).value
    switch (amount.unit, rest.isEmpty) {
    case (nil, true): self = .times(number)
    case (nil, false): self = .pieces(number, rest)
    case (let unit?, true):
      let isWeighed = [.mass, .volume].contains(unit.measure.dimension)
      self = isWeighed ? .amount(number, unit.measure) : .pieces(number, unit.word)
    default: self = .words(text)
    }
  }
}

extension RecipeReference {
  private static let servingWords: Set = [
    "serving", "servings", "portion", "portions", "portionen", "porcion", "porciones", "porzione",
    "porzioni", "portie", "porties", "porsiyon",
  ]

  /// How many times the other recipe is made for this; `nil` where it does not say how much of that
  /// it gives.
  package func multiples(of amounts: RecipeAmounts) -> Rational? {
    switch quantity {
    case .times(let number): number
    case .words: nil
    case .pieces(let number, let word):
      if ["x", "×"].contains(word) {
        number
      } else {
        (amounts.yields.lazy.compactMap { $0.count(of: word) }.first
          ?? (Self.servingWords.contains(folded(word)) ? amounts.servings : nil))
          .flatMap { number.divided(by: $0) }
      }
    case .amount(let number, let measure):
      amounts.yields.lazy.compactMap { $0.amount(in: measure) }.first
        .flatMap { number.divided(by: $0) }
    }
  }
}
