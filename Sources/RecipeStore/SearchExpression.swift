/// What the words of a search mean.
///
///     try SearchExpression("onion -garlic time:<30 \"olive oil\"")
package struct SearchExpression: Hashable, Sendable {
  /// The words as the user typed them.
  package let text: String

  /// Reads words, `"exact phrases"`, `-word`, `title:`, `ingredient:`, `tag:`, `time:<30`,
  /// `rating:>=4`.
  package init(_ text: String) throws(SearchError) { self.text = text }
}

/// Why the words of a search cannot be understood.
package enum SearchError: Error, Hashable, Sendable {
  case malformed(String)
}
