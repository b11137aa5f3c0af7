import RecipeFormats
import RecipeStore

extension Command {
  /// How deep scripts may run scripts.
  static let deepestSource = 16

  /// `source`: runs the commands in a file.
  static let source = Command(
    name: "source", aliases: ["."], usage: "source FILE",
    summary: "Run the commands in a file; up to \(deepestSource) may run inside each other.",
    kind: .view,
    completes: .paths
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...1)
    let path = arguments.operands[0].text
    guard session.sourceDepth < deepestSource else {
      throw .refused("\(path): scripts are nested more than \(deepestSource) deep")
    }
    let bytes = try session.world.content(of: path)
    var lines = TextLines(name: path, text: String(decoding: bytes, as: UTF8.self))
    session.sourceDepth += 1
    defer { session.sourceDepth -= 1 }
    switch session.run(&lines) {
    case 0: return Outcome()
    case 130: throw .interrupted
    default: throw .reported
    }
  }

  /// `option`: prints or changes what can be changed while running.
  static let option = Command(
    name: "option", usage: "option [NAME [VALUE]]",
    summary: "Print the options, or change one for this session.", kind: .query,
    completes: .inTurn([.words(SessionOption.all.map(\.name), .option), .optionValues, .nothing])
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...2)
    let words = arguments.operands
    var shown = SessionOption.all
    if let word = words.first {
      guard let option = SessionOption.all.first(where: { $0.name == word.text }) else {
        throw .notFound(
          thereIsNo("option", word.text, among: SessionOption.all.map(\.name)))
      }
      if words.count == 2 { try option.set(&session.options, words[1].text) }
      shown = [option]
    }
    let options = session.options
    return Outcome(
      lines: shown.map { $0.name.padded(toWidth: 12) + $0.get(options) },
      fields: [
        Outcome.Field(name: "options") { json in
          json.object { json in for option in shown { json.field(option.name, option.get(options)) }
          }
        }
      ])
  }

  /// `history`: prints the lines of this session.
  static let history = Command(
    name: "history", usage: "history [N]",
    summary: "Print the lines that were run in this session, or the last N.", kind: .query
  ) { arguments, session throws(CommandError) in
    let count = arguments.operands.isEmpty ? Int.max : try arguments.count()
    let lines = session.pastLines
    let start = max(0, lines.count - count)
    return Outcome(
      lines: (start..<lines.count).map { index in
        String(index + 1).padded(toWidth: 5, before: true) + "  " + lines[index]
      },
      fields: [
        Outcome.Field(name: "lines") { json in
          json.array { json in for line in lines[start...] { json.value(line) } }
        }
      ])
  }

  /// `quit`: ends the session.
  static let quit = Command(
    name: "quit", aliases: ["exit"], usage: "quit", summary: "End the session.", kind: .view
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    session.hasQuit = true
    return Outcome()
  }
}
