import TestSupport
import Testing

/// A session of the program at a terminal of its own.
struct TerminalSession {
  let terminal: PseudoTerminal
  let child: Child

  /// The end of the prompt that a session waits with.
  let prompt: String

  /// Starts a session and waits for its prompt.
  init(
    _ arguments: [String], in home: TemporaryFolder, columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String?] = [:], prompt: String = TerminalTests.prompt
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    child = try terminal.start(.larder, arguments, in: home, environment: environment)
    self.prompt = prompt
    try terminal.wait(for: prompt)
  }

  /// Types a line and returns what is shown until the next prompt.
  @discardableResult
  func answer(to line: String) throws -> String {
    terminal.type(line + "\n")
    return try terminal.wait(for: prompt)
  }

  /// Types Ctrl-D and waits for the end.
  ///
  /// - Returns: The exit status.
  @discardableResult
  func leave() -> Int32 {
    terminal.type("\u{4}")
    let status = child.wait(atMost: 20)
    terminal.drain()
    return status
  }
}
