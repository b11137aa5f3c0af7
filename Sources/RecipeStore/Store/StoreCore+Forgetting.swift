// The journal would grow for ever. What is older than its limit is forgotten at the end of a
// session, now and then, and only while nobody else has the store open: another session may not have
// read yet what others did.

/// How much of the journal is kept at least.
struct JournalLimit {
  /// The newest acts.
  var acts: Int64 = 10_000

  /// What was there before, in bytes, of the newest entries.
  var bytes: Int64 = 64 << 20

  /// How many entries come before somebody looks again.
  var interval: Int64 = 1000
}

extension StoreCore {
  /// Forgets the oldest acts beyond the limit, where it is time to look and nobody is in the way.
  func forgetOldActs(beyond limit: JournalLimit = JournalLimit()) throws(StoreError) {
    guard lastEntry / limit.interval != entryAtOpening / limit.interval else { return }
    guard let oldest = try oldestAct(within: limit) else { return }
    try alone { () throws(StoreError) in
      try connection.run(
        "DELETE FROM journal WHERE number <= (SELECT start FROM act WHERE id = ?)",
        .integer(oldest))
      try connection.run("DELETE FROM act WHERE id < ?", .integer(oldest))
    }
  }

  /// The first act to keep; `nil` when all are within the limit. The last one always is.
  private func oldestAct(within limit: JournalLimit) throws(StoreError) -> Int64? {
    guard let first = try connection.number("SELECT min(id) FROM act"),
      let last = try connection.number("SELECT max(id) FROM act")
    else { return nil }
    let byCount = last - limit.acts + 1
    var (kept, tooOld) = (Int64(0), Int64(0))
    try connection.scan(
      "SELECT number, length(CAST(before AS BLOB)) FROM journal ORDER BY number DESC", []
    ) { row in
      kept += row.int64(1)
      if kept > limit.bytes { tooOld = row.int64(0) }
      return tooOld == 0
    }
    let byBytes = try connection.number(
      "SELECT min(id) FROM act WHERE start >= ?", .integer(tooOld))
    let oldest = min(max(byCount, tooOld == 0 ? first : byBytes ?? last), last)
    return oldest > first ? oldest : nil
  }

  /// Runs `body` in a transaction if no other connection has the file open, and else not.
  private func alone(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    // Every connection holds a shared lock on a file with a log; the exclusive one excludes them.
    try connection.execute("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE")
    defer {
      // The lock is given back by the next one to read.
      try? connection.execute(
        "PRAGMA locking_mode = NORMAL; SELECT 1 FROM act; PRAGMA busy_timeout = 5000")
    }
    do {
      try connection.run("BEGIN IMMEDIATE")
    } catch .locked {
      return
    }
    do {
      try body()
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }
}
