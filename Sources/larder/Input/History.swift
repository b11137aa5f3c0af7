import CReadline
import Glibc
import RecipeBrowser

/// The lines that were typed, in this session and earlier ones.
///
/// Each line is appended to the file when it is typed, so that sessions side by side do not erase
/// each other's. Without a file, or when it cannot be written, the session goes on without.
struct History {
  /// How many lines are remembered.
  private static let limit = 1000

  private let path: String?
  private let console: Console
  private var last: String?
  private var hasWarned = false

  /// Reads the lines of earlier sessions.
  init(_ environment: Environment, console: Console) {
    self.console = console
    let folder = environment.folder("XDG_STATE_HOME", fallback: ".local/state")
    path = folder.map { $0 + "/larder/history" }
    stifle_history(Int32(Self.limit))
    if let path, access(path, F_OK) == 0 { read(path) }
  }

  /// Remembers a line; an empty one, or the same twice in a row, is not worth it.
  mutating func add(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line != last else { return }
    last = line
    add_history(line)
    guard let path else { return }
    do throws(FileError) {
      try Self.append(line, to: path)
    } catch {
      warn(error)
    }
  }

  private mutating func read(_ path: String) {
    do throws(FileError) {
      let bytes = try Files.read(path)
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      let kept = lines.suffix(Self.limit)
      for line in kept { add_history(String(decoding: line.filter { $0 != 0 }, as: UTF8.self)) }
      last = kept.last.map { String(decoding: $0, as: UTF8.self) }
      guard kept.count < lines.count else { return }
      var file = try FileReplacement.open(path)
      for line in kept { file.append(line + [UInt8(ascii: "\n")]) }
      try file.finish()
    } catch {
      warn(error)
    }
  }

  private mutating func warn(_ error: FileError) {
    let message = "lines are not remembered: \(error.path): \(error.reason)"
    if !hasWarned { console.report("history", message) }
    hasWarned = true
  }

  private static func append(_ line: String, to path: String) throws(FileError) {
    try Files.makeFolder(Files.folder(of: path))
    let file = Descriptor(number: open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600))
    guard file.number >= 0 else { throw FileError(path: path, reason: reason(ofError: errno)) }
    defer { file.close() }
    if let failure = Array((line + "\n").utf8).withUnsafeBytes(file.write) {
      throw FileError(path: path, reason: reason(ofError: failure))
    }
  }
}
