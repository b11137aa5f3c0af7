internal import CSQLite

/// A compiled statement. Its connection keeps it for the next use of the same text.
final class Statement {
  let handle: OpaquePointer

  /// Whether it is between its first step and its reset.
  var isRunning = false

  init(handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// Binds the parameters from the first on.
  func bind(_ values: [SQLValue]) -> CInt {
    for (index, value) in zip(CInt(1)..., values) {
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text): bind(text, at: index)
        }
      if code != SQLITE_OK { return code }
    }
    return SQLITE_OK
  }

  private func bind(_ text: String, at index: CInt) -> CInt {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, let count = CInt(exactly: bytes.count) else {
        return bytes.isEmpty ? csqlite_bind_text(handle, index, "", 0) : SQLITE_TOOBIG
      }
      return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        csqlite_bind_text(handle, index, $0, count)
      }
    }
  }

  /// Ends the run and forgets what was bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isRunning = false
  }
}

/// The row that a running statement stands on; not to be kept.
struct Row {
  fileprivate let handle: OpaquePointer

  init(_ statement: Statement) { handle = statement.handle }

  func int64(_ column: CInt) -> Int64 { sqlite3_column_int64(handle, column) }

  func int(_ column: CInt) -> Int { Int(truncatingIfNeeded: int64(column)) }

  func bool(_ column: CInt) -> Bool { int64(column) != 0 }

  func isNull(_ column: CInt) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func optionalInt(_ column: CInt) -> Int? { isNull(column) ? nil : int(column) }

  func optionalInt64(_ column: CInt) -> Int64? { isNull(column) ? nil : int64(column) }

  func string(_ column: CInt) -> String {
    guard let text = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  func optionalString(_ column: CInt) -> String? { isNull(column) ? nil : string(column) }
}
