/// How parts of a pane are told apart where colour is allowed.
///
/// Weights and the first eight colours only: the terminal's own theme decides how they look, on
/// dark and on light ground. None carries meaning alone.
struct Palette: Sendable {
  let hasColor: Bool

  enum Style: String, Sendable {
    /// Headings, and the row that is selected.
    case strong = "1"

    /// What is read only when looked for: numbers, counts, lines between panes.
    case quiet = "2"

    /// The mark of a favorite, and what goes.
    case red = "31"

    /// What comes.
    case green = "32"
  }

  /// The text in a style; blanks and nothing stay as they are.
  func styled(_ text: String, _ style: Style) -> String {
    guard hasColor, text.utf8.contains(where: { $0 != 0x20 }) else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
