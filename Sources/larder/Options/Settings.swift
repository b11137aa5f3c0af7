import RecipeBrowser

/// What the command line asks for.
struct Settings: Sendable {
  /// Something to run, in the order given.
  enum Task: Hashable, Sendable {
    /// A command line, from `-c`.
    case line(String)

    /// The words of one command, from the end of the command line.
    case words([String])

    /// A script; `-` is standard input.
    case script(String)
  }

  /// When text carries colour.
  enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// What to do instead of a session.
  enum Information: Sendable {
    case help, version
  }

  var store: String?
  var loads: [String] = []
  var tasks: [Task] = []
  var format = OutputFormat.text
  var keepsGoing = false
  var isAtomic = false
  var isReadOnly = false
  var isQuiet = false
  var echoes = false
  var color = Color.auto
  var usesPager = true
  var width: Int?
  var isASCII = false
  var information: Information?

  /// A command of the program itself, which opens no store.
  var errand: Errand?
}
