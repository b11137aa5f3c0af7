/// Values written one a line into a text, and read back in the same order.
///
/// Lists of lines are kept in the tables like this, and rows in the journal. A value that is
/// missing at the end of a record, because an earlier version of the program wrote it, reads as
/// empty.
struct Record {
  private(set) var text = ""

  /// Adds a text.
  mutating func add(_ value: String) {
    var rest = value.utf8[...]
    while let index = rest.firstIndex(where: Self.needsEscape) {
      text += Substring(rest[..<index])
      text += rest[index] == UInt8(ascii: "\n") ? "\\n" : "\\\\"
      rest = rest[rest.index(after: index)...]
    }
    text += Substring(rest)
    text += "\n"
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\\")
  }

  /// Adds a number, or nothing.
  mutating func add(_ value: Int64?) { add(value.map(String.init) ?? "") }

  /// Adds a list as one value.
  mutating func add(_ values: [String]) { add(Record.lines(values)) }

  /// A list as the text of a record.
  static func lines(_ values: [String]) -> String {
    var record = Record()
    for value in values { record.add(value) }
    return record.text
  }
}

/// Takes the values of a ``Record`` apart.
struct RecordReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next value as a text.
  mutating func string() -> String {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[line.endIndex...].dropFirst()
    guard line.contains(UInt8(ascii: "\\")) else { return String(Substring(line)) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func number() -> Int64? { Int64(string()) }

  mutating func strings() -> [String] { RecordReader.lines(string()) }

  /// The list that ``Record/lines(_:)`` wrote.
  static func lines(_ text: String) -> [String] {
    var reader = RecordReader(text)
    var values: [String] = []
    while !reader.isAtEnd { values.append(reader.string()) }
    return values
  }
}
