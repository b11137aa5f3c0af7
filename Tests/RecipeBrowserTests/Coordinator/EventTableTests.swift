import RecipeBrowser
import RecipeStore
import Testing

/// What happens to whom: one test a line of the table.
@Suite("When something happens")
struct EventTableTests {
  /// Dinner (Pasta (Lasagne, Ravioli), Stew), Cakes (Apple Cake); Ravioli is a favorite and vegan.
  static let setting = """
    add collection Dinner
    add collection Pasta --in Dinner
    add collection Cakes
    add recipe Stew --in Dinner
    add recipe Lasagne --in Pasta
    add recipe Ravioli favorite=yes tags=vegan --in Pasta
    add recipe "Apple Cake" --in Cakes
    select all
    focus list
    deselect
    focus sidebar
    """

  func browser(_ lines: String = "") throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.run(Self.setting + "\n" + lines)
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test("first of all, All Recipes is selected, headings are open, collections closed")
  func firstStart() throws {
    let browser = try BrowserUnderTest()
    #expect(try browser.selected(.sidebar) == ["All Recipes"])
    #expect(try browser.shown() == nil)
    browser.run(Self.setting)
    let sidebar = [
      "Library", "All Recipes", "Favorites", "Recents", "Collections", "Dinner", "Cakes", "Tags",
      "vegan",
    ]
    #expect(try browser.titles(.sidebar) == sidebar)
    #expect(try browser.titles(.list) == ["Apple Cake", "Lasagne", "Ravioli", "Stew"])
  }

  @Test(
    "the rows above a collection that goes or moves away are drawn anew",
    arguments: ["delete Pasta", "move Pasta into Cakes"])
  func ancestors(line: String) throws {
    let browser = try browser("expand Dinner")
    let changes = try #require(try browser.object(line)["changes"] as? [[String: Any]])
    #expect(
      changes.contains {
        $0["title"] as? String == "Dinner" && $0["change"] as? String == "update"
      })
  }

  @Test("select in the sidebar replaces the list; the shown recipe stays, selected if it is there")
  func selectInSidebar() throws {
    let browser = try browser("select Stew\nselect Dinner")
    #expect(try browser.titles(.list) == ["Stew", "Lasagne", "Ravioli"])
    #expect(try browser.selected(.list) == ["Stew"])
    browser.run("select Cakes")
    #expect(try browser.selected(.list) == [])
    #expect(try browser.shown() == "Stew")
    browser.run("select Dinner")
    #expect(try browser.selected(.list) == ["Stew"])
  }

  @Test("a recipe that changes is refreshed in its row and in the detail, and counts follow")
  func recipeChanges() throws {
    let browser = try browser("select Stew")
    let object = try browser.object("set servings=4 tags+=slow")
    let changes = try #require(object["changes"] as? [[String: Any]])
    let list = changes.filter { $0["pane"] as? String == "list" }
    #expect(list.map { $0["change"] as? String } == ["update"])
    #expect(list.map { $0["title"] as? String } == ["Stew"])
    #expect(try browser.titles(.sidebar).suffix(2) == ["slow", "vegan"])
    #expect(try browser.rows(.list).last?["servings"] as? String == "4")
  }

  @Test("favorite off while Favorites is selected takes the row away, on again brings it back")
  func favoriteOff() throws {
    let browser = try browser("select Favorites\nselect Ravioli")
    #expect(try browser.count("Favorites") == 1)
    browser.run("unfavorite")
    #expect(try browser.titles(.list) == [])
    #expect(try browser.shown() == "Ravioli")
    #expect(try browser.count("Favorites") == 0)
    browser.run("favorite")
    #expect(try browser.selected(.list) == ["Ravioli"])
  }

  @Test(
    "a deleted recipe leaves the next one selected, else the one before, else none",
    arguments: [
      ("Lasagne", "Ravioli"), ("Stew", "Ravioli"), ("Apple Cake", "Lasagne"),
    ])
  func selectedRecipeDeleted(title: String, next: String) throws {
    let browser = try browser("select \"\(title)\"\ndelete \"\(title)\"")
    #expect(try browser.selected(.list) == [next])
    #expect(try browser.shown() == next)
  }

  @Test("deleting all recipes shows none")
  func allDeleted() throws {
    let browser = try browser("select Stew\ndelete Lasagne Ravioli Stew \"Apple Cake\"")
    #expect(try browser.shown() == nil)
    #expect(try browser.count("All Recipes") == 0)
  }

  @Test("a deleted collection leaves its neighbour selected, else its parent")
  func selectedCollectionDeleted() throws {
    let browser = try browser("expand Dinner\nselect Pasta\ndelete Pasta")
    #expect(try browser.selected(.sidebar) == ["Dinner"])
    #expect(try browser.titles(.list) == ["Stew"])
    browser.run("delete Dinner")
    #expect(try browser.selected(.sidebar) == ["Cakes"])
    #expect(try browser.count("All Recipes") == 4)
    browser.run("delete Cakes")
    #expect(try browser.selected(.sidebar) == ["All Recipes"])
  }

  @Test("a collection deleted before the sidebar was read leaves all recipes selected")
  func deletedUnseen() throws {
    let browser = try browser("select Cakes")
    try browser.session.remember()
    let later = try BrowserUnderTest(store: browser.store)
    try browser.store.begin("elsewhere")
    try browser.store.deleteCollection(CollectionID(3))
    try browser.store.commit()
    later.run("stats")
    #expect(try later.selected(.sidebar) == ["All Recipes"])
    #expect(try later.titles(.list).count == 4)
  }

  @Test("new and deleted collections and tags leave the expansion of all others")
  func expansionIsKept() throws {
    let browser = try browser("expand Dinner")
    browser.run("add collection Soups\nadd recipe Borscht tags=red --in Soups\ndelete Cakes")
    #expect(
      try browser.titles(.sidebar).dropFirst(4) == [
        "Collections", "Dinner", "Pasta", "Soups", "Tags", "red", "vegan",
      ])
    browser.run("undo")
    #expect(try browser.titles(.sidebar).contains("Cakes"))
    #expect(try browser.titles(.sidebar).contains("Pasta"))
  }

  @Test("undo and redo bring rows, memberships and order back")
  func undo() throws {
    let browser = try browser("select Dinner")
    let before = try browser.ids(.list)
    browser.run("delete Lasagne")
    browser.run("move Stew after Ravioli")
    browser.run("undo")
    #expect(try browser.ids(.list) == before)
    browser.run("redo")
    #expect(try browser.titles(.list) == ["Stew", "Ravioli"])
  }
}
