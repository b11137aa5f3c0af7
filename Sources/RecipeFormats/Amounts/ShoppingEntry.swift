package import RecipeStore

/// One thing to buy.
///
/// What one line asks for reads as that line does, with other numbers. So does a sum where the lines
/// differ in nothing else; any other sum is an amount and the item, in the units' words as they were
/// first written.
package struct ShoppingEntry: Sendable {
  /// As the first line that asked for it names it, or the first that asked for several.
  package private(set) var item: String
  private var sums: [AmountSum] = []

  /// Whether a line asks for some without saying how much.
  package private(set) var hasUnmeasured = false

  /// Who asks for it, in the order of asking.
  package private(set) var recipes: [RecipeID] = []

  /// The line that the text is made from, and how many times over it is asked for.
  private var line: IngredientLine
  private var factor: Rational
  private var lines = 0

  /// Whether all lines say the same besides their amounts.
  private var areAlike = true

  /// How each unit was first written.
  private var words: [Measure: String] = [:]

  init(_ line: IngredientLine, named item: String, times factor: Rational, for recipe: RecipeID) {
    self.item = item
    self.line = line
    self.factor = factor
    add(line, named: item, times: factor, for: recipe)
  }

  mutating func add(
    _ line: IngredientLine, named item: String, times factor: Rational, for recipe: RecipeID
  ) {
    if !recipes.contains(recipe) { recipes.append(recipe) }
    lines += 1
    areAlike = areAlike && line.note == self.line.note
    if line.asksForSeveral(times: factor), !self.line.asksForSeveral(times: self.factor) {
      (self.item, self.line, self.factor) = (item, line, factor)
    }
    for unit in line.amounts.compactMap(\.unit)
    where words[unit.measure] == nil && !unit.word.isEmpty {
      words[unit.measure] = unit.word
    }
    let amounts = line.total
    if amounts.isEmpty { hasUnmeasured = true }
    for amount in amounts {
      guard let amount = amount.scaled(by: factor) else {
        hasUnmeasured = true
        continue
      }
      add(amount)
    }
  }

  private mutating func add(_ amount: Amount) {
    if let sum = sums.firstIndex(where: { $0.takes(amount) }), sums[sum].add(amount) { return }
    sums.append(AmountSum(amount))
  }
}

// MARK: - Text

extension ShoppingEntry {
  package var amounts: [Amount] { sums.map(\.amount) }

  /// An amount with its unit as it was first written: `3 TL`.
  package func text(of amount: Amount) -> String {
    amount.text(unit: amount.unit.flatMap { words[$0] })
  }

  /// `500 g + 2 cups`; empty where no line says how much.
  package var amountText: String {
    (amounts.map(text) + (hasUnmeasured && !sums.isEmpty ? ["some"] : [])).joined(separator: " + ")
  }

  /// `500 g + 2 cups flour`, `the zest of 3 limes`.
  package var text: String {
    if let factor = factorOfLine { return line.multiplied(by: factor) }
    return sums.isEmpty ? item : "\(amountText) \(item)"
  }

  /// How many times over the line is all that is asked for; `nil` where it cannot say that.
  private var factorOfLine: Rational? {
    if lines == 1 { return factor }
    guard areAlike else { return nil }
    if sums.isEmpty { return .one }
    let parts = line.total
    guard !hasUnmeasured, parts.count == 1, amounts.count == 1, let sum = amounts.first,
      sum.unit == parts[0].unit, sum.lower == sum.upper, parts[0].lower == parts[0].upper
    else { return nil }
    return sum.lower.divided(by: parts[0].lower)
  }
}

extension IngredientLine {
  fileprivate func asksForSeveral(times factor: Rational) -> Bool {
    total.contains { $0.scaled(by: factor).map { $0.upper > .one } ?? false }
  }
}
