import RecipeBrowser
import Synchronization

/// The lines of a script: standard input that nobody types at, or a file.
struct StreamLines: LineSource {
  let name: String

  /// Why the lines ended early.
  private(set) var failure: InputError?

  private let read: () throws(InputError) -> String?

  /// Reads what is left of standard input, which the console shares with commands that read it.
  static func standardInput(_ console: Console) -> StreamLines {
    StreamLines(name: "standard input") { () throws(InputError) in
      try console.input.withLock { input throws(InputError) in try input.nextLine() }
    }
  }

  /// Reads a script.
  static func file(_ path: String) throws(FileError) -> StreamLines {
    let input = ByteInput(try Files.open(path))
    return StreamLines(name: path) { () throws(InputError) in try input.nextLine() }
  }

  private init(name: String, read: @escaping () throws(InputError) -> String?) {
    self.name = name
    self.read = read
  }

  mutating func next(prompt: Prompt) -> String? {
    guard failure == nil else { return nil }
    do throws(InputError) {
      if Signals.isInterrupted || Signals.endingSignal != 0 { throw .interrupted }
      return try read()
    } catch {
      failure = error
      return nil
    }
  }
}
