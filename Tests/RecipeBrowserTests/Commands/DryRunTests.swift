import RecipeBrowser
import Testing

@Suite("A dry run")
struct DryRunTests {
  /// A browser with a selection, a filter, an expansion and something to undo and to redo.
  func browser() throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.world.addFile("more.json", #"[{"title":"Miso Soup","tags":["soup"]}]"#)
    browser.run(
      """
      add collection Dinner
      add collection Pasta --in Dinner
      add recipe Lasagne tags=oven,pasta --in Pasta
      add recipe Ravioli tags=pasta --in Pasta
      add recipe Toast
      expand Dinner
      select Dinner
      sort title --reverse
      filter a
      select Lasagne
      set rating=4
      undo
      """)
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test(
    "tells what a command would tell, and changes nothing",
    arguments: [
      "add recipe New --in Dinner", "add collection New --in Dinner", "set rating=5 tags=new",
      "rename Dinner Supper", "rename Lasagne Z", "delete Lasagne", "delete Dinner", "delete '*'",
      "duplicate", "favorite '*'", "unfavorite Lasagne", "tag x", "untag oven",
      "file r3 --in Dinner", "unfile Lasagne --from Pasta", "move Pasta before Dinner", "undo 2",
      "redo", "import more.json",
    ])
  func rehearses(line: String) throws {
    let (tried, done) = (try browser(), try browser())
    func everything(_ browser: BrowserUnderTest) -> String {
      browser.run("show all\nexport --to -\nsort\nfocus")
    }
    let before = everything(tried)
    let words = line.split(separator: " ", maxSplits: 1)
    let rest = words.count > 1 ? " \(words[1])" : ""
    let told = tried.run("\(words[0]) --dry-run\(rest)")
    #expect(tried.world.takeErrors() == "")
    #expect(told.contains(#""dryRun":true"#))
    #expect(everything(tried) == before)
    let happened = done.run(line)
    #expect(told.replacing(#""dryRun":true,"#, with: "") == happened)
    // What it might have left behind would show in what the command does now.
    #expect(tried.run(line) == happened)
    #expect(everything(tried) == everything(done))
    #expect(tried.run("check").contains("true"))
  }

  @Test("of a command that fails says so and changes nothing")
  func failing() throws {
    let browser = try browser()
    let before = browser.run("export --to -")
    browser.run("delete --dry-run Lasagne nothing")
    #expect(browser.world.takeErrors().contains("there is no 'nothing'"))
    #expect(browser.run("export --to -") == before)
    #expect(try browser.shown() == "Lasagne")
  }

  @Test("is printed although results are not wanted")
  func quiet() throws {
    let browser = try BrowserUnderTest(format: .text) { $0.isQuiet = true }
    #expect(browser.run("add collection A --dry-run").contains("Added c1 A."))
    #expect(browser.run("add collection A") == "")
  }
}
