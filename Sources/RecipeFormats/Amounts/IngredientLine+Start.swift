extension IngredientLine {
  /// The amount at the start of a line as written, and the text after it.
  struct Start {
    /// A number or a range.
    var number: String

    /// With the dot behind it; empty where there is none.
    var unit: String
    var rest: String
  }

  /// `nil` where the line does not begin with an amount.
  var start: Start? {
    guard let amount = amounts.first, amount.range.lowerBound == 0 else { return nil }
    let scalars = Array(self.text.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    var end = (amount.upper ?? amount.lower).range.upperBound
    var start = Start(number: text(0..<end), unit: "", rest: "")
    if let unit = amount.unit, unit.range.lowerBound <= end + 1 {
      end = unit.range.upperBound
      if end < scalars.count, scalars[end] == "." { end += 1 }
      start.unit = text(unit.range.lowerBound..<end)
    }
    start.rest = text(end..<scalars.count).trimmedBlanks
    return start
  }
}
