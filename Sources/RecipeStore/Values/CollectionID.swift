/// The name of a collection for ever: `c7` to the user, a number to the store.
package struct CollectionID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }

  /// Reads `c7`; `nil` for anything else, a leading zero or sign included.
  package init?(_ text: some StringProtocol) {
    guard let number = parseID(text, letter: "c") else { return nil }
    self.number = number
  }
}

extension CollectionID: Comparable, CustomStringConvertible {
  package static func < (left: CollectionID, right: CollectionID) -> Bool {
    left.number < right.number
  }

  package var description: String { "c\(number)" }
}
