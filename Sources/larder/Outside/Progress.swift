import Glibc

/// One line on the terminal that says how far something is, once that takes longer than a second.
struct Progress {
  /// When what is running began, in milliseconds of a clock that is never set; `nil` when nothing is.
  private var start: Int64?
  private var lastShown: Int64 = 0
  private var isShown = false

  /// What to write now: nothing within the first second, nor ten times a second.
  ///
  /// - Parameter text: How far it is; `nil` at the end, which clears the line.
  mutating func update(_ text: String?, at now: Int64 = Progress.now()) -> String? {
    guard let text else {
      defer { self = Progress() }
      return isShown ? "\r\u{1B}[K" : nil
    }
    guard let start else {
      start = now
      return nil
    }
    guard now - start >= 1000, now - lastShown >= 100 else { return nil }
    lastShown = now
    isShown = true
    return "\r\u{1B}[K\(text)"
  }

  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
