import RecipeFormats

/// How large a recipe is to be made, as one types it: for so many servings, or so many times.
enum Scale: Hashable, Sendable {
  case servings(Rational)
  case factor(Rational)

  /// Who wants more than a million times as much has mistyped.
  private static let most: Int64 = 1_000_000

  /// Reads `6` as servings; `x2`, `2x`, `½x`, and what is no whole number, as a factor.
  init(_ text: String) throws(CommandError) {
    var number = Substring(text).trimmingBlanks()
    let marks: Set<Character> = ["x", "X", "×", "*"]
    var isFactor = false
    if let first = number.first, marks.contains(first) {
      number = number.dropFirst()
      isFactor = true
    } else if let last = number.last, marks.contains(last) {
      number = number.dropLast()
      isFactor = true
    }
    let isNegative = number.first == "-" || number.first == "−"
    guard let value = Rational(String(isNegative ? number.dropFirst() : number)) else {
      throw .invalid(
        "'\(text)' is neither a number of servings, such as 6, nor a factor, such as x2 or ½x")
    }
    guard !isNegative, value > .zero else {
      throw .invalid("'\(text)' is no scale: it has to be more than 0")
    }
    self = isFactor || !value.isWhole ? .factor(value) : .servings(value)
  }

  /// By what the amounts of a recipe are multiplied.
  func factor(for content: RecipeAmounts, title: String) throws(CommandError) -> Rational {
    var factor: Rational?
    switch self {
    case .factor(let value): factor = value
    case .servings(let wanted):
      guard let servings = content.servings else {
        throw .refused(
          "'\(title)' does not say how many it serves; a factor such as x2 scales it")
      }
      factor = wanted.divided(by: servings)
    }
    guard let factor, let most = Rational(Self.most), let least = Rational(1, over: Self.most),
      factor <= most, factor >= least
    else { throw .refused("a recipe is scaled by a factor from 1/\(Self.most) to \(Self.most)") }
    return factor
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
