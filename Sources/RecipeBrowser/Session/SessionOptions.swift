/// How results are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, tsv
}

/// What the program knows about the outside world and the browser must follow.
package struct SessionOptions: Sendable {
  package var format = OutputFormat.text

  /// A person at a terminal types: unique prefixes of commands are accepted, state is remembered
  /// after each command and a failed command never ends the session.
  package var isInteractive = false

  /// Whether output may carry colour.
  package var hasColor = false

  /// Draw without Unicode marks, and show other letters than ASCII as `?`.
  package var isASCII = false

  /// Columns to draw in, at least 1.
  package var width = 80

  /// Whether ``width`` stays although the terminal changes its size.
  package var hasFixedWidth = false

  /// Results of commands that only change something are not printed.
  package var isQuiet = false

  /// Each input line is printed before its output.
  package var echoes = false

  /// Go on after a failed command.
  package var keepsGoing = false

  /// Whether the whole run is one transaction.
  package var isAtomic = false

  /// Whether what is selected, expanded and filtered is read from the store and remembered there.
  package var remembersState = true

  package init() {}
}
