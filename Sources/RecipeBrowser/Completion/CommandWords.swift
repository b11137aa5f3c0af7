import RecipeFormats

/// What a shell can complete of a command, which knows the grammar and no recipes.
package struct CommandWords: Sendable {
  /// What a word can be.
  package enum Choice: Hashable, Sendable {
    case anything
    case words([String])
    case paths
  }

  /// An option of the command, dashes included, and what its value can be, if it takes one.
  package struct Option: Hashable, Sendable {
    package let name: String
    package let value: Choice?

    package init(name: String, value: Choice? = nil) {
      self.name = name
      self.value = value
    }
  }

  package let name: String
  package let summary: String
  package let options: [Option]

  /// The first operand this, the second that, all further ones the last.
  package let operands: [Choice]

  package init(name: String, summary: String, options: [Option], operands: [Choice]) {
    self.name = name
    self.summary = summary
    self.options = options
    self.operands = operands
  }
}

extension CommandWords {
  /// The words of every command, in the order of ``Command/all``.
  package static let all: [CommandWords] = Command.all.map { command in
    let flags = command.allFlags.map { Option(name: $0) }
    let valued = command.valued.map { name in
      Option(name: name, value: choice(command.completion(ofValueOf: name), of: command))
    }
    return CommandWords(
      name: command.name, summary: command.summary,
      options: (flags + valued).sorted { $0.name < $1.name },
      operands: operands(command.completes, of: command))
  }

  private static func operands(_ completion: Command.Completion, of command: Command) -> [Choice] {
    guard case .inTurn(let parts) = completion else { return [choice(completion, of: command)] }
    return parts.map { choice($0, of: command) }
  }

  private static func choice(_ completion: Command.Completion, of command: Command) -> Choice {
    switch completion {
    case .words(let words, _): .words(words)
    case .formats: .words(command.formats.map(\.name))
    case .fields: .words(RecipeField.all.map { $0.name + "=" })
    case .commands: .words(Command.all.map(\.name))
    case .paths: .paths
    case .nothing, .rows, .inTurn, .optionValues, .searchTerms, .tags: .anything
    }
  }
}

extension Command {
  /// The formats that its option for them names.
  var formats: [RecipeFormat] { name == "import" ? RecipeFormat.all : RecipeFormat.writable }
}
