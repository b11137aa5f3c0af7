import RecipeBrowser

/// A shell that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Where it looks for the completion of a program, below the folder that the program is installed
  /// in.
  var completionPath: String {
    switch self {
    case .bash: "share/bash-completion/completions/larder"
    case .zsh: "share/zsh/site-functions/_larder"
    case .fish: "share/fish/vendor_completions.d/larder.fish"
    }
  }

  /// A script in the shell's language that completes options, commands and their words.
  var completion: String {
    switch self {
    case .bash: BashCompletion().text
    case .zsh: ZshCompletion().text
    case .fish: FishCompletion().text
    }
  }

  /// The commands that can follow the options, those of the program itself included.
  static let commands = CommandWords.all + Errand.all.map(\.words)

  /// A text in single quotes, as zsh wants it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension Option {
  /// The ways to write it.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }

  /// What its value can be; `nil` where it takes none.
  var value: CommandWords.Choice? {
    switch argument {
    case nil: nil
    case "PATH", "SCRIPT": .paths
    case let argument? where argument.contains("|"):
      .words(argument.split(separator: "|").map(String.init))
    default: .anything
    }
  }
}
