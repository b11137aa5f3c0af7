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

  @Test("refuses a broken file with its line, and takes nothing of it")
  func broken() throws {
    let browser = try browser()
    browser.world.addFile("b.json", "[{\"title\": \"ok\"},\n {\"title\": 5}]")
    browser.run("import b.json")
    #expect(browser.world.takeErrors().contains("b.json:2: "))
    #expect(try browser.count("All Recipes") == 0)
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

  @Test("writes only what is named, with the collections that hold it")
  func part() throws {
    let browser = try browser()
    browser.run("import a.json\nexport Pasta --to pasta.json\nexport r8 --to one.json --as apple")
    #expect(browser.world.text(of: "pasta.json")?.contains("Empty") == false)
    #expect(browser.world.text(of: "one.json")?.contains("\"Lasagne\"") == true)
  }
}
