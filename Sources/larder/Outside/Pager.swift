import Glibc

/// A program that shows long output page by page, fed through a pipe.
struct Pager {
  private let process: pid_t
  private let input: Descriptor
  private let interruptAction: sigaction
  private let pipeAction: sigaction

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
    guard let process = Self.spawn(words, readingFrom: pipe.output, environment) else {
      pipe.input.close()
      return nil
    }
    self.process = process
    input = pipe.input
    // Ctrl-C belongs to the pager, and the reader may leave early.
    interruptAction = Self.ignore(SIGINT)
    pipeAction = Self.ignore(SIGPIPE)
  }

  mutating func write(_ bytes: [UInt8]) {
    guard !hasQuit else { return }
    hasQuit = bytes.withUnsafeBytes(input.write) != nil
  }

  /// Ends the input and waits until the reader leaves.
  consuming func finish() {
    input.close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    var (interrupt, pipe) = (interruptAction, pipeAction)
    sigaction(SIGINT, &interrupt, nil)
    sigaction(SIGPIPE, &pipe, nil)
  }

  private static func ignore(_ number: Int32) -> sigaction {
    var (new, old) = (sigaction(), sigaction())
    new.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(number, &new, &old)
    return old
  }

  private static func spawn(
    _ words: [String], readingFrom input: Descriptor, _ environment: Environment
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)

    if environment["LESS"] == nil { setenv("LESS", "FRX", 1) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    return failure == 0 ? process : nil
  }
}
