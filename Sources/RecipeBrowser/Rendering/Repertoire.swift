/// Which characters may be drawn.
package enum Repertoire: Sendable {
  /// Any that do not steer the terminal.
  case unicode

  /// Blank to tilde only: for `--ascii` and for locales that are not UTF-8.
  case ascii

  /// What stands for the rest of a text that was cut: one column in either repertoire, so that a
  /// layout does not depend on it.
  package var ellipsis: String { self == .unicode ? "…" : ">" }

  /// What stands for a line break inside a row.
  package var lineBreak: String { self == .unicode ? "␤" : " " }
}
