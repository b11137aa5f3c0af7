/// Finds the amounts of a line, from left to right.
///
/// A number is an amount only where one is expected: at the start, after a word such as `plus`, at
/// the start of parentheses, behind a comma with a unit, at the end with a unit.
struct IngredientReader {
  private enum Expectation {
    case start, paren, plus, or, of, separator
    /// Right behind an amount.
    case more
    case nothing
  }

  private static let pluses: Set = ["plus", "and", "und", "et", "y", "e", "en", "og", "och"]
  private static let ors: Set = ["or", "oder", "ou", "o", "of", "eller", "less", "minus"]
  private static let ofs: Set = ["of", "von", "de", "van", "di", "av", "af", "from", "aus", "från"]
  private static let abouts: Set = [
    "about", "approx", "approximately", "around", "roughly", "ca", "circa", "etwa", "ungefähr",
    "rund", "env", "environ", "unos", "unas", "aprox", "ongeveer", "scant", "heaping", "heaped",
    "generous", "gehäufter", "gehäufte", "knapp", "knapper", "gestrichener", "gestrichene",
  ]
  /// Units that are before their number.
  static let spoons: Set = ["大さじ", "小さじ"]
  private static let eaches: Set = ["each", "je", "jeweils", "chacun", "chacune", "elk", "apiece"]
  private static let ones: [String: Int64] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ein": 1,
    "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "un": 1, "une": 1, "deux": 2, "trois": 3,
    "una": 1, "uno": 1, "dos": 2, "tres": 3, "due": 2, "tre": 3, "een": 1, "twee": 2, "drie": 3,
  ]

  private(set) var scanner: AmountScanner
  private(set) var amounts: [WrittenAmount] = []
  private(set) var impliedOne: Int?

  /// Where the amounts at the start end.
  private var clusterEnd = 0

  /// Where the item begins; 0 where the line does not begin with an amount.
  var itemStart: Int { clusterEnd }
  private var isInCluster = true
  private var expectation = Expectation.start
  private var depth = 0
  /// Whether what comes is one of several that will do.
  private var hasChoice = false
  private var parenRole = WrittenAmount.Role.equivalent

  init(_ text: String) { scanner = AmountScanner(text) }

  mutating func read() {
    while !scanner.isAtEnd {
      let next = scanner.peek()
      if next.properties.isWhitespace {
        scanner.index += 1
      } else if AmountScanner.isDigit(next) || Rational.vulgarFractions[next] != nil
        || next == "." && AmountScanner.isDigit(scanner.peek(1))
      {
        readNumber()
      } else if AmountScanner.isLetter(next) {
        readWord()
      } else {
        readMark(next)
      }
    }
  }

  private mutating func readMark(_ mark: Unicode.Scalar) {
    scanner.index += 1
    switch mark {
    case "(", "[":
      parenRole = roleOfParentheses
      depth += 1
      expectation = .paren
    case ")", "]":
      depth = max(0, depth - 1)
      if isInCluster { clusterEnd = scanner.index }
      readUnitBehindSize()
      expectation = .more
    case "+", "&": expectation = .plus
    case ",", ";", "/", ":", "=": expectation = .separator
    case "~", "≈", "*", "•", "▢", "☐", "·": break
    case _ where AmountScanner.isDash(mark): if expectation != .start { expectation = .separator }
    default: expectation = .nothing
    }
  }

  private mutating func readWord() {
    let start = scanner.index
    if expectation == .start, let amount = scanner.attempt({ $0.amountInWords(Self.ones) }) {
      return take(amount, .part)
    }
    while AmountScanner.isLetter(scanner.peek()) { scanner.index += 1 }
    let word = scanner.text(start..<scanner.index).lowercased()
    if scanner.peek() == "." { scanner.index += 1 }
    if Self.spoons.contains(word) { return readNumber(of: word) }
    // `1 tbsp salt - (to 2)`
    if expectation == .paren, word == "to" { return }
    if Self.abouts.contains(word) { return }
    if expectation != .start, Self.pluses.contains(word) {
      expectation = .plus
    } else if Self.ors.contains(word), !amounts.isEmpty {
      expectation = .or
    } else if Self.ofs.contains(word), amounts.isEmpty {
      expectation = .of
    } else {
      expectation = .nothing
      if depth == 0 { isInCluster = false }
    }
  }

  private mutating func readNumber() {
    let before = scanner.index
    let hasParts = amounts.contains { $0.role == .part } || impliedOne != nil
    if let size = scanner.pieceSize() {
      if expectation == .start { impliedOne = before }
      take(size, .size)
      return readUnitBehindSize()
    }
    guard let amount = scanner.amount() else { return skipNumber() }
    guard amount.unit?.measure.dimension != .other else { return expectation = .nothing }
    let hasUnit = amount.unit != nil
    switch expectation {
    case .start: take(amount, .part)
    case .plus: take(amount, depth > 0 && hasParts ? parenRole : hasChoice ? .equivalent : .part)
    case .or:
      hasChoice = hasChoice || depth == 0
      take(amount, .equivalent)
    case .paren: take(amount, hasParts ? parenRole : .part)
    case .of where !hasParts: take(amount, .part)
    case .separator where hasUnit:
      take(amount, !hasParts ? .part : depth > 0 ? parenRole : .equivalent)
    case .more where hasUnit: takeNext(amount)
    case _ where hasUnit && !hasParts && depth == 0 && isAtEndOfLine: take(amount, .part)
    default: expectation = .nothing
    }
  }

  /// An amount right behind another: the size of one, or what adds to it.
  private mutating func takeNext(_ amount: WrittenAmount) {
    guard let last = amounts.last, let measure = amount.unit?.measure else { return }
    guard let unit = last.unit?.measure else {
      take(amount, .size)
      return readUnitBehindSize()
    }
    let weighed: [Measure.Dimension] = [.mass, .volume]
    guard weighed.contains(unit.dimension), weighed.contains(measure.dimension) else {
      return expectation = .nothing
    }
    // `1 lb 2 oz` is a sum, `500 ml 2 cups` the same twice.
    let adds = unit.dimension == measure.dimension && measure.size < unit.size
    take(amount, adds ? last.role : .equivalent)
  }

  /// The number behind the unit, in `大さじ2`.
  private mutating func readNumber(of word: String) {
    guard let number = scanner.number(), let measure = Measure.named(word) else {
      return expectation = .nothing
    }
    let end = number.range.upperBound
    let unit = WrittenUnit(measure: measure, word: "", range: end..<end)
    let hasParts = amounts.contains { $0.role == .part }
    take(
      WrittenAmount(lower: number, upper: nil, unit: unit), hasParts ? .equivalent : .part)
  }

  private mutating func take(_ amount: WrittenAmount, _ role: WrittenAmount.Role) {
    var amount = amount
    amount.role = role
    amounts.append(amount)
    if isInCluster { clusterEnd = scanner.index }
    expectation = .more
  }

  private mutating func skipNumber() {
    scanner.index += 1
    while AmountScanner.isDigit(scanner.peek()) || AmountScanner.isLetter(scanner.peek())
      || AmountScanner.isFractionBar(scanner.peek())
    {
      scanner.index += 1
    }
    expectation = .nothing
    if depth == 0 { isInCluster = false }
  }

  /// The `can` of `1 (14 oz) can`, which belongs to the 1.
  private mutating func readUnitBehindSize() {
    guard isInCluster, let size = amounts.last, size.role == .size,
      let main = amounts.lastIndex(where: { $0.role == .part }), amounts[main].unit == nil
    else { return }
    let unit = scanner.attempt { scanner -> WrittenUnit? in
      guard let unit = scanner.unit(), unit.measure.dimension == .count else { return nil }
      return unit
    }
    guard let unit else { return }
    amounts[main].unit = unit
    clusterEnd = scanner.index
  }

  /// What a measure means in the parentheses that open here.
  private var roleOfParentheses: WrittenAmount.Role {
    guard let main = amounts.last(where: { $0.role == .part }) else { return .equivalent }
    if main.unit?.measure.isContainer == true { return .size }
    if main.unit == nil, expectation == .more { return .size }
    let content = scanner.scalars[scanner.index...].prefix { $0 != ")" && $0 != "]" }
    let words = content.split { !AmountScanner.isLetter($0) }
    return words.contains {
      Self.eaches.contains(String(String.UnicodeScalarView($0)).lowercased())
    }
      ? .size : .equivalent
  }

  private var isAtEndOfLine: Bool {
    scanner.scalars[min(scanner.index, scanner.scalars.count)...].allSatisfy {
      $0.properties.isWhitespace || $0 == "."
    }
  }
}
