import Glibc
import Synchronization

/// What signals asked for, noted by a handler and looked at when there is time.
///
/// A handler may do almost nothing. This one sets a flag and writes a byte into a pipe, so that
/// waiting for input ends whenever the signal came.
enum Signals {
  private static let interrupt = Atomic(false)
  private static let resize = Atomic(false)
  private static let stop = Atomic(false)
  private static let ending = Atomic<Int32>(0)
  private static let wakeOutput = Atomic<Int32>(-1)
  private static let wakeInput = Atomic<Int32>(-1)

  /// Begins to take notes, and lets a closed pipe end the program again, whatever the parent chose.
  static func install() {
    if let pipe = Descriptor.pipe() {
      for end in [pipe.output, pipe.input] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
      wakeOutput.store(pipe.output.number, ordering: .sequentiallyConsistent)
      wakeInput.store(pipe.input.number, ordering: .sequentiallyConsistent)
    }
    // Everything the handler touches exists before it runs first.
    _ = (isInterrupted, endingSignal, takeResize(), takeStop())

    signal(SIGPIPE, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGPIPE)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    catchUnlessIgnored(SIGINT)
    // A second one ends the program even if nobody looks at the note.
    for number in [SIGHUP, SIGTERM] { catchUnlessIgnored(number, flags: Self.once) }
  }

  /// Also notes that the terminal changed its size or wants the program to stop, which only matters
  /// at the prompt.
  static func watchTerminal() {
    handle(SIGWINCH)
    handle(SIGTSTP)
  }

  /// Leaves stopping to the system again.
  static func unwatchTerminal() { signal(SIGTSTP, SIG_DFL) }

  /// What a caller that waits for input should wait for too.
  static var wakeDescriptor: Int32 { wakeOutput.load(ordering: .sequentiallyConsistent) }

  /// Empties the pipe; the notes stay.
  static func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakeDescriptor, &bytes, bytes.count) > 0 {}
  }

  static var isInterrupted: Bool { interrupt.load(ordering: .sequentiallyConsistent) }

  /// The signal that wants the program to end, or 0.
  static var endingSignal: Int32 { ending.load(ordering: .sequentiallyConsistent) }

  static func takeInterrupt() -> Bool {
    interrupt.exchange(false, ordering: .sequentiallyConsistent)
  }

  static func takeResize() -> Bool { resize.exchange(false, ordering: .sequentiallyConsistent) }

  static func takeStop() -> Bool { stop.exchange(false, ordering: .sequentiallyConsistent) }

  /// Handles a signal the first time only.
  private static let once = Int32(bitPattern: UInt32(SA_RESETHAND))

  private static func note(_ number: Int32) {
    switch number {
    case SIGINT: interrupt.store(true, ordering: .sequentiallyConsistent)
    case SIGWINCH: resize.store(true, ordering: .sequentiallyConsistent)
    case SIGTSTP: stop.store(true, ordering: .sequentiallyConsistent)
    default: ending.store(number, ordering: .sequentiallyConsistent)
    }
    let before = errno
    var byte: UInt8 = 0
    _ = write(wakeInput.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = before
  }

  /// Handles a signal, unless the parent had it ignored, as `nohup` and `&` do.
  private static func catchUnlessIgnored(_ number: Int32, flags: Int32 = 0) {
    var current = sigaction()
    sigaction(number, nil, &current)
    let ignored = unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self) == 1
    if !ignored { handle(number, flags: flags) }
  }

  private static func handle(_ number: Int32, flags: Int32 = 0) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { Signals.note($0) }
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }
}
