import RecipeStore
import Testing

@Suite("Undo and redo")
struct HistoryTests {
  @Test("go back and forth through single changes")
  func singleChanges() throws {
    let store = try temporaryStore()
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
}
