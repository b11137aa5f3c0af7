import RecipeStore
import Testing

@testable import RecipeStore

@Suite("Undo and redo")
struct HistoryTests {
  let store: SQLiteRecipeStore

  init() throws { store = try temporaryStore() }

  @Test("go back and forth through single changes")
  func singleChanges() throws {
    let cake = try store.add("Apple Cake", tags: ["sweet"])
    let soup = try store.add("Soup")
    try store.deleteRecipe(cake)
    #expect(try store.titles(.all) == ["Soup"])
    #expect(try store.undo() == "delete \(cake)")
    #expect(try store.titles(.all) == ["Apple Cake", "Soup"])
    #expect(try store.undo() == "add Soup")
    #expect(try store.undo() == "add Apple Cake")
    #expect(try store.undo() == nil)
    #expect(try store.titles(.all) == [])
    #expect(try store.redo() == "add Apple Cake")
    #expect(try store.redo() == "add Soup")
    #expect(try store.recipe(soup)?.content.title == "Soup")
    #expect(try store.redo() == "delete \(cake)")
    #expect(try store.redo() == nil)
    #expect(try store.undo() == "delete \(cake)")
    #expect(try store.titles(.tag("Sweet")) == ["Apple Cake"])
    #expect(try store.check() == [])
  }

  @Test("take a transaction as a whole, with the label of the outermost")
  func wholeTransaction() throws {
    try store.begin("outer")
    for title in ["A", "B"] {
      try store.begin("inner \(title)")
      _ = try store.add(title)
      try store.commit()
    }
    try store.commit()
    #expect(try store.undo() == "outer")
    #expect(try store.titles(.all) == [])
    #expect(try store.redo() == "outer")
    #expect(try store.titles(.all) == ["A", "B"])
  }

  @Test("leave no trace of a transaction without changes")
  func nothing() throws {
    let id = try store.add("A")
    try store.begin("nothing")
    try store.updateRecipe(id, to: RecipeContent(title: "A"))
    try store.commit()
    try store.remember(["a": "b"])
    #expect(try store.statistics().transactions == 1)
    #expect(try store.undo() == "add A")
  }

  @Test("forget what could be redone once something else is done")
  func newBranch() throws {
    _ = try store.add("A")
    _ = try store.undo()
    _ = try store.add("B")
    #expect(try store.redo() == nil)
    #expect(try store.undo() == "add B")
    #expect(try store.undo() == nil)
    #expect(try store.redo() == "add B")
  }

  @Test("inside a transaction act as outside, one act each")
  func insideTransaction() throws {
    _ = try store.add("A")
    _ = try store.add("B")
    try store.begin("undo 2")
    #expect(try store.undo() == "add B")
    #expect(try store.undo() == "add A")
    try store.commit()
    #expect(try store.redo() == "add A")
    #expect(try store.titles(.all) == ["A"])
    #expect(try store.redo() == "add B")

    try store.begin("undo in vain")
    #expect(try store.undo() == "add B")
    store.rollback()
    #expect(try store.titles(.all) == ["A", "B"])
    #expect(try store.undo() == "add B")
  }

  @Test("take back a step of the transaction that they are in")
  func splitTransaction() throws {
    _ = try store.add("A")
    try store.begin("whole run")
    for title in ["B", "C"] {
      try store.begin("add \(title)")
      _ = try store.add(title)
      try store.commit()
    }
    try store.begin("undo")
    #expect(try store.undo() == "add C")
    try store.commit()
    #expect(try store.titles(.all) == ["A", "B"])
    try store.begin("redo")
    #expect(try store.redo() == "add C")
    try store.commit()
    try store.begin("undo 3")
    #expect(try store.undo() == "add C")
    #expect(try store.undo() == "add B")
    #expect(try store.undo() == "add A")
    #expect(try store.undo() == nil)
    try store.commit()
    _ = try store.add("D")
    try store.commit()
    #expect(try store.titles(.all) == ["D"])
    #expect(try store.undo() == "whole run")
    #expect(try store.redo() == "whole run")
    #expect(try store.check() == [])
  }

  @Test("work on what an earlier session did")
  func laterSession() throws {
    let folder = try TemporaryFolder()
    let group: CollectionID
    do {
      let store = try openStore(folder.path("store"))
      group = try store.addCollection("Group", in: nil)
      let below = try store.addCollection("Below", in: group)
      for title in ["A", "B", "C"] { _ = try store.file(try store.add(title), in: below) }
      try store.deleteCollection(group)
    }
    let store = try openStore(folder.path("store"))
    #expect(try store.undo() == "delete \(group)")
    #expect(try store.titles(.collection(group)) == ["A", "B", "C"])
    #expect(try store.collections().map(\.title) == ["Group", "Below"])
    #expect(try store.check() == [])
  }

  @Test("never bring an id out twice")
  func ids() throws {
    let first = try store.add("A")
    let group = try store.addCollection("A", in: nil)
    try store.deleteRecipe(first)
    try store.deleteCollection(group)
    #expect(try store.add("B") > first)
    #expect(try store.addCollection("A", in: nil) > group)
    func add(_ id: Int64) throws -> Int64 {
      try store.addRecipe(
        RecipeContent(title: "X"), id: RecipeID(id), added: nil, changed: nil, fingerprint: nil
      ).number
    }
    #expect(try add(first.number) != first.number)
    #expect(try add(1001) == 1001)
    #expect(try add(1001) == 1002)
    #expect(try add(500) == 500)
    #expect(try add(0) == 1003)
    #expect(try add(-5) == 1004)
    #expect(try add(.max) == 1005)
    _ = try store.undo()
    #expect(try store.add("Y").number == 1006)
    try store.deleteRecipe(RecipeID(500))
    #expect(try add(500) == 1007)
    #expect(try store.check() == [])
  }

  @Test("keep every field as it was")
  func everyField() throws {
    var content = RecipeContent(title: "Tab\t\nNUL\0\\n ")
    content.servings = "2\\"
    content.prepMinutes = 0
    content.cookMinutes = 7
    content.ingredients = ["", "a\nb", "\\", "c\r"]
    content.directions = ["\n", ""]
    content.notes = "cafe\u{301}"
    content.source = "\u{10ffff}"
    content.tags = ["x\ny", ""]
    content.isFavorite = true
    content.rating = 4
    content.images = ["a.png"]
    content.extras = ["b": "{\n}", "a": "\\", "": ""]
    let mark = Fingerprint(content: "f\n", identity: "i")
    let (added, changed) = (Timestamp(seconds: -5), Timestamp(seconds: 5))
    let id = try store.addRecipe(
      content, id: nil, added: added, changed: changed, fingerprint: mark)
    let recipe = try #require(try store.recipe(id))
    #expect(recipe == Recipe(id: id, content: content, added: added, changed: changed))
    try store.deleteRecipe(id)
    #expect(try store.importedRecipes(like: mark) == [])
    _ = try store.undo()
    #expect(try store.recipe(id) == recipe)
    #expect(try #require(try store.recipe(id)).content.notes.unicodeScalars.count == 5)
    #expect(try store.importedRecipes(like: mark) == [ImportedRecipe(id: id, isSame: true)])
    let later = Fingerprint(content: "g", identity: "i")
    #expect(try store.importedRecipes(like: later) == [ImportedRecipe(id: id, isSame: false)])
    content.extras = [:]
    try store.updateRecipe(id, to: content, fingerprint: later)
    #expect(try store.recipe(id)?.content == content)
    #expect(try store.importedRecipes(like: mark) == [ImportedRecipe(id: id, isSame: false)])
    _ = try store.undo()
    #expect(try store.importedRecipes(like: mark) == [ImportedRecipe(id: id, isSame: true)])
  }

  @Test("keep positions when all had to be numbered anew")
  func renumbering() throws {
    let group = try store.addCollection("Group", in: nil)
    var order: [RecipeID] = []
    for title in ["A", "B", "C", "D"] { order.append(try store.add(title)) }
    for id in order { _ = try store.file(id, in: group) }
    // Each move halves the same gap.
    var steps = [order]
    for step in 0..<80 {
      let moved = order.remove(at: step % 2 == 0 ? 3 : 2)
      order.insert(moved, at: 1)
      try store.moveMember(moved, of: group, to: 1)
      #expect(try store.members(of: group) == order)
      steps.append(order)
    }
    for wanted in steps.dropLast().reversed() {
      _ = try store.undo()
      #expect(try store.members(of: group) == wanted)
    }
    var groups: [CollectionID] = [group]
    for title in ["B", "C", "D"] { groups.append(try store.addCollection(title, in: nil)) }
    for _ in 0..<80 {
      groups.insert(groups.remove(at: 3), at: 1)
      try store.moveCollection(groups[1], into: nil, at: 1)
      #expect(try store.collections().map(\.id) == groups)
    }
    #expect(try store.check() == [])
  }
}
