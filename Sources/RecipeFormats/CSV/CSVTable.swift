/// A table of comma-separated values as RFC 4180 has it, with a line of names first.
///
/// A value in quotes may hold commas and line breaks; rows may end in any line break.
struct CSVTable {
  struct Row {
    /// The value of each column by its name; a column without one has the empty name.
    var values: JSONObject
    var line: Int
  }

  let columns: [String]
  private(set) var rows: [Row] = []

  /// - Throws: For quotes that never end.
  init(_ bytes: [UInt8]) throws(FormatError) {
    var reader = CSVReader(bytes)
    columns = try reader.row()?.map(\.trimmed) ?? []
    var line = reader.line
    while let row = try reader.row() {
      defer { line = reader.line }
      if row.allSatisfy(\.isEmpty) { continue }
      var values = JSONObject()
      for (index, value) in row.enumerated() where !value.isEmpty {
        values[index < columns.count ? columns[index] : ""] = .string(value)
      }
      rows.append(Row(values: values, line: line))
    }
  }

  /// The names in the first line of what may be a table.
  static func columns(of bytes: [UInt8]) -> [String] {
    let first = bytes.prefix(4096).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    var reader = CSVReader(Array(first))
    return ((try? reader.row()) ?? nil)?.map(\.trimmed) ?? []
  }
}

private struct CSVReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The line of the row that is read next, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next row; `nil` at the end.
  mutating func row() throws(FormatError) -> [String]? {
    guard index < bytes.count else { return nil }
    var row: [String] = []
    while true {
      row.append(try value())
      guard index < bytes.count else { return row }
      let end = bytes[index]
      index += 1
      if end == UInt8(ascii: ",") {
        if index == bytes.count { return row + [""] }
        continue
      }
      if end == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      line += 1
      return row
    }
  }

  private mutating func value() throws(FormatError) -> String {
    var value: [UInt8] = []
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      let start = line
      index += 1
      while true {
        guard index < bytes.count else {
          throw FormatError(line: start, problem: "quotes that never end")
        }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") {
          guard index < bytes.count, bytes[index] == byte else { break }
          index += 1
        }
        if byte == UInt8(ascii: "\n") { line += 1 }
        value.append(byte)
      }
    }
    let start = index
    while index < bytes.count, ![UInt8(ascii: ","), 10, 13].contains(bytes[index]) { index += 1 }
    value += bytes[start..<index]
    return String(decoding: value, as: UTF8.self)
  }
}
