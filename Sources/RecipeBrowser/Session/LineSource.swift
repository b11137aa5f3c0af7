/// Where command lines come from: a prompt, standard input, a script, `-c`.
package protocol LineSource {
  /// What errors call it: a path, `-c`, `standard input`.
  var name: String { get }

  /// The next line without its line end, or `nil` at the end.
  ///
  /// - Parameter prompt: What to show where somebody types; others ignore it.
  mutating func next(prompt: Prompt) -> String?

  /// Whether somebody gave up the line that ``next(prompt:)`` returned last, which is then empty.
  /// The lines that it continues are forgotten too.
  var wasCancelled: Bool { get }
}

extension LineSource {
  package var wasCancelled: Bool { false }
}

/// What stands before the cursor.
package struct Prompt: Hashable, Sendable {
  /// Where one is, such as `Dinner/Pasta`; made safe for a terminal; empty in a continued line.
  package let place: String

  /// The whole prompt, such as `larder Pasta> `.
  package let text: String

  package init(place: String, text: String) {
    self.place = place
    self.text = text
  }
}

/// The lines of a text that is in memory.
package struct TextLines: LineSource {
  package let name: String
  private var rest: Substring

  /// Splits at LF, CRLF or a lone CR at the end of a line; strips one leading byte order mark.
  package init(name: String, text: String) {
    self.name = name
    rest = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
  }

  package mutating func next(prompt: Prompt) -> String? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex { $0 == "\n" || $0 == "\r\n" }
    let line = rest[..<(end ?? rest.endIndex)]
    rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    return String(line.last == "\r" ? line.dropLast() : line)
  }
}
