import CSQLite
import RecipeStore
import Testing

@testable import RecipeStore

@Suite("Transactions")
struct TransactionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("reach the disk with the outermost, and others only then")
  func outermost() throws {
    let store = try openStore(folder.path("store"))
    let other = try openStore(folder.path("store"))
    try store.begin("outer")
    try store.begin("inner")
    _ = try store.add("A")
    try store.commit()
    #expect(try store.titles(.all) == ["A"])
    #expect(try other.titles(.all) == [])
    try store.commit()
    _ = try other.takeChanges()
    #expect(try other.titles(.all) == ["A"])
  }

  @Test("undo only themselves when rolled back")
  func rollback() throws {
    let store = try openStore(folder.path("store"))
    try store.begin("outer")
    _ = try store.add("A")
    try store.begin("inner")
    _ = try store.add("B")
    try store.remember(["key": "value"])
    store.rollback()
    _ = try store.add("C")
    try store.commit()
    store.rollback()
    #expect(try store.titles(.all) == ["A", "C"])
    #expect(try store.settings() == [:])
    #expect(try store.check() == [])
  }

  @Test("that were never closed leave nothing")
  func abandoned() throws {
    do {
      let store = try openStore(folder.path("store"))
      _ = try store.add("A")
      try store.begin("forgotten")
      _ = try store.add("B")
    }
    let store = try openStore(folder.path("store"))
    #expect(try store.titles(.all) == ["A"])
    #expect(try store.check() == [])
  }

  @Test("in which writing failed can only be rolled back")
  func failing() throws {
    let core = try StoreCore.open(path: folder.path("store"), mode: .readWrite) {
      Timestamp(seconds: 0)
    }
    let add = { (title: String) throws(StoreError) in
      _ = try core.addRecipe(
        RecipeContent(title: title), id: nil, added: nil, changed: nil, fingerprint: nil)
    }
    try add("A")
    try core.connection.execute(
      "CREATE TRIGGER broken BEFORE INSERT ON recipe_text BEGIN SELECT raise(FAIL, 'broken'); END")
    let broken = StoreError.damaged(path: folder.path("store"), reason: "broken")
    #expect(throws: broken) { try add("B") }
    #expect(try core.count(of: .all) == 1)
    try core.begin("outer")
    try core.begin("inner")
    #expect(throws: broken) { try add("B") }
    #expect(throws: broken) { try core.addCollection("A", in: nil) }
    #expect(throws: broken) { try core.commit() }
    core.rollback()
    _ = try core.addCollection("A", in: nil)
    try core.commit()
    try core.connection.execute("DROP TRIGGER broken")
    #expect(try core.outline().collections.count == 1)
    #expect(try core.check() == [])
  }

  @Test("that cannot grow the file fail, and leave the store as it was")
  func full() throws {
    let core = try StoreCore.open(path: folder.path("store"), mode: .readWrite) {
      Timestamp(seconds: 0)
    }
    let pages = try core.connection.number("PRAGMA page_count") ?? 0
    try core.connection.execute("PRAGMA max_page_count = \(pages + 4)")
    var content = RecipeContent(title: "Big")
    content.notes = String(repeating: "a long story ", count: 10_000)
    let add = { () throws(StoreError) in
      _ = try core.addRecipe(content, id: nil, added: nil, changed: nil, fingerprint: nil)
    }
    #expect(throws: StoreError.self) { try add() }
    try core.begin("outer")
    _ = try core.addCollection("A", in: nil)
    #expect(throws: StoreError.self) { try add() }
    #expect(throws: StoreError.self) { try core.addCollection("B", in: nil) }
    core.rollback()
    #expect(try core.count(of: .all) == 0)
    _ = try core.addCollection("C", in: nil)
    #expect(try core.outline().collections.map(\.title) == ["C"])
    #expect(try core.check() == [])
  }

  @Test("wait for others, and say so when that takes too long")
  func locked() throws {
    let store = try openStore(folder.path("store"))
    let core = try StoreCore.open(path: folder.path("store"), mode: .readWrite) {
      Timestamp(seconds: 0)
    }
    try core.connection.execute("PRAGMA busy_timeout = 1")
    try store.begin("long")
    _ = try store.add("A")
    #expect(throws: StoreError.locked(path: folder.path("store"))) {
      try core.addCollection("B", in: nil)
    }
    try store.commit()
    _ = try core.addCollection("B", in: nil)
    #expect(try core.count(of: .all) == 1)
  }

  @Test("leave an empty log once settled")
  func settling() throws {
    let store = try openStore(folder.path("store"))
    _ = try store.add("A")
    #expect(try folder.bytes("store-wal") != [])
    store.settle()
    #expect(try folder.bytes("store-wal") == [])
    let other = try openStore(folder.path("store"))
    try other.begin("elsewhere")
    _ = try store.titles(.all)
    store.settle()
    try other.commit()
    #expect(try other.titles(.all) == ["A"])
  }

  @Test("remember settings, all or none")
  func settings() throws {
    let store = try openStore(folder.path("store"))
    try store.remember(["a": "1", "b": "2"])
    try store.remember(["a": nil, "c": ""])
    #expect(try store.settings() == ["b": "2", "c": ""])
  }

  @Test("that are checked find what somebody else has broken")
  func checking() throws {
    let core = try StoreCore.open(path: folder.path("store"), mode: .readWrite) {
      Timestamp(seconds: 0)
    }
    for title in ["A", "B"] {
      var content = RecipeContent(title: title)
      content.tags = ["x"]
      _ = try core.addRecipe(content, id: nil, added: nil, changed: nil, fingerprint: nil)
    }
    #expect(try core.check() == [])
    let damage = [
      "DELETE FROM recipe_text", "UPDATE recipe SET folded = 'z'", "UPDATE tag SET uses = 9",
      "DELETE FROM tag", "DELETE FROM tag_use", "DELETE FROM journal WHERE number = 1",
      "INSERT INTO search (search) VALUES ('delete-all')", "DELETE FROM journal",
      "UPDATE journal SET operation = 3", "DELETE FROM recipe WHERE id = 1",
      "INSERT INTO collection VALUES (5, 5, 0, 'A', 'a')", "DELETE FROM sqlite_sequence",
    ]
    for script in damage {
      try core.connection.execute("PRAGMA foreign_keys = OFF; BEGIN; \(script)")
      core.levels.append(Level(label: "", lastEntry: core.lastEntry, act: nil))
      #expect(try core.check() != [], "\(script)")
      core.rollback()
    }
    #expect(try core.check() == [])
  }
}
