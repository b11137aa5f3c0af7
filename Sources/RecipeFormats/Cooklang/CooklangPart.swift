/// A part of a step of a Cooklang recipe.
enum CooklangPart: Hashable, Sendable {
  case text(String)
  case ingredient(CooklangComponent)
  case cookware(CooklangComponent)
  case timer(CooklangComponent)
}

/// An ingredient, a piece of cookware or a timer: `@name{quantity%units}(preparation)`.
struct CooklangComponent: Hashable, Sendable {
  var name: String

  /// As written, empty where none is given.
  var quantity = ""
  var units = ""
  var preparation = ""

  /// Whether the amount stays when the recipe is scaled: `{=1%tsp}`.
  var isFixed = false

  /// Whether this is another recipe, named by its path.
  var isReference: Bool { name.hasPrefix("./") || name.hasPrefix("../") }

  /// What a step calls it: of another recipe, the last name of its path.
  var spokenName: String {
    isReference ? name.split(separator: "/").last.map(String.init) ?? name : name
  }

  /// The line in the list of ingredients.
  var line: String {
    let start = [quantity, units, name].filter { !$0.isEmpty }.joined(separator: " ")
    return preparation.isEmpty ? start : "\(start), \(preparation)"
  }

  /// What a step says of a timer: how long, else its name.
  var duration: String {
    quantity.isEmpty ? name : units.isEmpty ? quantity : "\(quantity) \(units)"
  }
}

/// What the quantity of a component means.
enum CooklangQuantity: Hashable, Sendable {
  case number(Rational)
  case text(String)

  /// `2`, `1.5` and `1 / 2` are numbers; what begins with a needless 0 is text.
  init(_ written: String) {
    let numbers = written.split(separator: "/", omittingEmptySubsequences: false)
      .map(\.trimmedBlanks)
    let isNumber = numbers.allSatisfy { part in
      part.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 && numbers.count == 1 }
        && (part.utf8.first != 48 || part.utf8.count == 1 || part.hasPrefix("0."))
    }
    if isNumber, numbers.count < 3, let value = Rational(numbers.joined(separator: "/")) {
      self = .number(value)
    } else {
      self = .text(written)
    }
  }
}
