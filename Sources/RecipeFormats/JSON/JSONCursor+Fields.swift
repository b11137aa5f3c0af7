extension JSONCursor {
  /// Reads the next value with `body`. When that finds it wrong, though it is JSON, the cursor goes
  /// on after it.
  mutating func attempt<Value>(
    _ body: (inout JSONCursor) throws(FormatError) -> Value
  ) throws(FormatError) -> Result<Value, FormatError> {
    let start = self
    do throws(FormatError) {
      return .success(try body(&self))
    } catch {
      self = start
      guard (try? skip()) != nil else { throw error }
      return .failure(error)
    }
  }
}

/// Reading values that have a place: what is wrong with one is said with the key it belongs to.
extension JSONCursor {
  /// Reads the next value if it is `null`.
  mutating func skipNull() throws(FormatError) -> Bool {
    guard try peek() == .null else { return false }
    try null()
    return true
  }

  mutating func text(for key: String) throws(FormatError) -> String {
    try require(.string, "a text", for: key)
    return try string()
  }

  mutating func flag(for key: String) throws(FormatError) -> Bool {
    try require(.bool, "true or false", for: key)
    return try bool()
  }

  /// Reads an array of texts.
  mutating func texts(for key: String) throws(FormatError) -> [String] {
    var texts: [String] = []
    try beginArray(of: "texts", for: key)
    while try nextElement() {
      guard try peek() == .string else {
        throw problem("'\(key)' must hold texts only, not \(try peek().name)")
      }
      texts.append(try string())
    }
    return texts
  }

  /// Reads an object of texts.
  mutating func textsByKey(for key: String) throws(FormatError) -> [String: String] {
    var texts: [String: String] = [:]
    try require(.object, "an object of texts", for: key)
    try beginObject()
    while let name = try nextKey() {
      let text = try text(for: name)
      if texts.updateValue(text, forKey: name) != nil { throw problem("'\(name)' is given twice") }
    }
    return texts
  }

  /// Reads a number that must lie in `range`.
  ///
  /// - Parameter meaning: What the number is, such as `a whole number of minutes`.
  mutating func number(
    in range: ClosedRange<Int64>, _ meaning: String, for key: String
  ) throws(FormatError) -> Int64 {
    try require(.number, meaning, for: key)
    let text = try number()
    guard let value = wholeNumber(text) else {
      let shown = text.utf8.count > 24 ? text.prefix(24) + "…" : text[...]
      throw problem("'\(key)' must be \(meaning), not \(shown)")
    }
    guard range.contains(value) else {
      let end = range.upperBound == .max ? "on" : "to \(range.upperBound)"
      throw problem("'\(key)' must be from \(range.lowerBound) \(end), not \(value)")
    }
    return value
  }

  mutating func beginArray(of elements: String, for key: String) throws(FormatError) {
    try require(.array, "an array of \(elements)", for: key)
    try beginArray()
  }

  func problem(_ problem: String) -> FormatError { FormatError(line: line, problem: problem) }

  mutating func require(
    _ kind: JSONKind, _ meaning: String, for key: String
  ) throws(FormatError) {
    let found = try peek()
    if found != kind { throw problem("'\(key)' must be \(meaning), not \(found.name)") }
  }
}

extension JSONKind {
  /// What messages call a value of this kind.
  var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
