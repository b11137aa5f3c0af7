/// Reads the terms of a search off a text.
struct SearchParser {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  /// All terms; words that consist of punctuation only are left out.
  mutating func terms() throws(SearchError) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    var lastWord: String?
    skipBlanks()
    while !rest.isEmpty {
      let start = rest
      if let term = try term() { terms.append(term) }
      lastWord = String(start[..<rest.startIndex])
      skipBlanks()
    }
    if terms.isEmpty {
      let place = lastWord.map { " in '\($0)'" } ?? ""
      throw .malformed("there is nothing to search for\(place)")
    }
    return terms
  }

  private mutating func term() throws(SearchError) -> SearchTerm? {
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    let field = field()
    let (value, isQuoted) = try value()
    if let field, value.isEmpty {
      throw .malformed("'\(field.rawValue):' needs something to look for")
    }
    return try condition(field, value, isQuoted: isQuoted).map {
      SearchTerm(condition: $0, isNegative: isNegative)
    }
  }

  private func condition(
    _ field: Field?, _ value: String, isQuoted: Bool
  ) throws(SearchError) -> SearchTerm.Condition? {
    let place: SearchTerm.Place
    switch field {
    case .tag, .tags: return .tag(folded(value))
    case .time: return try comparison(value, with: .minutes, example: "time:<30")
    case .rating: return try comparison(value, with: .rating, example: "rating:>=4")
    case .title: place = .title
    case .ingredient, .ingredients: place = .ingredients
    case nil: place = .anywhere
    }
    let words = searchText(value)
    return words.isEmpty ? nil : .words(words, in: place, isPrefix: !isQuoted)
  }

  private func comparison(
    _ text: String, with measure: SearchTerm.Measure, example: String
  ) throws(SearchError) -> SearchTerm.Condition {
    let sign = text.prefix { "<=>".contains($0) }
    let comparison = sign.isEmpty ? .equal : SearchTerm.Comparison(rawValue: String(sign))
    let digits = text.dropFirst(sign.count)
    guard let comparison, let number = Int64(digits) else {
      throw .malformed("'\(text)' is no comparison with a number, such as \(example)")
    }
    return .measure(measure, comparison, number)
  }

  private enum Field: String {
    case title, ingredient, ingredients, tag, tags, time, rating
  }

  /// Takes the name of a field and its colon, if that is what comes.
  private mutating func field() -> Field? {
    let name = rest.prefix { $0.isLetter }
    guard rest[name.endIndex...].first == ":", let field = Field(rawValue: name.lowercased())
    else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return field
  }

  /// Takes a quoted text, or everything up to the next blank.
  private mutating func value() throws(SearchError) -> (text: String, isQuoted: Bool) {
    guard rest.first == "\"" else {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest[word.endIndex...]
      return (String(word), false)
    }
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(of: "\"") else {
      throw .malformed("the quote before '\(inside.prefix(20))' is not closed")
    }
    rest = inside[end...].dropFirst()
    return (String(inside[..<end]), true)
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }
}
