import RecipeBrowser

/// A command of the program itself: it is typed in a shell, and opens no store.
enum Errand: Hashable, Sendable {
  case completion(Shell)
  case install(prefix: String?, isRehearsal: Bool)
  case uninstall(prefix: String?, isRehearsal: Bool)
}

extension Errand {
  /// How the errands are written, for help, errors and completion.
  static let all: [(words: CommandWords, usage: String)] = [
    (
      CommandWords(
        name: "completion", summary: "Write what makes a shell complete larder's command lines.",
        options: [], operands: [.words(Shell.allCases.map(\.rawValue)), .anything]),
      "completion \(Shell.allCases.map(\.rawValue).joined(separator: "|"))"
    ),
    (
      placing("install", "Put the program, its manual and completion below DIR, or ~/.local."),
      "install [--prefix DIR] [--dry-run]"
    ),
    (
      placing("uninstall", "Take away what install put below DIR, or ~/.local."),
      "uninstall [--prefix DIR] [--dry-run]"
    ),
  ]

  private static func placing(_ name: String, _ summary: String) -> CommandWords {
    CommandWords(
      name: name, summary: summary,
      options: [.init(name: "--dry-run"), .init(name: "--prefix", value: .paths)],
      operands: [.anything])
  }

  /// Reads the words of a command line behind the options.
  ///
  /// - Returns: `nil` where the first word is a command of the session.
  init?(_ words: ArraySlice<String>) throws(UsageError) {
    guard let name = words.first,
      let usage = Self.all.first(where: { $0.words.name == name })?.usage
    else { return nil }
    let rest = words.dropFirst()
    if name == "completion" {
      guard rest.count == 1, let shell = rest.first.flatMap(Shell.init) else {
        throw .usage(usage)
      }
      self = .completion(shell)
      return
    }
    let (prefix, isRehearsal) = try Self.placement(rest, usage: usage)
    self =
      name == "install"
      ? .install(prefix: prefix, isRehearsal: isRehearsal)
      : .uninstall(prefix: prefix, isRehearsal: isRehearsal)
  }

  private static func placement(
    _ words: ArraySlice<String>, usage: String
  ) throws(UsageError) -> (prefix: String?, isRehearsal: Bool) {
    var (rest, prefix, isRehearsal) = (words, String?.none, false)
    while let word = rest.popFirst() {
      if word == "--dry-run" {
        isRehearsal = true
      } else if word == "--prefix" {
        prefix = rest.popFirst() ?? ""
      } else if word.hasPrefix("--prefix=") {
        prefix = String(word.dropFirst("--prefix=".count))
      } else {
        throw .usage(usage)
      }
      if prefix == "" { throw .missingArgument(option: "--prefix") }
    }
    return (prefix, isRehearsal)
  }

  /// Does it.
  ///
  /// - Returns: The exit status.
  func run(_ console: Console, _ environment: Environment) -> Int32 {
    switch self {
    case .completion(let shell):
      console.write(shell.completion)
      return 0
    case .install(let prefix, let isRehearsal):
      return Installation(prefix, environment, console, isRehearsal: isRehearsal)?.install() ?? 1
    case .uninstall(let prefix, let isRehearsal):
      return Installation(prefix, environment, console, isRehearsal: isRehearsal)?.uninstall() ?? 1
    }
  }
}
