/// A word of a command line, and how it was written.
struct Word: Hashable, Sendable {
  /// The text after quotes and backslashes are taken away.
  var text: String

  /// Whether any part was quoted: such a word is never an id, a number or an option.
  var isQuoted: Bool

  /// The text split at slashes that no backslash precedes; one component when there is none.
  var components: [String]

  init(text: String, isQuoted: Bool = false, components: [String]? = nil) {
    self.text = text
    self.isQuoted = isQuoted
    self.components = components ?? [text]
  }
}

/// Why a line cannot be split into words.
enum WordError: Error, Hashable, Sendable {
  case unclosedQuote(Character)

  var message: String {
    switch self {
    case .unclosedQuote(let quote): "a quote (\(quote)) is not closed"
    }
  }
}

/// Splits a line as a shell does: blanks, `'…'`, `"…"`, backslash; a `#` that begins a word outside
/// quotes begins a comment.
///
/// - Complexity: O(*n*) in the length of the line.
func splitWords(_ line: String) throws(WordError) -> [Word] {
  var splitter = WordSplitter()
  for character in line.unicodeScalars where splitter.take(character) == .stop { break }
  return try splitter.finish()
}

/// The words of a command that a variable such as `EDITOR` holds; blanks alone split it when its
/// quotes are not closed.
package func commandWords(_ text: String) -> [String] {
  (try? splitWords(text))?.map(\.text) ?? text.split(separator: " ").map(String.init)
}

/// Whether the line goes on in the next one: it ends in a backslash that is not itself escaped, and
/// not in a comment or single quotes.
func lineContinues(_ line: String) -> Bool {
  guard line.utf8.last == UInt8(ascii: "\\") else { return false }
  var splitter = WordSplitter()
  for character in line.unicodeScalars where splitter.take(character) == .stop { return false }
  return splitter.isEscaping
}

/// The state of ``splitWords(_:)`` between two characters.
struct WordSplitter {
  enum Step { case goOn, stop }

  private var words: [Word] = []
  private var text = String.UnicodeScalarView()
  private var component = String.UnicodeScalarView()
  private var components: [String] = []
  private var isInWord = false
  private var wasQuoted = false

  /// The quote that is open, where one is.
  private(set) var quote: Unicode.Scalar?

  /// Whether the last character was a backslash that waits for what it escapes.
  private(set) var isEscaping = false

  mutating func take(_ scalar: Unicode.Scalar) -> Step {
    if isEscaping {
      isEscaping = false
      // In double quotes a backslash is itself before most characters, as in a shell.
      if quote == "\"", scalar != "\"", scalar != "\\", scalar != "/" { append("\\") }
      append(scalar, isEscaped: true)
    } else if scalar == "\\", quote != "'" {
      isEscaping = true
      isInWord = true
    } else if let open = quote {
      if scalar == open { quote = nil } else { append(scalar) }
    } else if scalar == "'" || scalar == "\"" {
      quote = scalar
      isInWord = true
      wasQuoted = true
    } else if scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n" {
      endWord()
    } else if scalar == "#", !isInWord {
      return .stop
    } else {
      append(scalar)
    }
    return .goOn
  }

  mutating func finish() throws(WordError) -> [Word] {
    if let quote { throw .unclosedQuote(Character(quote)) }
    if isEscaping { append("\\") }
    endWord()
    return words
  }

  /// The words so far and the one that is being written, for completion.
  func unfinished() -> (words: [Word], last: Word?) {
    (words, isInWord ? currentWord : nil)
  }

  private var currentWord: Word {
    Word(
      text: String(text), isQuoted: wasQuoted,
      components: components + [String(component)])
  }

  private mutating func append(_ scalar: Unicode.Scalar, isEscaped: Bool = false) {
    isInWord = true
    // `'AC\/DC'` in single quotes reaches us as two characters; both ways mean a plain slash.
    if scalar == "/", quote == "'", component.last == "\\" {
      component.removeLast()
      text.removeLast()
      component.append(scalar)
      text.append(scalar)
      return
    }
    text.append(scalar)
    if scalar == "/", !isEscaped {
      components.append(String(component))
      component = String.UnicodeScalarView()
    } else {
      component.append(scalar)
    }
  }

  private mutating func endWord() {
    guard isInWord else { return }
    words.append(currentWord)
    text = String.UnicodeScalarView()
    component = String.UnicodeScalarView()
    components = []
    isInWord = false
    wasQuoted = false
  }
}

/// `text` as one word of a command line: quoted where a bare word would mean something else.
package func quotedWord(_ text: String) -> String {
  let isPlain =
    !text.isEmpty && !text.hasPrefix("#") && !text.hasPrefix("-")
    && text.unicodeScalars.allSatisfy { !" \t\r\n'\"\\#".unicodeScalars.contains($0) }
  if isPlain { return text }
  var quoted = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
    quoted.unicodeScalars.append(scalar)
  }
  return quoted + "\""
}
