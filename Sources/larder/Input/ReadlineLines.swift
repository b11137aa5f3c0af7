import CReadline
import Glibc
import RecipeBrowser

/// The lines that somebody types at a prompt, with editing, history and completion.
struct ReadlineLines: LineSource {
  let name = "standard input"

  private(set) var wasCancelled = false

  private var history: History
  private let hasColor: Bool

  /// Lines that came in one paste and wait for their turn.
  private var pasted: ArraySlice<String> = []

  init(history: History, hasColor: Bool) {
    self.history = history
    self.hasColor = hasColor
    creadline_set_program_name("larder")
    creadline_leave_ending_to_caller()
    creadline_set_character_reader { _ in LineEditor.nextByte() }
    Completion.install()
  }

  mutating func next(prompt: Prompt) -> String? {
    wasCancelled = false
    if pasted.isEmpty {
      _ = Signals.takeInterrupt()
      switch LineEditor.edit(prompt: decorated(prompt)) {
      case .line(let text):
        pasted =
          text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map(String.init)[...]
      case .cancelled:
        wasCancelled = true
        return ""
      case .end: return nil
      }
    }
    let line = pasted.removeFirst()
    history.add(line)
    return line
  }

  /// The prompt in bold; readline must not count what is not seen.
  private func decorated(_ prompt: Prompt) -> String {
    hasColor ? "\u{1}\u{1B}[1m\u{2}\(prompt.text)\u{1}\u{1B}[0m\u{2}" : prompt.text
  }
}
