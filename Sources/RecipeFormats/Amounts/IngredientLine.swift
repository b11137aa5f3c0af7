/// A line of ingredients: its text, which stays as it is, and what larder reads in it.
///
///     let line = IngredientLine("1 (14 oz) can tomatoes, chopped")
///     line.item                 // "tomatoes"
///     line.note                 // "chopped"
///     line.scaled(by: factor)  // "2 (14 oz) cans tomatoes, chopped"
package struct IngredientLine: Hashable, Sendable {
  package let text: String

  /// Whether the amounts stay when the recipe is scaled.
  package let isFixed: Bool

  /// Every amount in the line, in its order.
  package internal(set) var amounts: [WrittenAmount] = []

  /// What it is an amount of; the whole text where no amount was read.
  package internal(set) var item = ""

  /// What is to be done with it, or chosen instead.
  package internal(set) var note = ""

  /// Where a count goes that the text leaves out: before the `14-ounce can`; in scalars.
  var impliedOne: Int?

  package init(_ text: String, isFixed: Bool = false) {
    self.text = text
    self.isFixed = isFixed
    var reader = IngredientReader(text)
    reader.read()
    amounts = reader.amounts
    impliedOne = reader.impliedOne
    (item, note) = reader.itemAndNote()
  }

  /// Whether the line names the ingredients after it: `For the sauce:`.
  package var isHeading: Bool { amounts.isEmpty && text.last { !$0.isWhitespace } == ":" }

  /// How large one piece is, as written: `14 oz`.
  package var size: String? {
    amounts.first { $0.role == .size && $0.unit?.measure.dimension != .other }?.amount.text
  }

  /// What the line asks for, what adds up added; several where it does not.
  package var total: [Amount] {
    var total: [Amount] = impliedOne == nil ? [] : [Amount(lower: .one, upper: .one, unit: nil)]
    for amount in amounts where amount.role == .part {
      let amount = amount.amount
      if let last = total.last, let unit = last.unit, let converted = amount.converted(to: unit),
        let sum = last.plus(converted)
      {
        total[total.count - 1] = sum
      } else {
        total.append(amount)
      }
    }
    return total
  }

  /// The text with every amount multiplied, and the units' words with them; a number that grows too
  /// large is left to be multiplied by the reader.
  ///
  /// What the text says in other ways stays: temperatures, lengths, the size of a tin.
  package func scaled(by factor: Rational) -> String {
    isFixed ? text : multiplied(by: factor)
  }

  /// The line so many times over, also where its amounts stay when the recipe is scaled.
  func multiplied(by factor: Rational) -> String {
    replaced(by: factor) ?? "\(factor.text()) × \(text)"
  }

  /// `nil` where a result does not fit.
  private func replaced(by factor: Rational) -> String? {
    guard factor != .one, let impliedOne else { return amounts.scaled(in: text, by: factor) }
    guard var scaled = amounts.scaled(in: text, by: factor)?.unicodeScalars else { return nil }
    // No amount is before it that could have moved it.
    let place = scaled.index(scaled.startIndex, offsetBy: impliedOne)
    scaled.insert(contentsOf: "\(factor.text()) × ".unicodeScalars, at: place)
    return String(scaled)
  }
}
