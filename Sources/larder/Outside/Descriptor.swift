import Glibc

/// An open file, terminal or pipe, by its number.
struct Descriptor: Hashable, Sendable {
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  /// A pipe that no child inherits: what is written to `input` is read from `output`.
  static func pipe() -> (output: Descriptor, input: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
  }

  func close() { _ = Glibc.close(number) }

  /// Writes everything, however many calls that takes; `nil`, or the error's number.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who shares the terminal made it non-blocking.
        var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Reads what is there, at most as much as fits; 0 at the end, or minus the error's number.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { return -Int(errno) }
    }
  }

  /// Fills the places of standard streams that the parent closed.
  ///
  /// The next file to be opened, the store even, would otherwise get such a number, and output
  /// would be written into it. What stands in refuses to be read or written.
  static func occupyStandardStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 && errno == EBADF
    {
      let flags = number == STDIN_FILENO ? O_WRONLY : number == STDOUT_FILENO ? O_RDONLY : O_WRONLY
      _ = open("/dev/null", flags)
    }
  }
}
