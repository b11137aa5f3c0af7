internal import CSQLite

/// An open database: runs statements, and keeps them compiled for the next time.
///
/// Not safe to use from several threads; the store serialises.
final class Connection {
  /// The path as the user gave it, for messages.
  let path: String

  let handle: OpaquePointer

  /// Kept as long as SQLite may ask it.
  private var interruptCheck: InterruptCheck?
  private var statements: [String: Statement] = [:]

  /// How many statements were begun so far: what tests count where a cost is promised.
  private(set) var statementCount = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - name: A path, or a `file:` URI; the empty name is a private temporary database.
  ///   - flags: As of `sqlite3_open_v2`.
  init(name: String, flags: CInt, path: String) throws(StoreError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let reason = handle.flatMap { csqlite_system_reason($0) }.map { lowercasedFirst($0) }
      sqlite3_close_v2(handle)
      throw .cannotOpen(path: path, reason: reason ?? String(cString: sqlite3_errstr(code)))
    }
    self.handle = handle
    self.path = path
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Whether no transaction is open, also because SQLite has ended it after an error.
  var isInAutocommit: Bool { sqlite3_get_autocommit(handle) != 0 }

  /// How many rows were changed so far.
  var totalChanges: Int64 { Int64(sqlite3_total_changes(handle)) }

  /// Runs a script of several statements that give no rows and are not kept compiled.
  func execute(_ script: String) throws(StoreError) {
    statementCount += 1
    try require(sqlite3_exec(handle, script, nil, nil, nil))
  }

  /// Runs one statement to its end.
  func run(_ sql: String, _ values: SQLValue...) throws(StoreError) {
    try forEachRow(sql, values) { _ throws(StoreError) in }
  }

  /// The first row of a statement, read by `body`; `nil` when there is none.
  func first<Value>(
    _ sql: String, _ values: SQLValue..., body: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    var result: Value?
    try scan(sql, values) { row throws(StoreError) in
      if result == nil { result = try body(row) }
      return false
    }
    return result
  }

  /// The first column of the first row as a number; `nil` for none and for NULL.
  func number(_ sql: String, _ values: SQLValue...) throws(StoreError) -> Int64? {
    var result: Int64?
    try scan(sql, values) { row throws(StoreError) in
      result = row.optionalInt64(0)
      return false
    }
    return result
  }

  /// What `body` makes of each row.
  func all<Value>(
    _ sql: String, _ values: [SQLValue] = [], body: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    var result: [Value] = []
    try forEachRow(sql, values) { row throws(StoreError) in result.append(try body(row)) }
    return result
  }

  /// Hands each row to `body`.
  func forEachRow(
    _ sql: String, _ values: [SQLValue], body: (Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    try scan(sql, values) { row throws(StoreError) in
      try body(row)
      return true
    }
  }

  /// Hands each row to `body` until it returns `false`.
  func scan(
    _ sql: String, _ values: [SQLValue], body: (Row) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let statement = try statement(sql)
    statementCount += 1
    statement.isRunning = true
    defer { statement.reset() }
    try require(statement.bind(values))
    let row = Row(statement)
    while true {
      let code = sqlite3_step(statement.handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw error(code) }
      if try !body(row) { return }
    }
  }

  /// The compiled statement, from the last time unless that run is still going on.
  private func statement(_ sql: String) throws(StoreError) -> Statement {
    if let known = statements[sql], !known.isRunning { return known }
    var handle: OpaquePointer?
    let flags = CUnsignedInt(SQLITE_PREPARE_PERSISTENT)
    try require(sqlite3_prepare_v3(self.handle, sql, -1, flags, &handle, nil))
    guard let handle else { throw .failed(path: path, reason: "an empty statement") }
    let statement = Statement(handle: handle)
    if statements[sql] == nil { statements[sql] = statement }
    return statement
  }

  /// Asks `isWanted` now and then while a statement runs, and stops it when the answer is yes.
  func stop(when isWanted: @escaping @Sendable () -> Bool) {
    let check = InterruptCheck(isWanted: isWanted)
    interruptCheck = check
    sqlite3_progress_handler(
      handle, 20_000,
      { context in
        guard let context else { return 0 }
        let check = Unmanaged<InterruptCheck>.fromOpaque(context).takeUnretainedValue()
        return check.isWanted() ? 1 : 0
      }, Unmanaged.passUnretained(check).toOpaque())
  }

  /// Whether somebody wants what is going on to stop.
  var isStopWanted: Bool { interruptCheck?.isWanted() ?? false }

  private func require(_ code: CInt) throws(StoreError) {
    if code != SQLITE_OK { throw error(code) }
  }

  /// What a result code of SQLite means to the user.
  func error(_ code: CInt) -> StoreError {
    let reason = String(cString: sqlite3_errmsg(handle))
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked(path: path)
    case SQLITE_READONLY: return .readOnly(path: path)
    case SQLITE_INTERRUPT: return .interrupted
    case SQLITE_CANTOPEN:
      let system = csqlite_system_reason(handle).map(lowercasedFirst)
      return .cannotOpen(path: path, reason: system ?? reason)
    case SQLITE_FULL, SQLITE_IOERR, SQLITE_NOMEM, SQLITE_TOOBIG, SQLITE_PERM:
      let system = csqlite_system_reason(handle).map(lowercasedFirst)
      return .failed(path: path, reason: system.map { "\(reason) (\($0))" } ?? reason)
    default: return .damaged(path: path, reason: reason)
    }
  }
}

/// What a running statement is to ask, in a form that C can carry.
private final class InterruptCheck: Sendable {
  let isWanted: @Sendable () -> Bool

  init(isWanted: @escaping @Sendable () -> Bool) { self.isWanted = isWanted }
}

/// A message of the C library as the middle of a sentence.
func lowercasedFirst(_ message: UnsafePointer<CChar>) -> String {
  let text = String(cString: message)
  return text.prefix(1).lowercased() + text.dropFirst()
}
