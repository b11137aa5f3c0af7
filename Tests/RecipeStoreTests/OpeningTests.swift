import CSQLite
import Foundation
import RecipeStore
import Testing

@testable import RecipeStore

@Suite("Opening a store")
struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("creates it, also from an empty file, and finds it again")
  func creates() throws {
    try folder.write([], to: "store")
    for _ in 0..<2 { _ = try openStore(folder.path("store")).add("Soup") }
    let store = try openStore(folder.path("store"))
    #expect(try store.titles(.all) == ["Soup", "Soup"])
    #expect(!store.isReadOnly)
    #expect(try store.check() == [])
  }

  @Test(
    "refuses what is no store, and leaves it alone", arguments: ["text", "short", "sqlite", "wal"])
  func foreign(kind: String) throws {
    switch kind {
    case "text": try folder.write(Array(repeating: 65, count: 5000), to: "store")
    case "short": try folder.write([1], to: "store")
    default:
      try sqlite("PRAGMA journal_mode = \(kind == "wal" ? "WAL" : "DELETE"); CREATE TABLE t (a)")
    }
    let before = try folder.bytes("store")
    for mode in [StoreMode.readWrite, .readOnly] {
      #expect {
        try openStore(folder.path("store"), mode)
      } throws: {
        if case .damaged = $0 as? StoreError { true } else { false }
      }
    }
    #expect(try folder.bytes("store") == before)
    #expect(try folder.names() == ["store"])
  }

  @Test("refuses one of a newer version, and leaves it alone")
  func newer() throws {
    _ = try openStore(folder.path("store")).add("Soup")
    try sqlite("PRAGMA user_version = 99")
    let before = try folder.bytes("store")
    for mode in [StoreMode.readWrite, .readOnly] {
      #expect(throws: StoreError.newer(path: folder.path("store"), version: 99)) {
        try openStore(folder.path("store"), mode)
      }
    }
    #expect(try folder.bytes("store") == before)
  }

  @Test("says what is wrong with a path")
  func paths() throws {
    func reason(_ path: String, _ mode: StoreMode) -> String? {
      do {
        _ = try openStore(path, mode)
        return nil
      } catch {
        if case .cannotOpen(_, let reason) = error as? StoreError { return reason }
        return "\(error)"
      }
    }
    let fifo = folder.path("fifo")
    mkfifo(fifo, 0o600)
    for mode in [StoreMode.readWrite, .readOnly] {
      #expect(reason(folder.path(""), mode) == "is a directory")
      #expect(reason(fifo, mode) == "is not a regular file")
      #expect(reason("/dev/null", mode) == "is not a regular file")
      #expect(reason("", mode) == "the path is empty")
      #expect(reason("a\0b", mode) == "the path contains a NUL character")
      #expect(reason(folder.path("no/store"), mode) == "no such file or directory")
      #expect(reason(fifo + "/store", mode) == "not a directory")
    }
    #expect(reason(folder.path("none"), .readOnly) == "no such file or directory")
    try folder.write([], to: "empty")
    #expect(reason(folder.path("empty"), .readOnly)?.hasPrefix("it is empty") == true)
    #expect(try folder.names() == ["empty", "fifo"])
  }

  @Test(
    "takes names that SQLite would take for something else",
    arguments: ["file:x", ":memory:", "a?b#c%20"])
  func names(name: String) throws {
    _ = try openStore(folder.path(name)).add("Soup")
    #expect(try folder.names().contains(name))
    #expect(try openStore(folder.path(name), .readOnly).titles(.all) == ["Soup"])
  }

  @Test("for reading only refuses every change")
  func readOnly() throws {
    let id = try openStore(folder.path("store")).add("Soup", tags: ["hot"])
    let store = try openStore(folder.path("store"), .readOnly)
    let refused = StoreError.readOnly(path: folder.path("store"))
    #expect(store.isReadOnly)
    #expect(throws: refused) { try store.add("Cake") }
    #expect(throws: refused) { try store.deleteRecipe(id) }
    #expect(throws: refused) { try store.addCollection("A", in: nil) }
    #expect(throws: refused) { try store.undo() }
    #expect(throws: refused) { try store.remember(["a": "b"]) }
    try store.begin("look")
    #expect(try store.titles(.tag("hot")) == ["Soup"])
    try store.commit()
    #expect(try store.check() == [])

    // It still follows what others do.
    #expect(try store.takeChanges() == [])
    _ = try openStore(folder.path("store")).add("Cake")
    #expect(try store.takeChanges().count == 1)
    #expect(try store.titles(.all) == ["Cake", "Soup"])
  }

  @Test("survives where nobody may write", .enabled(if: geteuid() != 0))
  func readOnlyFolder() throws {
    _ = try openStore(folder.path("store")).add("Soup")
    chmod(folder.path("store"), 0o444)
    chmod(folder.path(""), 0o555)
    defer { chmod(folder.path(""), 0o755) }
    let store = try openStore(folder.path("store"))
    #expect(store.isReadOnly)
    #expect(try store.titles(.all) == ["Soup"])
  }

  @Test("reports broken content as damaged")
  func broken() throws {
    let store = try openStore(folder.path("store"))
    for index in 0..<200 { _ = try store.add("Soup \(index)") }
    try sqlite("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try folder.bytes("store")
    for index in 4096..<bytes.count { bytes[index] = 0x5a }
    try folder.write(bytes, to: "broken")
    #expect {
      let store = try openStore(folder.path("broken"))
      _ = try store.recipeIDs(in: .all, order: nil, limit: nil)
    } throws: {
      if case .damaged = $0 as? StoreError { true } else { false }
    }
    #expect(try folder.bytes("broken") == bytes)
    try folder.write(Array(bytes[..<6000]), to: "short")
    #expect(throws: StoreError.self) { try openStore(folder.path("short")) }
  }

  @Test("brings an older one up to date, step by step")
  func migrations() throws {
    _ = try openStore(folder.path("store")).add("Soup")
    let clock: @Sendable () -> Timestamp = { Timestamp(seconds: 0) }
    let steps = Schema.migrations + ["CREATE TABLE later (a); INSERT INTO later VALUES (7)"]
    let core = try StoreCore.open(
      path: folder.path("store"), mode: .readWrite, clock: clock, migrations: steps)
    #expect(try core.connection.number("SELECT a FROM later") == 7)
    #expect(try core.count(of: .all) == 1)

    // A step that fails leaves the version as it was, and nothing of itself.
    #expect(throws: StoreError.self) {
      try StoreCore.open(
        path: folder.path("store"), mode: .readWrite, clock: clock,
        migrations: steps + ["CREATE TABLE half (a); SELECT nonsense"])
    }
    let again = try StoreCore.open(
      path: folder.path("store"), mode: .readWrite, clock: clock, migrations: steps)
    #expect(
      try again.connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'half'") == 0)
  }

  @Test("keeps what an older one remembers to be expanded")
  func remembersExpansion() throws {
    let path = folder.path("store")
    let clock: @Sendable () -> Timestamp = { Timestamp(seconds: 0) }
    let old = Array(Schema.migrations.prefix(3))
    try StoreCore.open(path: path, mode: .readWrite, clock: clock, migrations: old)
      .remember(["sidebar.expanded": "c7\ncollections\nlibrary\ntag:é", "focus": "list"])
    #expect(
      try openStore(path).settings() == [
        "expanded.c7": "yes", "expanded.tag:é": "yes", "expanded.tags": "no",
        "expanded.searches": "no", "focus": "list",
      ])
    #expect(try openStore(folder.path("new")).settings() == [:])
  }

  @Test("folds anew what other rules have folded")
  func refolds() throws {
    let first = try openStore(folder.path("store"))
    _ = try first.add("Söup", tags: ["Hot"])
    _ = try first.addCollection("Ä", in: nil)
    try sqlite(
      """
      UPDATE format SET value = 'old'; UPDATE recipe SET folded = 'x';
      UPDATE collection SET folded = 'x'; DELETE FROM tag_use; DELETE FROM tag
      """)
    let store = try openStore(folder.path("store"))
    #expect(try store.recipeIDs(titled: "soup", .whole, in: .all, limit: 9).count == 1)
    #expect(try store.titles(.search(SearchExpression("soup tag:hot"))) == ["Söup"])
    #expect(throws: StoreError.duplicateTitle("Ä")) { try store.addCollection("a", in: nil) }
    #expect(try store.check() == [])
  }

  @Test("works for many at the same moment")
  func together() async throws {
    let path = folder.path("store")
    await withTaskGroup(of: String?.self) { group in
      for index in 0..<8 {
        group.addTask {
          do {
            let store = try openStore(path)
            for number in 0..<5 { _ = try store.add("Soup \(index) \(number)") }
            return nil
          } catch {
            return "\(error)"
          }
        }
      }
      for await problem in group { #expect(problem == nil) }
    }
    let store = try openStore(path)
    #expect(try store.count(of: .all) == 40)
    #expect(try store.check() == [])
  }

  @Test("gives every error one line without a full stop")
  func descriptions() {
    let errors: [StoreError] = [
      .cannotOpen(path: "p", reason: "r"), .damaged(path: "p", reason: "r"),
      .newer(path: "p", version: 2), .readOnly(path: "p"), .locked(path: "p"),
      .failed(path: "p", reason: "r"), .unknown(id: "r1"), .duplicateTitle("A"),
      .moveIntoItself(title: "A"),
    ]
    for error in errors {
      #expect(!error.description.contains("\n") && !error.description.hasSuffix("."))
    }
  }

  /// Does something to the file behind the store's back.
  private func sqlite(_ script: String) throws {
    var handle: OpaquePointer?
    sqlite3_open(folder.path("store"), &handle)
    defer { sqlite3_close(handle) }
    #expect(sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK)
  }
}
