import RecipeFormats

extension Command {
  /// `help`: lists the commands, or explains one.
  static let help = Command(
    name: "help", aliases: ["?"], usage: "help [COMMAND]",
    summary: "List the commands, or explain one.", kind: .query, completes: .commands
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...1)
    guard let word = arguments.operands.first else {
      let width = all.map(\.name.count).max() ?? 0
      return Outcome(
        lines: all.map { $0.name.padded(toWidth: width + 2) + $0.summary }
          + ["", "'help COMMAND' says how to type one; 'man larder' says the rest."],
        fields: [
          Outcome.Field(name: "commands") { json in
            json.array { json in for command in all { command.write(to: &json) } }
          }
        ])
    }
    let command = try named(word.text, prefixes: true)
    return Outcome(
      lines: command.explanation,
      fields: [
        Outcome.Field(name: "commands") { json in
          json.array { json in command.write(to: &json) }
        }
      ])
  }

  private var explanation: [String] {
    var lines = usage.split(separator: " | add ").enumerated().map { index, part in
      index == 0 ? "usage: \(part)" : "       add \(part)"
    }
    lines.append(summary)
    if allFlags.contains(Self.dryRun) {
      lines.append("\(Self.dryRun) says what would change, and changes nothing.")
    }
    if !aliases.isEmpty { lines.append("Also: \(aliases.joined(separator: ", "))") }
    if case .fields = completes {
      lines.append("Fields:")
      for field in RecipeField.all {
        lines.append("  \(field.name.padded(toWidth: 12))\(field.value)")
      }
    }
    return lines
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("aliases", aliases)
      json.field("usage", usage)
      json.field("summary", summary)
    }
  }
}
