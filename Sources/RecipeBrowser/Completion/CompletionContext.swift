/// Where in a command line a word is being typed.
struct CompletionContext {
  /// The command; `nil` while its name is typed.
  let command: Command?

  /// What is typed of the last word, quotes taken off; empty where it has not begun.
  let start: String
  let word: Word?

  /// The option whose value is typed.
  let option: String?

  /// The words before it that are neither options nor their values.
  let operands: [Word]

  /// - Parameter line: Ends at the cursor.
  /// - Returns: `nil` in a comment and behind what is no command.
  init?(_ line: String) {
    var splitter = WordSplitter()
    for scalar in line.unicodeScalars where splitter.take(scalar) == .stop { return nil }
    let (words, last) = splitter.unfinished()
    word = last
    start = last?.text ?? ""
    guard let verb = words.first else {
      command = nil
      option = nil
      operands = []
      return
    }
    guard let command = try? Command.named(verb.text, prefixes: true) else { return nil }
    self.command = command
    var operands: [Word] = []
    var pending: String?
    for word in words.dropFirst() {
      if pending != nil {
        pending = nil
      } else if !word.isQuoted, command.valued.contains(word.text) {
        pending = word.text
      } else if word.isQuoted || !command.allFlags.contains(word.text) {
        operands.append(word)
      }
    }
    self.operands = operands
    option = pending
  }

  /// What the word names.
  var completes: Command.Completion {
    guard let command else { return .commands }
    if let option { return command.completion(ofValueOf: option) }
    if case .inTurn(let kinds) = command.completes {
      return kinds.isEmpty ? .nothing : kinds[min(operands.count, kinds.count - 1)]
    }
    return command.completes
  }

  /// Whether the names of options are wanted: a dash stands bare.
  var isOption: Bool {
    guard let command, option == nil, word?.isQuoted == false else { return false }
    // A single dash takes words out of a search.
    if case .searchTerms = command.completes { return start.hasPrefix("--") }
    return start.hasPrefix("-")
  }
}

extension Command {
  /// What the value of an option names.
  func completion(ofValueOf option: String) -> Completion {
    switch option {
    case "--in": .rows(.collections)
    case "--from": name == "import" ? .formats : .rows(.collections)
    case "--to": name == "export" ? .paths : .rows(.recipes)
    case "--as": .formats
    default: .nothing
    }
  }
}
