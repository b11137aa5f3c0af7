/// What the words of a search mean.
///
///     try SearchExpression("onion -garlic time:<30 \"olive oil\"")
///
/// All of it must hold. A word means words that begin with it, wherever they stand: title,
/// ingredients, directions, tags or notes. `"a phrase"` means these very words in a row. `title:`
/// and `ingredient:` ask in one place only, and `tag:` for a whole tag. `time:` and `rating:` compare
/// with `<`, `<=`, `=`, `>=`, `>`; what is not stated compares as false. `-` turns a term around.
/// Case, accents and punctuation do not matter. What stands before a colon and is none of these
/// names is a word like others.
package struct SearchExpression: Hashable, Sendable {
  /// The words as the user typed them.
  package let text: String

  /// What they mean, in their order.
  let terms: [SearchTerm]

  /// Reads words, `"exact phrases"`, `-word`, `title:`, `ingredient:`, `tag:`, `time:<30`,
  /// `rating:>=4`.
  ///
  /// - Throws: `.malformed` for a quote that is not closed, a field without its value, a comparison
  ///   without its number, and for an expression that asks for nothing.
  package init(_ text: String) throws(SearchError) {
    self.text = text
    var parser = SearchParser(text)
    terms = try parser.terms()
  }
}

/// Why the words of a search cannot be understood.
package enum SearchError: Error, Hashable, Sendable {
  case malformed(String)
}

extension SearchError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let problem): problem
    }
  }
}
