internal import CSQLite

extension StoreCore {
  /// How many pages are copied between two looks at whether somebody wants to stop.
  private static let pagesAtOnce: CInt = 256

  func backup(to path: String, rehearsing isRehearsal: Bool) throws(StoreError) {
    if path.isEmpty || path.utf8.contains(0) {
      throw .failed(path: path, reason: "this is no path of a file")
    }
    guard levels.isEmpty else {
      throw .failed(path: path, reason: "a backup cannot be taken in the middle of changes")
    }
    guard csqlite_make_file(path) == 0 else {
      throw .failed(path: path, reason: lowercasedFirst(csqlite_last_reason()))
    }
    if isRehearsal {
      csqlite_remove_file(path)
      return
    }
    do {
      // What is copied stays the same meanwhile, whatever others commit.
      try connection.run("BEGIN")
      defer { try? connection.run("COMMIT") }
      _ = try connection.number("SELECT count(*) FROM sqlite_schema")
      try copyPages(to: path)
    } catch {
      for ending in ["", "-journal", "-wal", "-shm"] { csqlite_remove_file(path + ending) }
      throw error
    }
  }

  private func copyPages(to path: String) throws(StoreError) {
    let name = path.hasPrefix("/") ? path : "./" + path
    let copy = try Connection(name: name, flags: SQLITE_OPEN_READWRITE, path: path)
    guard let backup = sqlite3_backup_init(copy.handle, "main", connection.handle, "main") else {
      throw copy.error(sqlite3_errcode(copy.handle))
    }
    var code = SQLITE_OK
    while code == SQLITE_OK {
      code =
        connection.isStopWanted
        ? SQLITE_INTERRUPT
        : sqlite3_backup_step(
          backup, Self.pagesAtOnce)
    }
    let end = sqlite3_backup_finish(backup)
    if code == SQLITE_INTERRUPT { throw .interrupted }
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw copy.error(code == SQLITE_DONE ? end : code)
    }
  }
}
