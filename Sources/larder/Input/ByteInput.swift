import Glibc

/// Why input ended before its end.
enum InputError: Error, Hashable, Sendable {
  /// The operating system refused to read.
  case failed(Int32)

  /// A signal ended the wait.
  case interrupted

  /// There is more than so many bytes.
  case tooLarge(Int)

  var reason: String {
    switch self {
    case .failed(let number): larder.reason(ofError: number)
    case .interrupted: "interrupted"
    case .tooLarge(let bytes): "holds more than \(bytes >> 20) MB"
    }
  }
}

/// The bytes of an open file, read in chunks, line by line or all at once.
final class ByteInput {
  private let descriptor: Descriptor

  /// Whether reading may have to wait, so that signals must end the wait.
  private let mayWait: Bool

  private var buffer: [UInt8] = []

  /// Where the unread part of `buffer` begins.
  private var start = 0

  private var hasEnded = false
  private var isAtBeginning = true

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    var status = stat()
    mayWait = fstat(descriptor.number, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
  }

  /// The next line without LF or CRLF, and the first one without a byte order mark; the last one
  /// need not end. Bytes that are not UTF-8 become U+FFFD.
  func nextLine() throws(InputError) -> String? {
    var searched = start
    while true {
      if let end = lineFeed(from: searched) {
        defer { start = end + 1 }
        return line(buffer[start..<end])
      }
      searched = buffer.count - start
      guard try fill() else { break }
      searched += start
    }
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return line(buffer[start...])
  }

  /// The most that is read as a whole: it must fit into memory several times.
  private static let largestRest = 256 << 20

  /// Everything that is still unread.
  ///
  /// - Throws: `.tooLarge` when that is more than is read as a whole.
  func rest() throws(InputError) -> [UInt8] {
    while try fill() {
      if buffer.count > Self.largestRest { throw .tooLarge(Self.largestRest) }
    }
    defer { start = buffer.count }
    return start == 0 ? buffer : Array(buffer[start...])
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if isAtBeginning, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    isAtBeginning = false
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lineFeed(from index: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + index, Int32(UInt8(ascii: "\n")), bytes.count - index)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Reads another chunk; `false` at the end. What was read of the buffer is forgotten.
  private func fill() throws(InputError) -> Bool {
    guard !hasEnded else { return false }
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    if mayWait { try waitForInput(descriptor) }
    let used = buffer.count
    // Longer chunks for longer content, so that appending stays linear.
    let chunk = max(1 << 16, used)
    buffer.append(contentsOf: repeatElement(0, count: chunk))
    let count = buffer.withUnsafeMutableBytes { bytes in
      descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[used...]))
    }
    buffer.removeLast(chunk - max(count, 0))
    guard count >= 0 else {
      hasEnded = true
      // The terminal is gone: there is nobody left to tell.
      if count == -Int(EIO) { return false }
      throw .failed(Int32(-count))
    }
    hasEnded = count == 0
    return !hasEnded
  }
}

/// Waits until something can be read.
///
/// - Throws: `.interrupted` when a signal asks to stop first.
func waitForInput(_ descriptor: Descriptor) throws(InputError) {
  while true {
    if Signals.isInterrupted || Signals.endingSignal != 0 { throw .interrupted }
    var wanted = [
      pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&wanted, 2, -1) >= 0 else { continue }
    if wanted[1].revents != 0 { Signals.drain() }
    if wanted[0].revents != 0 { return }
  }
}
