import Testing

@testable import RecipeStore

@Suite("Changes beyond the limit")
struct ForgettingTests {
  let folder: TemporaryFolder
  let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  func open() throws -> StoreCore {
    try StoreCore.open(path: folder.path("store"), mode: .readWrite) { [clock] in clock.now() }
  }

  @discardableResult
  func add(_ title: String, notes: String = "", to core: StoreCore) throws -> RecipeID {
    var content = RecipeContent(title: title)
    content.notes = notes
    return try core.addRecipe(content, id: nil, added: nil, changed: nil, fingerprint: nil)
  }

  @Test("are forgotten, the oldest first, and the others can still be undone and redone")
  func byCount() throws {
    let core = try open()
    for title in ["A", "B", "C", "D"] { try add(title, to: core) }
    #expect(try core.undo() == "add D")
    try core.forgetOldActs(beyond: JournalLimit(acts: 3, interval: 1))
    #expect(try core.statistics().transactions == 3)
    #expect(try core.check() == [])
    let later = try open()
    #expect(try later.undo() == "add C")
    #expect(try later.undo() == nil)
    #expect(try later.redo() == "add C")
    #expect(try later.redo() == "add D")
    #expect(try later.redo() == nil)
    #expect(try later.count(of: .all) == 4)
    #expect(try later.check() == [])
  }

  @Test("are measured by what was there before, and the last one is always kept")
  func bySize() throws {
    let core = try open()
    let long = String(repeating: "é", count: 500)
    let id = try add("A", notes: long, to: core)
    for number in 1...4 {
      try core.updateRecipe(id, to: RecipeContent(title: "\(number)"))
      var content = RecipeContent(title: "A")
      content.notes = long
      try core.updateRecipe(id, to: content)
    }
    let limit = JournalLimit(bytes: 2500, interval: 1)
    try core.forgetOldActs(beyond: limit)
    #expect(try core.undo() == "change A")
    #expect(try core.undo() == "change 4")
    #expect(try core.undo() == "change A")
    #expect(try core.undo() == "change 3")
    #expect(try core.undo() == "change A")
    #expect(try core.undo() == nil)
    try core.forgetOldActs(beyond: JournalLimit(bytes: 1, interval: 1))
    #expect(try core.statistics().transactions == 1)
    #expect(try core.redo() == "change A")
    #expect(try core.check() == [])
  }

  @Test("stay while somebody else has the store open, and while it is too early to look")
  func guests() throws {
    let core = try open()
    for title in ["A", "B", "C"] { try add(title, to: core) }
    try core.forgetOldActs(beyond: JournalLimit(acts: 1, interval: 1000))
    #expect(try core.statistics().transactions == 3)
    var guest: StoreCore? = try open()
    #expect(try guest?.count(of: .all) == 3)
    try core.forgetOldActs(beyond: JournalLimit(acts: 1, interval: 1))
    #expect(try core.statistics().transactions == 3)
    guest = nil
    #expect(try core.takeChanges().count == 3)
    try core.forgetOldActs(beyond: JournalLimit(acts: 1, interval: 1))
    #expect(try core.statistics().transactions == 1)
    // The store is open to others again.
    guest = try open()
    try add("D", to: try #require(guest))
    #expect(try core.takeChanges().count == 1)
    #expect(try core.count(of: .all) == 4)
  }

  @Test("are no damage, but a gap in what is kept is")
  func checked() throws {
    let core = try open()
    for title in ["A", "B", "C", "D"] { try add(title, to: core) }
    try core.forgetOldActs(beyond: JournalLimit(acts: 2, interval: 1))
    #expect(try core.check() == [])
    try core.connection.execute("DELETE FROM journal WHERE number = 3")
    #expect(try core.check() == ["the journal has no entry 3"])
  }
}
