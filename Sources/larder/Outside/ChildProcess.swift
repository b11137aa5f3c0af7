import Glibc

/// A program that runs for this one, found on the search path and given its words as they are: no
/// shell sees them.
struct ChildProcess {
  private let process: pid_t

  /// Starts the program that the first word names; there is at least one.
  ///
  /// - Parameter input: What it reads from; this program's own standard input without.
  /// - Throws: `errno` of what went wrong.
  static func start(
    _ words: [String], readingFrom input: Descriptor? = nil
  ) throws(SystemFailure) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO) }

    // What this program ignores the other one need not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    guard failure == 0 else { throw SystemFailure(number: failure) }
    return ChildProcess(process: process)
  }

  /// Waits until it ends. A signal that wants this program to end is passed on to it.
  ///
  /// - Returns: Its exit status; 128 and more when a signal ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {
      if Signals.endingSignal != 0 { kill(process, Signals.endingSignal) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// What this program does about a signal, put aside for a while.
struct SignalAction {
  private let number: Int32
  private let action: sigaction

  /// Ignores the signal, or leaves it to the system, until ``restore()``.
  static func replacing(_ number: Int32, by handler: __sighandler_t?) -> SignalAction {
    var (new, old) = (sigaction(), sigaction())
    new.__sigaction_handler.sa_handler = handler
    sigaction(number, &new, &old)
    return SignalAction(number: number, action: old)
  }

  func restore() {
    var action = action
    sigaction(number, &action, nil)
  }
}
