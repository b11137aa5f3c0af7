import RecipeStore

/// A word that may be meant by what is typed so far.
package struct Candidate: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case command, option, field, value, pane, format, file, folder
    case recipe, collection, tag, search, library, section
  }

  /// The word as it must be typed, quoted where needed.
  package let word: String

  /// What a list of candidates shows, safe for a terminal.
  package let label: String

  package let kind: Kind

  /// Whether the word is complete, so that a blank follows.
  package let isComplete: Bool

  package init(word: String, label: String, kind: Kind, isComplete: Bool = true) {
    self.word = word
    self.label = label
    self.kind = kind
    self.isComplete = isComplete
  }

  /// A word that means itself.
  init(_ text: String, _ kind: Kind, isComplete: Bool = true) {
    self.init(
      word: kind == .option ? text : quotedWord(text), label: text.sanitized(), kind: kind,
      isComplete: isComplete)
  }

  /// A row by its title, or by its id where the title cannot be typed.
  static func row(_ title: String, id: String, _ kind: Kind) -> Candidate {
    let isTypable = !title.unicodeScalars.contains(where: steersTerminal)
    let looksLikeNumber =
      Int(title) != nil || RecipeID(title) != nil || CollectionID(title) != nil
      || title.contains(":")
    // A quoted word is never an id or a number.
    let quoted = looksLikeNumber && quotedWord(title) == title ? "\"\(title)\"" : quotedWord(title)
    return Candidate(
      word: isTypable ? quoted : id, label: title.sanitized(), kind: kind)
  }

  /// Whether a terminal could be steered by it, and a line editor confused.
  private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// The word without the quotes around it.
  private var body: Substring {
    word.count > 1 && word.hasPrefix("\"") && word.hasSuffix("\"")
      ? word.dropFirst().dropLast() : word[...]
  }

  /// What can be put in place of a word that begins like all of these: the only one whole, else
  /// what they have in common, its quote left open. Case and accents follow the first.
  ///
  ///     Apple Cake, apple crumble  →  "Apple C
  package static func replacement(for candidates: [Candidate]) -> String? {
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 { return first.word }
    var common = first.body
    for candidate in candidates.dropFirst() {
      let same = zip(common, candidate.body).prefix { folded(String($0)) == folded(String($1)) }
      common = common.prefix(same.count)
    }
    if common.reversed().prefix(while: { $0 == "\\" }).count % 2 == 1 { common = common.dropLast() }
    let needsQuote = candidates.contains { $0.body.count < $0.word.count }
    return common.isEmpty ? "" : (needsQuote ? "\"" : "") + common
  }
}
