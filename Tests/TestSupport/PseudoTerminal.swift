import Foundation
import Glibc

/// A terminal without a screen: what is typed at it and what a program shows on it, as text.
package final class PseudoTerminal {
  private var keyboard: Int32
  private var programSide: Int32
  private let path: String
  private var size: winsize

  /// Everything that was shown so far.
  package private(set) var shown = ""

  private var bytes: [UInt8] = []
  private var mark = 0

  /// What a test waited for in vain.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  package init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (keyboard, programSide): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&keyboard, &programSide, &name, nil, &size) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    for descriptor in [keyboard, programSide] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    self.keyboard = keyboard
    // Open until the end, so that nothing is lost when the program leaves.
    self.programSide = programSide
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { hangUp() }

  /// Goes away, as a window does that is closed: reading from it then ends, and writing fails.
  package func hangUp() {
    for descriptor in [keyboard, programSide] where descriptor >= 0 { close(descriptor) }
    (keyboard, programSide) = (-1, -1)
  }

  /// What the terminal shows now, if it has had its size from the beginning.
  package var screen: TerminalScreen {
    var screen = TerminalScreen(
      columns: size.ws_col > 0 ? Int(size.ws_col) : 80,
      rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
    screen.show(shown)
    return screen
  }

  /// Starts a program that has this terminal to itself.
  package func start(
    _ program: Program, _ arguments: [String] = [], in home: TemporaryFolder,
    environment: [String: String?] = [:]
  ) throws -> Child {
    try program.start(
      arguments, in: home, environment: environment,
      streams: [.file(path, writing: true), .same(as: 0), .same(as: 0)], leadsSession: true)
  }

  /// Presses keys.
  package func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  package func resize(columns: UInt16, rows: UInt16) {
    size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until `text` is shown, after what was waited for before.
  ///
  /// - Returns: What was shown since then, `text` included.
  @discardableResult
  package func wait(for text: String, atMost seconds: Double = 20) throws -> String {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      let news = String(decoding: bytes[mark...], as: UTF8.self)
      if let found = news.range(of: text) {
        let seen = String(news[..<found.upperBound])
        mark += seen.utf8.count
        return seen
      }
      guard Date() < deadline else {
        throw Missing(description: "no \(text.debugDescription) in \(news.debugDescription)")
      }
      readMore()
    }
  }

  /// Takes in what a program that has ended left behind.
  package func drain() { while readMore() {} }

  @discardableResult
  private func readMore() -> Bool {
    var wanted = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, 50) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(keyboard, &chunk, chunk.count)
    guard count > 0 else { return false }
    bytes += chunk.prefix(count)
    shown = String(decoding: bytes, as: UTF8.self)
    return true
  }
}
