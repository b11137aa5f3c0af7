import RecipeBrowser
import RecipeStore
import Testing

@Suite("Importing and exporting")
struct ExchangeTests {
  static let file = """
    {"larder": 1, "collections": [{"title": "Dinner", "recipes": [7], "collections": [
      {"title": "Pasta", "recipes": [8, 7]}, {"title": "Empty"}]}],
     "recipes": [{"id": 7, "title": "Stew", "tags": ["slow"]}, {"id": 8, "title": "Lasagne"}]}
    """

  func browser() throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.world.addFile("a.json", Self.file)
    return browser
  }

  @Test("keeps numbers, collections and their order")
  func keeps() throws {
    let browser = try browser()
    let object = try browser.object("import a.json")
    #expect(object["ids"] as? [String] == ["r7", "r8"])
    browser.run("expand --all\nselect Pasta")
    #expect(try browser.titles(.list) == ["Lasagne", "Stew"])
    #expect(try browser.titles(.sidebar).contains("Empty"))
  }

  @Test("of the same file twice adds nothing, also after an edit, and says why")
  func twice() throws {
    let browser = try browser()
    browser.run("import a.json\nset title=Goulash --to r7\ndelete Empty")
    let object = try browser.object("import a.json")
    #expect(object["ids"] as? [String] == [])
    let skipped = try #require(object["skipped"] as? [[String: Any]])
    #expect(skipped.count == 2)
    #expect(skipped.allSatisfy { ($0["reason"] as? String)?.contains("already") == true })
    browser.run("expand --all")
    #expect(try !browser.titles(.sidebar).contains("Empty"))
  }

  @Test("gives back in a new store what was exported")
  func roundTrip() throws {
    let browser = try browser()
    browser.run("import a.json\nfavorite r7\nduplicate r7\nexport --to out.json")
    let text = try #require(browser.world.text(of: "out.json"))
    let other = try BrowserUnderTest()
    other.world.addFile("out.json", text)
    other.run("import out.json\nexport --to again.json")
    #expect(other.world.text(of: "again.json") == text)
  }

  @Test("of a changed file says what has changed, and takes it when asked")
  func changed() throws {
    let browser = try browser()
    browser.run("import a.json\nfavorite r7\ntag mine --to r7")
    browser.world.addFile(
      "a.json", Self.file.replacing("\"slow\"", with: "\"slower\"").replacing("Las", with: "las"))
    let told = try browser.object("import a.json")
    #expect(told["ids"] as? [String] == [])
    let skipped = try #require(told["skipped"] as? [[String: Any]])
    #expect(skipped.map { $0["kind"] as? String } == ["changed", "changed"])
    #expect(skipped.allSatisfy { $0["line"] as? Int == 3 })
    let updated = try browser.object("import a.json --update")
    #expect(updated["updated"] as? [String] == ["r7", "r8"])
    let recipe = try #require(try browser.store.recipe(RecipeID(7))).content
    #expect(recipe.tags.first == "slower" && recipe.tags.contains("mine") && recipe.isFavorite)
    #expect(try browser.store.recipe(RecipeID(8))?.content.title == "lasagne")
    #expect(try browser.object("import a.json --update")["updated"] as? [String] == [])
    browser.run("undo")
    #expect(try browser.store.recipe(RecipeID(8))?.content.title == "Lasagne")
    #expect(try browser.count("All Recipes") == 2)
  }

  @Test("tells namesakes in a file apart when one comes before them")
  func namesakes() throws {
    let browser = try BrowserUnderTest()
    let (soup, other) = (#"{"title":"Soup","notes":"a"}"#, #"{"title":"Soup","notes":"b"}"#)
    browser.world.addFile("a.json", "[\(soup),\(other)]")
    #expect((try browser.object("import a.json")["ids"] as? [String])?.count == 2)
    let third = #"{"title":"Soup","notes":"c"}"#
    browser.world.addFile("a.json", "[\(third),\(soup),\(other)]")
    #expect((try browser.object("import a.json")["ids"] as? [String])?.count == 1)
  }

  @Test("of an export of this very store adds nothing, also after edits")
  func backup() throws {
    let browser = try browser()
    browser.run("import a.json\nset title=Goulash --to r7\nexport --to b.json")
    #expect(try browser.object("import b.json")["ids"] as? [String] == [])
  }

  @Test("takes the others when one recipe is broken, and fails with its line")
  func broken() throws {
    let browser = try browser()
    browser.world.addFile(
      "b.json", "[{\"title\": \"ok\"},\n {\"title\": 5},\n{\"title\": \"fine\"}]")
    browser.run("import b.json --all-or-nothing")
    #expect(browser.world.takeErrors().contains("b.json:2: "))
    #expect(try browser.count("All Recipes") == 0)
    var line = TextLines(name: "test", text: "import b.json")
    #expect(browser.session.run(&line) == 1)
    let output = browser.world.takeOutput()
    #expect(output.contains(#""path":"b.json","line":2,"kind":"format""#))
    #expect(try browser.count("All Recipes") == 2)
  }

  @Test("refuses a file that is broken as a whole with its line, and takes nothing of it")
  func cutOff() throws {
    let browser = try browser()
    browser.world.addFile("b.json", "[{\"title\": \"ok\"},\n {\"title\": ")
    browser.run("import b.json")
    #expect(browser.world.takeErrors().contains("b.json:2: "))
    #expect(try browser.count("All Recipes") == 0)
  }

  @Test("reads a file as the format that is named")
  func from() throws {
    let browser = try BrowserUnderTest()
    browser.world.addFile("a.json", #"[{"title":"Soup","prepTime":120}]"#)
    browser.run("import a.json --from json\nimport a.json --from apple --update")
    #expect(try browser.store.recipe(RecipeID(1))?.content.prepMinutes == 2)
    browser.run("import a.json --from nothing")
    #expect(browser.world.takeErrors().contains("there is no readable format 'nothing': "))
  }

  @Test("of a folder takes what can be read and tells the rest")
  func folder() throws {
    let browser = try BrowserUnderTest()
    browser.world.addFile("in/a.json", Self.file)
    browser.world.addFile("in/b.json", "[{]")
    let object = try browser.object("import in")
    #expect((object["ids"] as? [String])?.count == 2)
    #expect((object["skipped"] as? [[String: Any]])?.first?["line"] as? Int == 1)
  }

  @Test("says how far it is, and when it has ended")
  func progress() throws {
    let browser = try BrowserUnderTest()
    browser.world.addFile("in/a.json", Self.file)
    browser.world.addFile("in/b.json", "[{]")
    browser.run("import in")
    #expect(
      browser.world.progress == [
        "reading in", "importing file 1 of 2", "importing file 2 of 2", nil,
      ])
  }

  @Test("writes only what is named, with the collections that hold it")
  func part() throws {
    let browser = try browser()
    browser.run("import a.json\nexport Pasta --to pasta.json\nexport r8 --to one.json --as apple")
    #expect(browser.world.text(of: "pasta.json")?.contains("Empty") == false)
    #expect(browser.world.text(of: "one.json")?.contains("\"Lasagne\"") == true)
  }
}
