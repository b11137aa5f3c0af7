/// The name of a recipe for ever: `r1001` to the user, a number to the store.
///
/// A store never gives the same number out twice, also not after the recipe is deleted.
package struct RecipeID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }

  /// Reads `r1001`; `nil` for anything else, a leading zero or sign included.
  package init?(_ text: some StringProtocol) {
    guard let number = parseID(text, letter: "r") else { return nil }
    self.number = number
  }
}

extension RecipeID: Comparable, CustomStringConvertible {
  package static func < (left: RecipeID, right: RecipeID) -> Bool { left.number < right.number }

  package var description: String { "r\(number)" }
}

/// The number behind `letter` in `text`, where it is written as an id writes it.
func parseID(_ text: some StringProtocol, letter: Character) -> Int64? {
  guard text.first == letter, let number = Int64(text.dropFirst()), number > 0,
    text.dropFirst() == String(number)
  else { return nil }
  return number
}
