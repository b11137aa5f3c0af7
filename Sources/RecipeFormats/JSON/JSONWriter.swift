/// Writes JSON value by value, in the order of the calls.
///
///     var json = JSONWriter()
///     json.object { json in
///       json.field("row", 6)
///       json.array("tags") { json in json.value("vegan") }
///     }
///     json.text  // {"row":6,"tags":["vegan"]}
///
/// It builds no tree: what was written can be taken away at any time (``take()``). Control
/// characters, line separators and characters that steer the direction of text are escaped, so that
/// the result is one line whatever the texts hold, and safe on a terminal.
///
/// Calls must nest as JSON does: in an object a key before each value, in an array none.
package struct JSONWriter: Sendable {
  package enum Layout: Sendable {
    /// Everything on one line.
    case line

    /// One field or element a line.
    case indented
  }

  /// What was written and not yet taken, as UTF-8.
  package private(set) var bytes: [UInt8] = []

  private let layout: Layout
  private var depth = 0
  private var followsValue = false
  private var followsKey = false

  package init(_ layout: Layout = .line) { self.layout = layout }

  /// What was written and not yet taken.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Hands over what was written so far and forgets it; writing goes on where it was.
  package mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Ends the line, so that the next value at the top begins on one of its own.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    followsValue = false
  }
}

// MARK: - Values

extension JSONWriter {
  package mutating func value(_ text: String) {
    separate()
    appendQuoted(text)
    followsValue = true
  }

  package mutating func value(_ number: some BinaryInteger) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
    followsValue = true
  }

  /// Writes a number as it is spelled, which must be as JSON spells them.
  mutating func number(_ spelling: String) {
    separate()
    bytes.append(contentsOf: spelling.utf8)
    followsValue = true
  }

  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    followsValue = true
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    followsValue = true
  }

  /// Writes an object; `body` writes its fields.
  package mutating func object<E: Error>(
    _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    beginObject()
    try body(&self)
    endObject()
  }

  /// Writes an array; `body` writes its elements.
  package mutating func array<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    beginArray()
    try body(&self)
    endArray()
  }

  /// Opens an object, for trees that are walked without recursion; ``object(_:)`` is safer.
  package mutating func beginObject() { open(UInt8(ascii: "{")) }

  package mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array; see ``beginObject()``.
  package mutating func beginArray() { open(UInt8(ascii: "[")) }

  package mutating func endArray() { close(UInt8(ascii: "]")) }
}

// MARK: - Fields

extension JSONWriter {
  /// Writes the key of the value that is written next.
  package mutating func key(_ key: String) {
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a text, or `null`.
  package mutating func field(_ key: String, _ text: String?) {
    self.key(key)
    if let text { value(text) } else { null() }
  }

  /// Writes a whole number, or `null`.
  package mutating func field(_ key: String, _ number: (some BinaryInteger)?) {
    self.key(key)
    if let number { value(number) } else { null() }
  }

  package mutating func field(_ key: String, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  /// Writes an array of texts.
  package mutating func field(_ key: String, _ texts: [String]) {
    self.key(key)
    array { json in for text in texts { json.value(text) } }
  }

  /// Writes an object under a key; `body` writes its fields.
  package mutating func object<E: Error>(
    _ key: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    self.key(key)
    try object(body)
  }

  /// Writes an array under a key; `body` writes its elements.
  package mutating func array<E: Error>(
    _ key: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    self.key(key)
    try array(body)
  }
}

// MARK: - Layout

extension JSONWriter {
  /// Levels after which lines are not indented further: a chain of a thousand collections would
  /// otherwise be written mostly as blanks.
  private static let deepestIndentation = 40

  private mutating func separate() {
    if followsKey {
      followsKey = false
    } else if depth > 0 {
      if followsValue { bytes.append(UInt8(ascii: ",")) }
      startLine()
    } else if followsValue {
      endLine()
    }
  }

  private mutating func startLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    let blanks = 2 * min(depth, Self.deepestIndentation)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    followsValue = false
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(depth > 0 && !followsKey, "Something must be open, and each key have its value")
    depth -= 1
    if followsValue { startLine() }
    bytes.append(bracket)
    followsValue = true
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    appendEscapedJSON(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}
