extension StoreCore {
  func settings() throws(StoreError) -> [String: String] {
    var settings: [String: String] = [:]
    try connection.forEachRow("SELECT name, value FROM setting", []) { row in
      settings[row.string(0)] = row.string(1)
    }
    return settings
  }

  func remember(_ settings: [String: String?]) throws(StoreError) {
    try atomically("") { () throws(StoreError) in
      for (name, value) in settings {
        if let value {
          try connection.run(
            "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", .text(name), .text(value))
        } else {
          try connection.run("DELETE FROM setting WHERE name = ?", .text(name))
        }
      }
    }
  }

  /// Forgets what is too old, and writes the log back into the file, unless others are using it,
  /// which will do so themselves.
  func settle() {
    guard !isReadOnly, levels.isEmpty, connection.totalChanges > 0 else { return }
    // What could not be forgotten now will be later.
    try? forgetOldActs()
    try? connection.execute(
      """
      PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 5000;
      """)
  }

  func statistics() throws(StoreError) -> StoreStatistics {
    var statistics = StoreStatistics()
    statistics.recipes = try count(of: .all)
    statistics.favorites = try count(of: .favorites)
    statistics.collections = try outline().collections.count
    statistics.searches = try searches().count
    statistics.tags = try tags().count
    statistics.transactions = Int(try connection.number("SELECT count(*) FROM act") ?? 0)
    let pages = try connection.number("PRAGMA page_count") ?? 0
    statistics.bytes = pages * (try connection.number("PRAGMA page_size") ?? 0)
    return statistics
  }
}
