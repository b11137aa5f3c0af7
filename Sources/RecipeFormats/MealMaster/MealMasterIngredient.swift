/// An ingredient in its columns: seven for the amount, two for the unit, 28 for the name.
struct MealMasterIngredient: Hashable {
  static let amountWidth = 7
  static let nameStart = 11
  static let nameWidth = 28

  var amount = ""
  var unit = ""
  var name: String

  /// Whether this goes on with the name of the ingredient before.
  var isContinuation: Bool {
    amount.isEmpty && unit.isEmpty && name.count > 1 && name.hasPrefix("-")
  }

  /// As a cook writes it.
  var line: String { [amount, unit, name].filter { !$0.isEmpty }.joined(separator: " ") }

  init(amount: String = "", unit: String = "", name: String) {
    (self.amount, self.unit, self.name) = (amount, unit, name)
  }

  /// Reads columns; `nil` where they hold something else.
  init?(columns: ArraySlice<Unicode.Scalar>) {
    let start = columns.startIndex
    guard columns.count > Self.nameStart, columns[start + 7] == " ", columns[start + 10] == " "
    else { return nil }
    func text(_ range: Range<Int>) -> Substring {
      let scalars = columns[start + range.lowerBound..<start + range.upperBound]
      return Substring(String(String.UnicodeScalarView(scalars)))
    }
    amount = text(0..<7).split(separator: " ").joined(separator: " ")
    unit = String(text(8..<10).withoutOuterBlanks)
    name = String(text(Self.nameStart..<columns.count).withoutOuterBlanks)
    guard !name.isEmpty, amount.isEmpty || Self.isAmount(amount) else { return nil }
    if amount.isEmpty, columns[start + Self.nameStart] == " " { return nil }
    let isUnit = unit.isEmpty || Self.units.contains(unit)
    // Other countries have units of their own, which only an amount tells from a word.
    guard isUnit || !amount.isEmpty && unit.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
    else { return nil }
  }

  private static let units: Set<String> = [
    "x", "sm", "md", "lg", "cn", "pk", "pn", "dr", "ds", "ct", "bn", "sl", "ea", "t", "ts", "T",
    "tb", "fl", "c", "pt", "qt", "ga", "oz", "lb", "ml", "cb", "cl", "dl", "l", "mg", "cg", "dg",
    "g", "kg",
  ]

  /// `1 1/2`, `2.5`, `1-2`, `½`.
  private static func isAmount(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let isNumber = { (scalar: Unicode.Scalar) in scalar.properties.numericType != nil }
    return scalars.contains(where: isNumber)
      && scalars.allSatisfy { isNumber($0) || " ./,-".unicodeScalars.contains($0) }
      && scalars.first.map { isNumber($0) || $0 == "." } == true
  }
}

/// A line of ingredients: one, or two beside each other.
struct MealMasterRow {
  private(set) var left: MealMasterIngredient?
  private(set) var right: MealMasterIngredient?

  /// Where the second column begins: its versions differ by a blank.
  private static let secondColumns = [41, 40]

  init?(_ line: Substring) {
    let columns = Array(line.unicodeScalars)
    for start in Self.secondColumns where columns.count > start + MealMasterIngredient.nameStart {
      let first = columns[..<(MealMasterIngredient.nameStart + MealMasterIngredient.nameWidth)]
      guard columns[first.endIndex..<start].allSatisfy({ $0 == " " }),
        let second = MealMasterIngredient(columns: columns[start...])
      else { continue }
      left = MealMasterIngredient(columns: first)
      if left != nil || first.allSatisfy({ $0 == " " }) {
        right = second
        return
      }
    }
    left = MealMasterIngredient(columns: columns[...])
    if left == nil { return nil }
  }
}
