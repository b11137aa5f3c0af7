/// One condition of a search.
struct SearchTerm: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case anywhere, title, ingredients
  }

  enum Measure: String, Hashable, Sendable {
    case minutes, rating
  }

  enum Comparison: String, Hashable, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case equal = "="
    case greaterOrEqual = ">="
    case greater = ">"
  }

  enum Condition: Hashable, Sendable {
    /// Words as of ``searchText(_:)``, the last of which may go on when `isPrefix`.
    case words(String, in: Place, isPrefix: Bool)

    /// A whole tag, folded.
    case tag(String)
    case measure(Measure, Comparison, Int64)
  }

  let condition: Condition
  let isNegative: Bool
}
