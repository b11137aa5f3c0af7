import Glibc
import RecipeBrowser

/// The editor of the user's choice, working on a file of its own.
enum Editor {
  /// Lets the user edit a text.
  ///
  /// - Returns: The text as it was saved; bytes that are not UTF-8 become U+FFFD.
  /// - Throws: What kept the editor from starting, or that it did not end well.
  static func edit(_ text: String, _ environment: Environment) throws(FileError) -> String {
    let path = try write(text, environment)
    defer { unlink(path) }
    try run(path, environment)
    return String(decoding: try Files.read(path), as: UTF8.self)
  }

  /// Writes a text to a new file that nobody else can read.
  ///
  /// - Returns: Its path.
  static func write(_ text: String, _ environment: Environment) throws(FileError) -> String {
    let folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let ending = ".txt"
    var template = Array("\(folder)/larder-XXXXXX\(ending)".utf8CString)
    // Made with the mode 0600, and never through a link that somebody else has put there.
    let number = mkstemps(&template, Int32(ending.utf8.count))
    guard number >= 0 else { throw FileError(path: folder, reason: reason(ofError: errno)) }
    let path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var failure = Array(text.utf8).withUnsafeBytes(Descriptor(number: number).write)
    if close(number) != 0, failure == nil { failure = errno }
    if let failure {
      unlink(path)
      throw FileError(path: path, reason: reason(ofError: failure))
    }
    return path
  }

  private static func run(_ path: String, _ environment: Environment) throws(FileError) {
    let chosen = environment["VISUAL"] ?? environment["EDITOR"]
    let candidates = chosen.map { [commandWords($0)] } ?? [["editor"], ["vi"]]
    var failure: Int32 = ENOENT
    for words in candidates where !words.isEmpty {
      let status: Int32
      do throws(SystemFailure) { status = try wait(for: words + [path]) } catch {
        failure = error.number
        continue
      }
      if status == 0 { return }
      let end = status < 128 ? "status \(status)" : "signal \(status - 128)"
      throw FileError(path: words[0], reason: "the editor ended with \(end); nothing was changed")
    }
    let name = candidates.first?.first ?? chosen ?? ""
    throw FileError(
      path: name,
      reason: "the editor cannot be started: \(reason(ofError: failure)); set VISUAL or EDITOR")
  }

  /// Runs the editor, which has the terminal to itself meanwhile: Ctrl-C is for it, Ctrl-Z stops
  /// both, and the terminal is afterwards as it was.
  private static func wait(for words: [String]) throws(SystemFailure) -> Int32 {
    var mode = termios()
    let hasTerminal = tcgetattr(STDIN_FILENO, &mode) == 0
    let process = try ChildProcess.start(words)
    let signals = [
      SignalAction.replacing(SIGINT, by: SIG_IGN), SignalAction.replacing(SIGQUIT, by: SIG_IGN),
      SignalAction.replacing(SIGTSTP, by: SIG_DFL),
    ]
    let status = process.wait()
    for signal in signals { signal.restore() }
    if hasTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
    return status
  }
}
