/// The name of a saved search for ever: `s3` to the user, a number to the store.
package struct SavedSearchID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }

  /// Reads `s3`; `nil` for anything else, a leading zero or sign included.
  package init?(_ text: some StringProtocol) {
    guard let number = parseID(text, letter: "s") else { return nil }
    self.number = number
  }
}

extension SavedSearchID: CustomStringConvertible {
  package var description: String { "s\(number)" }
}

/// A search that has a title, so that it can be made again whenever somebody wants to look.
package struct SavedSearch: Hashable, Sendable {
  package let id: SavedSearchID
  package var title: String

  /// The words of the search, as ``SearchExpression`` reads them.
  package var query: String

  package init(id: SavedSearchID, title: String, query: String) {
    self.id = id
    self.title = title
    self.query = query
  }
}
