import RecipeBrowser
import RecipeStore
import Testing

@Suite("Naming a row")
struct RowNamingTests {
  func browser(_ lines: String = "") throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.run(
      """
      add collection Dinner
      add collection Pasta --in Dinner
      add collection "AC/DC" --in Dinner
      add collection 12
      add recipe "Crème Brûlée"
      add recipe "Straßenkuchen"
      add recipe "Apple Cake"
      add recipe "Apple Pie"
      add recipe "12"
      add recipe "r1"
      select all
      focus list
      """ + "\n" + lines)
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test(
    "finds it by id, number, path, title, beginning and part",
    arguments: [
      ("r3", "r3"), ("list:1", "r5"), ("3", "r4"), ("sidebar:2", "all"), ("c2", "c2"),
      ("creme", "r1"), ("STRASSEN", "r2"), ("pie", "r4"), ("\"r1\"", "r6"), ("'12'", "r5"),
      ("Collections/Dinner/Pasta", "c2"), ("dinner/pasta", "c2"), ("Dinner/AC\\/DC", "c3"),
      ("'dinner/ac\\/dc'", "c3"), ("AC/DC", "c3"), ("Library/Favorites", "favorites"),
      ("favorites", "favorites"), ("Dinner", "c1"), ("tags", nil),
    ])
  func finds(word: String, id: String?) throws {
    let browser = try browser()
    #expect(try browser.object("select \(word)")["selected"] as? String == id)
  }

  @Test("lists the candidates when there are several")
  func ambiguous() throws {
    let browser = try browser()
    browser.run("select apple")
    let errors = browser.world.takeErrors()
    #expect(errors.contains("\"error\":\"ambiguous\""))
    #expect(errors.contains("r3 'Apple Cake', r4 'Apple Pie'"))
  }

  @Test("says what is near when there is none")
  func near() throws {
    let browser = try browser()
    browser.run("select 'aple cake'")
    #expect(browser.world.takeErrors().contains("did you mean 'Apple Cake'?"))
  }

  @Test(
    "refuses numbers and ids that are not there",
    arguments: ["99", "0", "list:7", "r99", "c99", "99999999999999999999"])
  func missing(word: String) throws {
    let browser = try browser()
    browser.run("select \(word)")
    #expect(browser.world.takeErrors().contains("\"error\":\"notFound\""))
  }

  @Test("prefers rows of the focused pane")
  func focus() throws {
    let browser = try browser("add recipe 'Pasta al forno'")
    browser.run("select all\nfocus list")
    #expect(try browser.object("select pasta")["selected"] as? String == "r7")
    browser.run("focus sidebar")
    #expect(try browser.object("select pasta")["selected"] as? String == "c2")
  }
}
