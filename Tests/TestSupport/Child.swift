import Foundation
package import Glibc

/// A process that a test started.
package struct Child: Sendable {
  /// Where one of its standard streams leads.
  package enum Stream: Sendable {
    case file(String, writing: Bool)

    /// The same as another stream of the child.
    case same(as: Int32)
    case closed
  }

  package let process: pid_t

  /// Starts a program with nothing but what is said here: no signals ignored or blocked.
  ///
  /// - Parameters:
  ///   - streams: Standard input, output and error.
  ///   - leadsSession: Whether it is alone in a new session, whose terminal is then the first one
  ///     that its streams open.
  package static func start(
    _ executable: String, _ arguments: [String], environment: [String: String],
    folder: String, streams: [Stream], leadsSession: Bool = false
  ) throws -> Child {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .file(let path, let writing):
        let flags = writing ? O_RDWR | O_CREAT | O_APPEND : O_RDONLY
        posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
      case .closed: posix_spawn_file_actions_addclose(&actions, number)
      }
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGHUP, SIGTERM, SIGPIPE, SIGTSTP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (leadsSession ? 0x80 : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // The interface that changes the folder is not visible here; env does the same.
    let words = ["env", "-C", folder, executable] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawn(&process, "/usr/bin/env", &actions, &attributes, &argv, &envp)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return Child(process: process)
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Waits for the end.
  ///
  /// - Parameter seconds: When to give up and kill it, so that no test hangs.
  /// - Returns: The status as a shell tells it: 128 and the signal for one that a signal ended.
  package func wait(atMost seconds: Double = 60) -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date() > deadline { send(SIGKILL) }
      usleep(1000)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
