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

  /// The words that were offered last, for the list that readline may show.
  nonisolated(unsafe) private static var words: [String] = []

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
    let offers =
      session.completesPath(line)
      ? PathCompletion.words(for: typed) : session.completions(for: line)
    words = offers.filter { !$0.unicodeScalars.contains(where: isUnsafe) }
    guard let first = words.first else { return nil }
    let common = words.dropFirst().reduce(first[...]) { $0.commonPrefix(with: $1) }
    let isUnique = words.count == 1
    let isOpen = isUnique && ["/", "/\"", "="].contains(where: first.hasSuffix)
    creadline_set_append_character(isOpen ? 0 : Int32(UInt8(ascii: " ")))
    let head = isUnique || common.count >= typed.count ? common : typed
    return cArray([line[..<begin] + head] + (isUnique ? [] : words.map { line[..<begin] + $0 }))
  }

  private static func show() {
    guard let array = cArray([""] + words.map { $0[...] }) else { return }
    rl_display_match_list(
      array, Int32(words.count), Int32(words.map { displayWidth($0) }.max() ?? 0))
    for index in 0...words.count { free(array[index]) }
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

  /// Whether a terminal could be steered by it.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
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

extension Substring {
  /// What both texts begin with.
  fileprivate func commonPrefix(with other: String) -> Substring {
    let same = zip(self, other).prefix { $0 == $1 }.count
    return prefix(same)
  }
}
