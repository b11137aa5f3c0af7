extension IngredientReader {
  private static let joiners: Set = ["of", "de", "di", "von", "van", "d", "du", "des", "del", "da"]

  /// What the line's amounts are of, and what more it says.
  func itemAndNote() -> (item: String, note: String) {
    guard let first = amounts.first else { return split(scanner.scalars[...]) }
    if first.range.lowerBound > 0, itemStart == 0 {
      let before = split(scanner.scalars[..<first.range.lowerBound])
      let after = scanner.scalars[first.range.upperBound...]
      if Self.isBlank(after) { return before }
      let gap = after.prefix { $0.properties.isWhitespace }.count
      return split(scanner.scalars[..<first.range.lowerBound] + after.dropFirst(gap))
    }
    var rest = AmountScanner(scanner.text(itemStart..<scanner.scalars.count))
    if rest.peek() == "." { rest.index += 1 }
    rest.skipBlanks()
    _ = rest.attempt { rest -> Bool? in
      guard rest.word(Self.joiners) != nil else { return nil }
      guard ["'", "’", " ", "\u{A0}"].contains(rest.peek()) else { return nil }
      rest.index += 1
      return true
    }
    return split(rest.scalars[rest.index...])
  }

  private static func isBlank(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { $0.properties.isWhitespace || ").]".unicodeScalars.contains($0) }
  }

  /// Parts a text at its first comma or parenthesis that does not begin it.
  private func split(_ scalars: ArraySlice<Unicode.Scalar>) -> (item: String, note: String) {
    var notes: [String] = []
    var rest = trimmed(scalars)
    while let open = rest.first, open == "(" || open == "[" {
      guard let close = rest.firstIndex(where: { $0 == ")" || $0 == "]" }) else { break }
      notes.append(text(rest[rest.index(after: rest.startIndex)..<close]))
      rest = trimmed(rest[rest.index(after: close)...])
    }
    let end = rest.dropFirst().firstIndex { ",;([".unicodeScalars.contains($0) } ?? rest.endIndex
    if end < rest.endIndex {
      let isComma = rest[end] == "," || rest[end] == ";"
      notes.append(text(trimmed(rest[(isComma ? end + 1 : end)...])))
    }
    return (text(trimmed(rest[..<end])), notes.joined(separator: ", "))
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    func isEdge(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || ":,;".unicodeScalars.contains(scalar)
        || AmountScanner.isDash(scalar)
    }
    var rest = scalars.drop(while: isEdge)
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    return rest
  }
}
