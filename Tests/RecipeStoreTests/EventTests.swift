import RecipeStore
import Testing

@testable import RecipeStore

@Suite("Events")
struct EventTests {
  @Test("tell what happened, here and elsewhere, once")
  func tell() throws {
    let folder = try TemporaryFolder()
    let one = try openStore(folder.path("store"))
    let other = try openStore(folder.path("store"))
    #expect(try one.recipeIDs(in: .all, order: nil, limit: nil) == [])

    let soup = try other.add("Soup", tags: ["hot"]) { $0.rating = 3 }
    let group = try other.addCollection("Group", in: nil)
    _ = try other.file(soup, in: group)
    let inserted = RecipeChange(
      kind: .inserted, id: soup, title: "Soup", fields: [.title, .tags, .rating], tags: ["hot"])
    let wanted: [StoreChange] = [
      .recipe(inserted), .collectionInserted(group, title: "Group"), .membershipChanged(group),
    ]
    for store in [one, other] {
      #expect(try store.takeChanges() == wanted)
      #expect(try store.takeChanges() == [])
    }
    #expect(try one.titles(.all) == ["Soup"])

    var content = RecipeContent(title: "Broth")
    content.tags = ["clear"]
    try one.updateRecipe(soup, to: content)
    try one.deleteRecipe(soup)
    try one.renameCollection(group, to: "G")
    try one.deleteCollection(group)
    #expect(
      try other.takeChanges() == [
        .recipe(
          RecipeChange(
            kind: .updated, id: soup, title: "Broth", fields: [.title, .tags, .rating],
            tags: ["hot", "clear"])),
        .membershipChanged(group),
        .recipe(
          RecipeChange(
            kind: .deleted, id: soup, title: "Broth", fields: [.title, .tags], tags: ["clear"])),
        .collectionUpdated(group, title: "G"), .collectionDeleted(group, title: "G"),
      ])
  }

  @Test("of a transaction that is rolled back do not come, or are called back")
  func rolledBack() throws {
    let store = try temporaryStore()
    try store.begin("in vain")
    _ = try store.add("A")
    store.rollback()
    #expect(try store.takeChanges() == [])

    try store.begin("outer")
    let kept = try store.add("Kept")
    try store.begin("inner")
    let lost = try store.add("Lost")
    let told = try store.takeChanges()
    #expect(told.count == 2)
    store.rollback()
    let gone = RecipeChange(kind: .deleted, id: lost, title: "Lost", fields: .title)
    #expect(try store.takeChanges() == [.recipe(gone)])
    try store.commit()
    #expect(try store.takeChanges() == [])
    #expect(try store.recipe(kept) != nil)
  }

  @Test("cost one statement when nothing happened, however much is stored")
  func cost() throws {
    let folder = try TemporaryFolder()
    let core = try StoreCore.open(path: folder.path("store"), mode: .readWrite) {
      Timestamp(seconds: 0)
    }
    for _ in 0..<50 {
      _ = try core.addRecipe(
        RecipeContent(title: "Soup"), id: nil, added: nil, changed: nil, fingerprint: nil)
    }
    _ = try core.takeChanges()
    let before = core.connection.statementCount
    _ = try core.takeChanges()
    #expect(core.connection.statementCount == before + 1)
  }

  @Test("keep known lists until something changes")
  func caching() throws {
    let core = try StoreCore.open(path: "", mode: .temporary) { Timestamp(seconds: 0) }
    let group = try core.addCollection("Group", in: nil)
    let queries: [RecipeQuery] = [.all, .favorites, .collection(group), .tag("a")]
    for query in queries { _ = try core.recipeIDs(in: query, order: nil, limit: nil) }
    let before = core.connection.statementCount
    for query in queries { _ = try core.recipeIDs(in: query, order: nil, limit: nil) }
    #expect(core.connection.statementCount == before)
    let soup = try core.addRecipe(
      RecipeContent(title: "Soup"), id: nil, added: nil, changed: nil, fingerprint: nil)
    _ = try core.file(soup, in: group)
    #expect(try core.recipeIDs(in: .collection(group), order: nil, limit: nil) == [soup])
  }
}
