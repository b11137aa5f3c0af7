extension IngredientReader {
  private static let joiners: Set = ["of", "de", "di", "von", "van", "d", "du", "des", "del", "da"]

  /// The letters of `(en)` in `Zwiebel(n)`, at most.
  private static let longestEnding = 3

  /// What may be told of a thing before it is named.
  private static let qualities: Set = ["boneless", "skinless", "bone-in", "skin-on", "bubbly"]

  /// What the line's amounts are of, and what more it says.
  func itemAndNote() -> (item: String, note: String) {
    guard let first = amounts.first else { return split(scanner.scalars[...]) }
    if first.range.lowerBound > 0, itemStart == 0 {
      var before = scanner.scalars[..<(first.range.lowerBound - unitBefore(first))]
      var after = scanner.scalars[first.range.upperBound...]
      if let open = before.last, open == "(" || open == "[" {
        before.removeLast()
        if let close = after.first, close == ")" || close == "]" { after.removeFirst() }
      }
      if Self.isBlank(after) { return split(before) }
      let gap = after.prefix { $0.properties.isWhitespace }.count
      return split(before + after.dropFirst(gap))
    }
    var rest = AmountScanner(scanner.text(itemStart..<scanner.scalars.count))
    if rest.peek() == "." { rest.index += 1 }
    rest.skipBlanks()
    _ = rest.attempt { rest -> Bool? in
      // `Di` begins a name.
      guard AmountScanner.isLowercase(rest.peek()), rest.word(Self.joiners) != nil else {
        return nil
      }
      guard ["'", "’", " ", "\u{A0}"].contains(rest.peek()) else { return nil }
      rest.index += 1
      return true
    }
    return split(rest.scalars[rest.index...])
  }

  /// The length of a unit before its number, `大さじ`.
  private func unitBefore(_ amount: WrittenAmount) -> Int {
    amount.unit?.word.isEmpty == true ? Self.spoons.first?.unicodeScalars.count ?? 0 : 0
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
      if open == "[", rest[(close + 1)...].first == "(" {
        // The link of a page: `[flour](https://…)`.
        return (text(rest[(rest.startIndex + 1)..<close]), notes.joined(separator: ", "))
      }
      notes.append(text(rest[rest.index(after: rest.startIndex)..<close]))
      rest = trimmed(rest[rest.index(after: close)...])
    }
    let end = rest.indices.dropFirst().first { isEnd($0, of: rest) } ?? rest.endIndex
    if end < rest.endIndex {
      let isComma = rest[end] == "," || rest[end] == ";"
      notes.append(text(trimmed(rest[(isComma ? end + 1 : end)...])))
    }
    return (text(trimmed(rest[..<end])), notes.joined(separator: ", "))
  }

  /// Whether the item ends here: not in `Zwiebel(n)` or `skinless, boneless thighs`.
  private func isEnd(_ index: Int, of scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    switch scalars[index] {
    case "(", "[":
      guard AmountScanner.isLetter(scalars[index - 1]) else { return true }
      let word = scalars[(index + 1)...].prefix { AmountScanner.isLetter($0) }
      return word.count > Self.longestEnding || word.isEmpty
        || scalars[(index + 1 + word.count)...].first != ")"
    case ",":
      return !Self.qualities.contains(text(trimmed(scalars[..<index])).lowercased())
    case ";": return true
    default: return false
    }
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
