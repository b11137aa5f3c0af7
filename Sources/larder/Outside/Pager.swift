import Glibc

/// A program that shows long output page by page, fed through a pipe.
struct Pager {
  private let process: ChildProcess
  private let input: Descriptor
  private let signals: [SignalAction]

  /// Whether the reader has left; the rest of the output is then of no interest.
  private var hasQuit = false

  /// Starts the user's pager, or the first usual one that is installed.
  ///
  /// `PAGER` is split at blanks and run as it is: no shell sees it.
  ///
  /// - Returns: `nil` when none can be started.
  static func start(_ environment: Environment) -> Pager? {
    let chosen = environment["PAGER"].map { [$0.split(separator: " ").map(String.init)] }
    for words in chosen ?? [["less"], ["more"]] where !words.isEmpty && words != ["cat"] {
      if let pager = Pager(words, environment) { return pager }
    }
    return nil
  }

  private init?(_ words: [String], _ environment: Environment) {
    guard let pipe = Descriptor.pipe() else { return nil }
    defer { pipe.output.close() }
    if environment["LESS"] == nil { setenv("LESS", "FRX", 1) }
    guard let process = try? ChildProcess.start(words, readingFrom: pipe.output) else {
      pipe.input.close()
      return nil
    }
    self.process = process
    input = pipe.input
    // Ctrl-C belongs to the pager, and the reader may leave early.
    signals = [SIGINT, SIGPIPE].map { SignalAction.replacing($0, by: SIG_IGN) }
  }

  mutating func write(_ bytes: [UInt8]) {
    guard !hasQuit else { return }
    hasQuit = bytes.withUnsafeBytes(input.write) != nil
  }

  /// Ends the input and waits until the reader leaves.
  consuming func finish() {
    input.close()
    _ = process.wait()
    for signal in signals { signal.restore() }
  }
}
