internal import CSQLite

/// How a store is opened.
package enum StoreMode: Hashable, Sendable {
  /// For reading and writing; created when missing. Where the file system allows no writing it is
  /// opened for reading.
  case readWrite
  case readOnly

  /// A store of its own, which nobody else sees and which is gone when it is closed.
  case temporary
}

extension StoreCore {
  /// Opens the store at `path`; every step of `migrations` that it has not seen yet is made.
  static func open(
    path: String, mode: StoreMode, clock: @escaping @Sendable () -> Timestamp,
    migrations: [String] = Schema.migrations
  ) throws(StoreError) -> StoreCore {
    let connection: Connection
    let isReadOnly: Bool
    switch mode {
    case .temporary:
      connection = try openTemporary(path: path)
      isReadOnly = false
    case .readWrite:
      try requireFile(path, mayBeMissing: true)
      if let writable = try openForWriting(path: path) {
        connection = writable
        isReadOnly = false
      } else {
        connection = try openForReading(path: path)
        isReadOnly = true
      }
    case .readOnly:
      try requireFile(path, mayBeMissing: false)
      connection = try openForReading(path: path)
      isReadOnly = true
    }
    if isReadOnly {
      try requireVersion(connection, of: migrations)
    } else {
      try migrate(connection, by: migrations, isTemporary: mode == .temporary)
    }
    return try StoreCore(connection: connection, isReadOnly: isReadOnly, clock: clock)
  }

  private static func openTemporary(path: String) throws(StoreError) -> Connection {
    let connection = try Connection(
      name: "", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path)
    try connection.execute(
      """
      PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;
      PRAGMA synchronous = OFF;
      """)
    return connection
  }

  /// `nil` when the file system lets it only be read.
  private static func openForWriting(path: String) throws(StoreError) -> Connection? {
    let connection = try Connection(
      name: name(path), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path: path)
    if sqlite3_db_readonly(connection.handle, "main") == 1 { return nil }
    try requireStore(connection)
    try connection.execute(
      """
      PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;
      PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 4194304;
      """)
    do {
      _ = try connection.number("SELECT count(*) FROM sqlite_schema")
    } catch {
      // The folder may forbid the files that the log needs.
      switch error {
      case .readOnly, .cannotOpen: return nil
      default: throw error
      }
    }
    return connection
  }

  private static func openForReading(path: String) throws(StoreError) -> Connection {
    let connection = try Connection(name: name(path), flags: SQLITE_OPEN_READONLY, path: path)
    try requireStore(connection)
    do {
      try prepareForReading(connection)
      return connection
    } catch {
      switch error {
      case .readOnly, .cannotOpen: break
      default: throw error
      }
    }
    // Nobody can write here, not even a lock: then it cannot change either.
    let fixed = try Connection(
      name: "file:" + escaped(name(path)) + "?immutable=1",
      flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, path: path)
    try prepareForReading(fixed)
    return fixed
  }

  private static func prepareForReading(_ connection: Connection) throws(StoreError) {
    try connection.execute(
      "PRAGMA busy_timeout = 5000; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;")
    _ = try connection.number("SELECT count(*) FROM sqlite_schema")
  }

  /// The path as SQLite takes it for nothing but a path.
  private static func name(_ path: String) -> String {
    path.hasPrefix("/") ? path : "./" + path
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for character in path.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "?": result += "%3f"
      case "#": result += "%23"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Refuses what is there and no file.
  private static func requireFile(_ path: String, mayBeMissing: Bool) throws(StoreError) {
    if path.isEmpty { throw .cannotOpen(path: path, reason: "the path is empty") }
    if path.utf8.contains(0) {
      throw .cannotOpen(path: path, reason: "the path contains a NUL character")
    }
    var size: Int64 = 0
    switch csqlite_file_kind(path, &size) {
    case 0:
      if !mayBeMissing { throw .cannotOpen(path: path, reason: "no such file or directory") }
    case 1:
      if (1..<100).contains(size) { throw notAStore(path) }
    case 2: throw .cannotOpen(path: path, reason: "is a directory")
    case -1: throw .cannotOpen(path: path, reason: lowercasedFirst(csqlite_last_reason()))
    default: throw .cannotOpen(path: path, reason: "is not a regular file")
    }
  }

  /// Refuses a file that is no store before SQLite touches it. An empty one is a store to be.
  private static func requireStore(_ connection: Connection) throws(StoreError) {
    var header = [UInt8](repeating: 0, count: 100)
    var size: Int64 = 0
    let code = csqlite_read_header(connection.handle, &header, 100, &size)
    if code != SQLITE_OK {
      throw .cannotOpen(path: connection.path, reason: String(cString: sqlite3_errstr(code)))
    }
    if size == 0 { return }
    guard header.starts(with: "SQLite format 3\0".utf8) else {
      throw notAStore(connection.path)
    }
    let word = { (offset: Int) in
      header[offset..<offset + 4].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }
    guard word(68) == Schema.applicationID else {
      throw .damaged(path: connection.path, reason: "it is a database of another program")
    }
  }

  private static func notAStore(_ path: String) -> StoreError {
    .damaged(path: path, reason: "it is not a larder store")
  }

  private static func version(_ connection: Connection) throws(StoreError) -> Int {
    Int(try connection.number("PRAGMA user_version") ?? 0)
  }

  /// Refuses a store that this program cannot read without changing it.
  private static func requireVersion(
    _ connection: Connection, of migrations: [String]
  ) throws(StoreError) {
    let version = try version(connection)
    if version > migrations.count { throw .newer(path: connection.path, version: version) }
    if version < migrations.count {
      let reason =
        version == 0
        ? "it is empty, and cannot be filled when read only"
        : "it is from an older version, and cannot be brought up to date when read only"
      throw .cannotOpen(path: connection.path, reason: reason)
    }
  }

  /// Makes the steps that are missing, each in a transaction. Another process may do the same.
  private static func migrate(
    _ connection: Connection, by migrations: [String], isTemporary: Bool
  ) throws(StoreError) {
    while true {
      let seen = try version(connection)
      if seen > migrations.count { throw .newer(path: connection.path, version: seen) }
      if seen == migrations.count { break }
      try connection.execute("BEGIN EXCLUSIVE")
      do {
        // Somebody else may have made the step while this waited.
        if try version(connection) == seen {
          if seen == 0 {
            try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
          }
          try connection.execute(migrations[seen])
          try connection.execute("PRAGMA user_version = \(seen + 1)")
        }
        try connection.execute("COMMIT")
      } catch {
        try? connection.execute("ROLLBACK")
        throw error
      }
    }
    // Only now, so that the file itself tells what it is from its first moment on.
    if !isTemporary { try switchToLog(connection) }
    try refold(connection)
  }

  /// Switches to write-ahead logging, which needs a moment without other users.
  private static func switchToLog(_ connection: Connection) throws(StoreError) {
    for _ in 0..<500 {
      do {
        let mode = try connection.first("PRAGMA journal_mode = WAL") { $0.string(0) }
        // A file system without shared memory keeps its old way, which is slower and as safe.
        if mode != nil { return }
      } catch .locked {
        sqlite3_sleep(10)
      }
    }
    throw .locked(path: connection.path)
  }

  /// Folds everything anew when the rules of folding are others than the file was written with.
  private static func refold(_ connection: Connection) throws(StoreError) {
    let known = try connection.first("SELECT value FROM format WHERE name = 'folding'") {
      $0.string(0)
    }
    if known == foldingVersion { return }
    try connection.execute("BEGIN IMMEDIATE")
    do {
      if known != nil { try StoreCore.foldAll(connection) }
      try connection.run(
        "INSERT OR REPLACE INTO format (name, value) VALUES ('folding', ?)", .text(foldingVersion))
      try connection.execute("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }
}
