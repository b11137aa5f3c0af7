import CReadline
import Glibc
import RecipeBrowser

/// What TAB offers, as readline wants it.
///
/// Readline is told that the whole line is one word, because its notion of words and quotes is not
/// the browser's. What it shows are the words alone.
enum Completion {
  /// The session that is asked. Only readline's callbacks do, on the thread that reads the line.
  nonisolated(unsafe) static weak var session: Session?

  /// What was offered last, for the list that readline may show.
  nonisolated(unsafe) private static var offers: [Candidate] = []

  static func install() {
    creadline_set_completer(
      { text, _, _ in
        creadline_disable_filename_completion()
        return Completion.matches(for: text.map { String(cString: $0) } ?? "")
      },
      { _, _, _ in Completion.show() })
  }

  /// The lines that `line` may become: first what they have in common, then each of them.
  private static func matches(
    for line: String
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let begin = wordStart(in: line)
    let typed = line[begin...]
    guard let session else { return nil }
    offers =
      session.completesPath(line)
      ? PathCompletion.candidates(for: typed) : session.completions(for: line)
    guard let replacement = Candidate.replacement(for: offers) else { return nil }
    let isComplete = offers.count == 1 && offers[0].isComplete
    creadline_set_append_character(isComplete ? Int32(UInt8(ascii: " ")) : 0)
    // What candidates have in common may be less than what is typed, where ids and titles mix.
    let head = offers.count == 1 || replacement.count >= typed.count ? replacement : String(typed)
    let words = offers.count == 1 ? [] : offers.map(\.word)
    return cArray(([head] + words).map { line[..<begin] + $0 })
  }

  /// Lists the candidates with what they are, as far as the terminal is wide.
  private static func show() {
    let columns = Terminal.size(of: .standardOutput).columns ?? 80
    let labels = offers.map { offer in
      let kind = " (\(offer.kind.rawValue))"
      return offer.label.cut(toWidth: max(8, columns - 4 - kind.count)) + kind
    }
    guard let array = cArray([""] + labels.map { $0[...] }) else { return }
    rl_display_match_list(
      array, Int32(labels.count), Int32(labels.map { displayWidth($0) }.max() ?? 0))
    for index in 0...labels.count { free(array[index]) }
    free(array)
    rl_forced_update_display()
  }

  /// Where the last word begins: behind the last blank that is neither quoted nor escaped.
  private static func wordStart(in line: String) -> String.Index {
    var start = line.startIndex
    var quote: Character?
    var isEscaped = false
    for (index, character) in zip(line.indices, line) {
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == " " || character == "\t" {
        start = line.index(after: index)
      }
    }
    return start
  }

  /// An array that ends in a null pointer; it and its texts are the caller's to free.
  private static func cArray(
    _ texts: [Substring]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let array = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { array[index] = strdup(String(text)) }
    array[texts.count] = nil
    return array
  }
}
