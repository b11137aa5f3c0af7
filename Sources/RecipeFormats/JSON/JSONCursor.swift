/// Reads JSON from front to back, one value at a time, and knows the line it is at.
///
/// It builds no tree: whoever reads asks for the value that it expects and skips the others. The
/// grammar is that of RFC 8259, plus one leading byte order mark. What no Swift text can hold, bytes
/// that are not UTF-8 and halves of surrogate pairs, is an error, because a file that is imported
/// with other letters than it has would be damaged silently.
///
/// After an error the cursor must not be used again.
///
/// The cost is O(*n*) in the bytes read, one byte a level of nesting, and no recursion.
struct JSONCursor {
  /// The deepest nesting that is read; deeper is an error.
  static let deepestNesting = 10_000

  /// The line of what is read next, or was just read, from 1.
  var line = 1

  let bytes: [UInt8]
  var index = 0
  private var open: [Container] = []

  /// Whether faults are read over that web pages have and that leave no doubt: control characters
  /// in texts, an unknown escape, half of a surrogate pair (which becomes U+FFFD), bytes that are
  /// not UTF-8, commas too many, comments as in JavaScript.
  private(set) var isLenient = false

  /// Whether the innermost container has had an element.
  private var hasElement = false

  private enum Container: UInt8 { case object, array }

  init(_ bytes: [UInt8], isLenient: Bool = false) {
    self.bytes = bytes
    self.isLenient = isLenient
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }
}

/// What kind of value JSON text holds.
enum JSONKind {
  case object, array, string, number, bool, null
}

// MARK: - Structure

extension JSONCursor {
  /// The kind of the next value, which stays unread; ``line`` is then its line.
  mutating func peek() throws(FormatError) -> JSONKind {
    skipSpace()
    guard index < bytes.count else { throw endsTooEarly }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    default: throw unexpected("a value")
    }
  }

  mutating func beginObject() throws(FormatError) {
    skipSpace()
    try expect(UInt8(ascii: "{"))
    try enter(.object)
  }

  /// The next key of the innermost object, whose value must then be read or skipped; `nil` at its
  /// end, which closes it.
  mutating func nextKey() throws(FormatError) -> String? {
    guard try hasNext(in: .object, end: UInt8(ascii: "}")) else { return nil }
    skipSpace()
    guard index < bytes.count else { throw endsTooEarly }
    guard bytes[index] == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let key = try string()
    skipSpace()
    try expect(UInt8(ascii: ":"))
    return key
  }

  mutating func beginArray() throws(FormatError) {
    skipSpace()
    try expect(UInt8(ascii: "["))
    try enter(.array)
  }

  /// Whether the innermost array has another element, which must then be read or skipped; the end
  /// closes it.
  mutating func nextElement() throws(FormatError) -> Bool {
    try hasNext(in: .array, end: UInt8(ascii: "]"))
  }

  /// Reads a value of any kind and depth, and forgets it.
  mutating func skip() throws(FormatError) {
    let depth = open.count
    try skipOrEnter()
    while open.count > depth {
      switch open[open.count - 1] {
      case .object: if try nextKey() != nil { try skipOrEnter() }
      case .array: if try nextElement() { try skipOrEnter() }
      }
    }
  }

  /// Requires that nothing follows the value at the top.
  mutating func end() throws(FormatError) {
    skipSpace()
    if index < bytes.count { throw unexpected("the end of the file") }
  }

  private mutating func skipOrEnter() throws(FormatError) {
    switch try peek() {
    case .object: try beginObject()
    case .array: try beginArray()
    case .string: try skipString()
    case .number: _ = try number()
    case .bool: _ = try bool()
    case .null: try null()
    }
  }

  private mutating func enter(_ container: Container) throws(FormatError) {
    guard open.count < Self.deepestNesting else {
      throw FormatError(line: line, problem: "nested more than \(Self.deepestNesting) levels deep")
    }
    open.append(container)
    hasElement = false
  }

  private mutating func hasNext(in container: Container, end: UInt8) throws(FormatError) -> Bool {
    precondition(open.last == container, "The innermost container is of the other kind")
    skipSpace()
    while isLenient, !hasElement, index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
    guard index < bytes.count else { throw endsTooEarly }
    if bytes[index] == end {
      index += 1
      open.removeLast()
      hasElement = true
      return false
    }
    if hasElement {
      guard bytes[index] == UInt8(ascii: ",") else {
        throw unexpected(container == .object ? "',' or '}'" : "',' or ']'")
      }
      index += 1
      if isLenient {
        hasElement = false
        return try hasNext(in: container, end: end)
      }
    }
    hasElement = true
    return true
  }
}

// MARK: - Characters

extension JSONCursor {
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\r"):
        // CRLF is counted at its LF.
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") { line += 1 }
      case UInt8(ascii: "/") where isLenient:
        if skipComment() { continue }
        return
      default: return
      }
      index += 1
    }
  }

  /// Goes behind the comment that begins here, if one does.
  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
      index = min(index + 2, bytes.count)
    default: return false
    }
    return true
  }

  mutating func expect(_ byte: UInt8) throws(FormatError) {
    guard index < bytes.count else { throw endsTooEarly }
    guard bytes[index] == byte else { throw unexpected("'\(Unicode.Scalar(byte))'") }
    index += 1
  }

  mutating func expect(word: StaticString) throws(FormatError) {
    for offset in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[offset]) }
  }

  var endsTooEarly: FormatError { FormatError(line: line, problem: "the file ends too early") }

  func unexpected(_ wanted: String) -> FormatError {
    let byte = bytes[index]
    let found =
      0x20..<0x7F ~= byte
      ? "'\(Unicode.Scalar(byte))'" : "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    return FormatError(line: line, problem: "expected \(wanted), found \(found)")
  }
}
