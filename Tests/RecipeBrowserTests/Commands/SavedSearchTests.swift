import RecipeBrowser
import RecipeStore
import Testing

@Suite("A saved search")
struct SavedSearchTests {
  func browser(_ lines: String = "") throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.run(
      """
      add recipe Lasagne rating=5 cook=60
      add recipe Toast rating=3 cook=5
      add recipe Ramen rating=5 cook=20
      add search Best rating:>=5
      focus sidebar
      """ + "\n" + lines)
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test("stands in a section of its own, which is there while there are any")
  func section() throws {
    let browser = try browser()
    let rows = try browser.rows(.sidebar)
    let index = try #require(rows.firstIndex { $0["id"] as? String == "searches" })
    #expect(rows[index]["title"] as? String == "Searches")
    #expect(rows[index + 1]["id"] as? String == "s1")
    #expect(rows[index + 1]["kind"] as? String == "search")
    #expect(rows[index + 1]["count"] as? Int == 2)
    browser.run("delete Best")
    #expect(try !browser.ids(.sidebar).contains("searches"))
  }

  @Test("lists what it finds now, by its title, its id and its path")
  func lists() throws {
    let browser = try browser()
    for name in ["best", "s1", "Searches/Best"] {
      browser.run("select all\nselect \(name)")
      #expect(try Set(browser.titles(.list)) == ["Lasagne", "Ramen"])
    }
    #expect(try browser.object("set rating=5 --to r2")["changes"] != nil)
    #expect(try Set(browser.titles(.list)) == ["Lasagne", "Ramen", "Toast"])
    #expect(try browser.count("Best") == 3)
  }

  @Test("is told when what it finds changes, and only then")
  func counts() throws {
    let browser = try browser()
    func told(_ line: String) throws -> [String] {
      let changes = try browser.object(line)["changes"] as? [[String: Any]] ?? []
      return changes.filter { $0["id"] as? String == "s1" }.compactMap { $0["change"] as? String }
    }
    #expect(try told("set rating=4 --to Ramen") == ["update"])
    #expect(try told("set servings=4 --to Ramen") == [])
    #expect(try told("delete Lasagne") == ["update"])
    #expect(try browser.count("Best") == 0)
  }

  @Test("is renamed, deleted, undone and redone like anything else")
  func changes() throws {
    let browser = try browser("rename Best Finest")
    #expect(try browser.titles(.sidebar).contains("Finest"))
    browser.run("undo")
    #expect(try browser.titles(.sidebar).contains("Best"))
    browser.run("select Best\ndelete s1")
    #expect(try browser.selected(.sidebar) == ["All Recipes"])
    browser.run("undo 2\nredo")
    #expect(try browser.titles(.sidebar).contains("Best"))
    #expect(browser.run("check").contains("true"))
  }

  @Test("comes with an export, and once only with an import")
  func exchange() throws {
    let browser = try browser("export --to all.json")
    let file = try #require(browser.world.text(of: "all.json"))
    #expect(file.contains(#""query": "rating:>=5""#))
    let other = try BrowserUnderTest()
    other.world.addFile("all.json", file)
    other.run("import all.json\nimport all.json")
    #expect(try other.titles(.sidebar).filter { $0 == "Best" }.count == 1)
    #expect(other.run("export --to -") == file)
  }

  @Test(
    "is refused with a reason",
    arguments: [
      ("add search Best quick", "there is a 'Best' here already"), ("add search Best", "usage"),
      ("add search '' quick", "empty"), ("add search Late time:<soon", "time:"),
      ("select s9", "there is no search 's9'"),
    ])
  func mistakes(line: String, message: String) throws {
    let browser = try browser()
    browser.run(line)
    let errors = browser.world.takeErrors()
    #expect(errors.contains(message), "\(errors)")
  }
}
