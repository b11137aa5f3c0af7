import RecipeFormats
import RecipeStore

extension Command {
  /// `filter`: narrows the rows of the focused pane, or shows all again.
  static let filter = Command(
    name: "filter",
    usage: "filter [TEXT]",
    summary: "Narrow the rows of the focused pane to titles with TEXT; without it, show all again.",
    kind: .view
  ) { arguments, session throws(CommandError) in
    let text = arguments.operands.map(\.text).joined(separator: " ")
    let coordinator = session.coordinator
    try storing { () throws(StoreError) in
      switch coordinator.focus {
      case .sidebar: try coordinator.sidebar.setFilter(text)
      case .list, .detail: try coordinator.list.setFilter(text)
      }
    }
    return Outcome(
      fields: [Outcome.Field(name: "filter") { json in json.value(text) }], changeLimit: .max)
  }

  /// `search`: finds recipes by words anywhere in them.
  static let search = Command(
    name: "search",
    usage: "search WORDS",
    summary: "List every recipe with all WORDS, best first.",
    kind: .query,
    completes: .searchTerms
  ) { arguments, session throws(CommandError) in
    guard !arguments.operands.isEmpty else { throw arguments.wrong }
    let expression = try searchExpression(arguments.operands)
    session.coordinator.choose(.search(expression))
    return Outcome(panes: [.list])
  }

  /// `sort`: orders the list.
  static let sort = Command(
    name: "sort",
    usage: "sort [title | added | changed | time | rating | manual | default] [--reverse]",
    summary: "Order the list; without a key, print the order.",
    kind: .view,
    flags: ["--reverse"],
    completes: .words(RecipeOrder.Key.allCases.map(\.rawValue) + ["default"], .value)
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...1)
    let list = session.coordinator.list
    let isReversed = arguments.has("--reverse")
    if let word = arguments.operands.first {
      var order: RecipeOrder?
      if word.text != "default" || isReversed {
        guard let key = RecipeOrder.Key(rawValue: word.text) else {
          let keys = RecipeOrder.Key.allCases.map(\.rawValue) + ["default"]
          throw .usage(thereIsNo("order", word.text, among: keys))
        }
        order = RecipeOrder(key, isReversed: isReversed)
      }
      try storing { () throws(StoreError) in try list.setOrder(order) }
    } else if isReversed {
      throw arguments.wrong
    }
    let order = list.order.map { $0.isReversed ? "\($0.key.rawValue) --reverse" : $0.key.rawValue }
    return Outcome(
      lines: ["Sorted by \(order ?? "default")."],
      fields: [
        Outcome.Field(name: "sort") { [order = list.order] json in
          if let order { json.value(order.key.rawValue) } else { json.value("default") }
        },
        Outcome.Field(name: "reverse") { [order = list.order] json in
          json.value(order?.isReversed ?? false)
        },
      ], tellsChanges: false)
  }
}

/// What the words of a search mean.
func searchExpression(_ words: some Sequence<Word>) throws(CommandError) -> SearchExpression {
  do throws(SearchError) {
    return try SearchExpression(words.map(searchTerm).joined(separator: " "))
  } catch {
    throw .invalid(String(describing: error))
  }
}

/// A word as a search expression wants it: what was quoted is a phrase, and so is what holds blanks,
/// in whatever way the shell or the line came by it. Quotes inside the word stay as they are.
private func searchTerm(_ word: Word) -> String {
  let text = word.text
  guard word.isQuoted || text.contains(where: \.isWhitespace), !text.contains("\"") else {
    return text
  }
  let field = text.prefix { $0.isLetter || $0 == "-" }
  let phrase = text.dropFirst(field.count)
  if phrase.hasPrefix(":") { return "\(field):\"\(phrase.dropFirst())\"" }
  return text.hasPrefix("-") ? "-\"\(text.dropFirst())\"" : "\"\(text)\""
}
