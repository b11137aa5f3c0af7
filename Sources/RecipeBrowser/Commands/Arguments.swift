/// The words after a command, sorted into operands and options.
struct Arguments: Sendable {
  /// The words that are no options, in order.
  let operands: [Word]

  /// The rows that the operands name, where they were looked up before the command happens.
  var rows: [RowName] = []

  /// What somebody made of a recipe in an editor.
  var edit: RecipeEdit?

  private let flags: Set<String>
  private let values: [String: Word]
  private let usage: String

  /// - Throws: `.usage` for an option that the command does not have, or whose value is missing.
  init(_ words: [Word], of command: Command) throws(CommandError) {
    var operands: [Word] = []
    var flags: Set<String> = []
    var values: [String: Word] = [:]
    var (index, isOver) = (0, false)
    while index < words.count {
      let word = words[index]
      index += 1
      guard !isOver, !word.isQuoted, word.text.hasPrefix("--") else {
        operands.append(word)
        continue
      }
      if word.text == "--" {
        isOver = true
        continue
      }
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if command.valued.contains(name) {
        if parts.count == 2 {
          values[name] = Word(text: String(parts[1]))
        } else if index < words.count {
          values[name] = words[index]
          index += 1
        } else {
          throw .usage("\(name) wants a value; usage: \(command.usage)")
        }
      } else if command.allFlags.contains(name), parts.count == 1 {
        flags.insert(name)
      } else {
        throw command.refusal(of: word.text, name: name)
      }
    }
    self.operands = operands
    self.flags = flags
    self.values = values
    usage = command.usage
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(of option: String) -> Word? { values[option] }

  /// - Throws: `.usage` when the number of operands is not in `range`.
  func require(_ range: some RangeExpression<Int>) throws(CommandError) {
    guard range.contains(operands.count) else { throw .usage("usage: \(usage)") }
  }

  var wrong: CommandError { .usage("usage: \(usage)") }

  /// The single operand as a positive number, 1 when there is none.
  func count() throws(CommandError) -> Int {
    try require(0...1)
    guard let word = operands.first else { return 1 }
    guard let number = Int(word.text), number > 0 else {
      throw .usage("'\(word.text)' is not a positive number; usage: \(usage)")
    }
    return number
  }
}

extension Command {
  /// What is wrong with an option that the command does not have, or not in this way.
  fileprivate func refusal(of word: String, name: String) -> CommandError {
    if allFlags.contains(name) {
      return .usage("\(name) takes no value, as in '\(word)'; usage: \(usage)")
    }
    let nearest = nearestMatch(to: name, among: allFlags + valued)
    let meant = nearest.map { "; did you mean '\($0)'?" } ?? "; usage: \(usage)"
    return .usage("there is no option '\(word)'\(meant)")
  }
}
