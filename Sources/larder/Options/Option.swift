/// An option of the program: how it is written, what help says, and what it sets.
struct Option: Sendable {
  /// The name after `--`.
  let name: String

  /// The letter after `-`, if it has one.
  var letter: Character?

  /// What help calls the argument; `nil` for an option that takes none.
  var argument: String?

  /// What it does, in a few words.
  let summary: String

  /// Notes the option; `value` is empty for one that takes no argument.
  let apply: @Sendable (_ value: String, _ settings: inout Settings) throws(UsageError) -> Void
}

extension Option {
  /// The option as errors and help write it, such as `--store`.
  var spelling: String { "--\(name)" }

  /// An option that only turns something on.
  private static func flag(
    _ name: String, _ letter: Character? = nil, _ summary: String,
    _ set: @escaping @Sendable (inout Settings) -> Void
  ) -> Option {
    Option(name: name, letter: letter, summary: summary) { _, settings throws(UsageError) in
      set(&settings)
    }
  }

  /// An option that chooses one of a few words.
  private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ letter: Character? = nil, _ summary: String,
    _ set: @escaping @Sendable (Value, inout Settings) -> Void
  ) -> Option where Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    return Option(
      name: name, letter: letter, argument: words.joined(separator: "|"), summary: summary
    ) { text, settings throws(UsageError) in
      guard let value = Value(rawValue: text) else {
        let expected = "one of " + words.joined(separator: ", ")
        throw .badArgument(option: "--\(name)", value: text, expected: expected)
      }
      set(value, &settings)
    }
  }

  /// An option whose argument is any text but the empty one.
  private static func text(
    _ name: String, _ letter: Character? = nil, _ argument: String, _ summary: String,
    _ set: @escaping @Sendable (String, inout Settings) -> Void
  ) -> Option {
    Option(name: name, letter: letter, argument: argument, summary: summary) {
      text, settings throws(UsageError) in
      guard !text.isEmpty else { throw .missingArgument(option: "--\(name)") }
      set(text, &settings)
    }
  }

  /// Every option, in the order that help lists them.
  static let all: [Option] = [
    text("store", "s", "PATH", "use the store PATH, made when missing") { $1.store = $0 },
    text("load", "l", "PATH", "try a file or folder of recipes; keep nothing") {
      $1.loads.append($0)
    },
    Option(name: "command", letter: "c", argument: "COMMAND", summary: "run a command line") {
      text, settings throws(UsageError) in settings.tasks.append(.line(text))
    },
    text("file", "f", "SCRIPT", "run a script; - is standard input") {
      $1.tasks.append(.script($0))
    },
    choice("output", "o", "write results in this format") { $1.format = $0 },
    flag("keep-going", "k", "go on after a failed command") { $0.keepsGoing = true },
    flag("atomic", "1", "keep all changes of the run, or none") { $0.isAtomic = true },
    flag("read-only", "r", "refuse every change") { $0.isReadOnly = true },
    flag("quiet", "q", "print no results of mere changes") { $0.isQuiet = true },
    flag("echo", nil, "print each line before its output") { $0.echoes = true },
    choice("color", nil, "when to use colour") { $1.color = $0 },
    flag("no-pager", nil, "never page long output") { $0.usesPager = false },
    Option(name: "width", argument: "N", summary: "draw in N columns") {
      text, settings throws(UsageError) in
      guard let width = Int(text), (1...10_000).contains(width) else {
        throw .badArgument(option: "--width", value: text, expected: "a number of columns")
      }
      settings.width = width
    },
    flag("ascii", nil, "draw without Unicode marks") { $0.isASCII = true },
    flag("help", "h", "print this help") { $0.information = .help },
    flag("version", "V", "print the version") { $0.information = .version },
  ]
}
