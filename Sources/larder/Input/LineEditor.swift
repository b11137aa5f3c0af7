import CReadline
import Glibc

/// Readline, asked for one line at a time.
///
/// The program waits for keys itself, so that signals are dealt with between two of them and never
/// inside readline.
enum LineEditor {
  enum Outcome: Sendable {
    case line(String)

    /// Ctrl-C: what was typed is forgotten.
    case cancelled

    /// Ctrl-D, the end of the terminal, or a signal that ends the program.
    case end
  }

  /// What the handler found. Only readline's callback touches it, on the thread that reads.
  nonisolated(unsafe) private static var outcome: Outcome?

  /// Reads a line; the terminal is as before when it returns.
  static func edit(prompt: String) -> Outcome {
    outcome = nil
    Signals.watchTerminal()
    defer { Signals.unwatchTerminal() }
    rl_callback_handler_install(prompt) { line in
      // Without this readline shows the prompt again before the line has been run.
      rl_callback_handler_remove()
      LineEditor.outcome = line.map { .line(String(cString: $0)) } ?? .end
      free(line)
    }
    while true {
      if let outcome {
        if case .end = outcome { show("\n") }
        return outcome
      }
      if Signals.endingSignal != 0 { return leave(.end) }
      if Signals.takeInterrupt() { return leave(.cancelled, showing: "^C") }
      if Signals.takeResize() { rl_resize_terminal() }
      if Signals.takeStop() { stop() }
      if waitForKeyOrSignal() { rl_callback_read_char() }
    }
  }

  /// The next byte of a key, for readline; minus one at the end.
  static func nextByte() -> Int32 {
    while !waitForKeyOrSignal() {
      if Signals.endingSignal != 0 { return -1 }
      // Ctrl-G gives up whatever readline is in the middle of.
      if Signals.isInterrupted { return 7 }
    }
    var byte: UInt8 = 0
    let count = withUnsafeMutableBytes(of: &byte) { Descriptor.standardInput.read(into: $0) }
    return count == 1 ? Int32(byte) : -1
  }

  /// Whether there is something to read; `false` when a signal came first.
  private static func waitForKeyOrSignal() -> Bool {
    var wanted = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&wanted, 2, -1) > 0 else { return false }
    // What the signal asks for goes before the key, which can wait.
    guard wanted[1].revents == 0 else {
      Signals.drain()
      return false
    }
    return wanted[0].revents != 0
  }

  /// Forgets the line and gives the terminal back.
  private static func leave(_ outcome: Outcome, showing mark: String = "") -> Outcome {
    show(mark)
    rl_callback_sigcleanup()
    rl_free_line_state()
    rl_callback_handler_remove()
    show("\n")
    return outcome
  }

  /// Stops as Ctrl-Z wants, and goes on with the same line later.
  private static func stop() {
    rl_deprep_terminal()
    Signals.unwatchTerminal()
    raise(SIGTSTP)
    Signals.watchTerminal()
    rl_prep_terminal(1)
    rl_resize_terminal()
    rl_forced_update_display()
  }

  private static func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes(Descriptor.standardOutput.write)
  }
}
