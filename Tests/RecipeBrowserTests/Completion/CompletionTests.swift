import RecipeBrowser
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  let browser: BrowserUnderTest

  init() throws {
    browser = try BrowserUnderTest()
    browser.run(
      #"""
      add collection Dinner
      add collection "Pasta Dishes" --in Dinner
      add recipe "Apple Cake" tags=vegan
      add recipe "apple crumble" tags=vegetarian
      add recipe Žemlovka
      add recipe 12
      add recipe 'Say "Cheese"'
      select "All Recipes"
      """#)
  }

  private func words(_ line: String) -> [String] {
    browser.session.completions(for: line).map(\.word)
  }

  @Test(
    "offers what each argument can be",
    arguments: [
      ("unf", ["unfavorite", "unfile"]), ("expand --", ["--all", "--level", "--recursive"]),
      ("show ", ["sidebar", "list", "detail", "all"]), ("show LI", ["list"]),
      ("select app", [#""Apple Cake""#, #""apple crumble""#]),
      ("select zem", ["Žemlovka"]), ("select 1", [#""12""#]),
      ("select say", [#""Say \"Cheese\"""#]),
      (#"select "apple c"#, [#""Apple Cake""#, #""apple crumble""#]),
      ("select r3", ["r3"]), ("delete r", ["Recents", "r1", "r2", "r3", "r4", "r5"]),
      ("file 1 --in D", ["Dinner"]), ("select Collections/d", ["Collections/Dinner"]),
      (#"select "Collections/Dinner/p"#, [#""Collections/Dinner/Pasta Dishes""#]),
      ("untag v", ["vegan", "vegetarian"]), ("set tags+=VEG", ["tags+=vegan", "tags+=vegetarian"]),
      ("set serv", ["servings="]), ("search tag:vegan", ["tag:vegan"]),
      ("search -ti", ["-title:", "-time:"]),
      ("add ", ["recipe", "collection", "search"]), ("add recipe Dal rat", ["rating="]),
      ("add recipe ", []), ("move 1 ", ["before", "after", "into"]),
      ("move 1 into Din", ["Dinner"]),
      ("option output t", ["text", "tsv"]), ("option echo ", ["on", "off"]),
      ("sort ti", ["title", "time"]), ("help unf", ["unfavorite", "unfile"]), ("frobnicate ", []),
      ("show # li", []), ("rename 1 App", []),
    ] as [(String, [String])])
  func kinds(line: String, expected: [String]) {
    let offered = words(line)
    if line == "delete r" {
      #expect(Set(offered).isSubset(of: Set(expected)) && offered.contains("r1"))
    } else {
      #expect(offered == expected)
    }
  }

  @Test(
    "puts in what candidates have in common, with an open quote, case and accents aside",
    arguments: [
      ("select app", #""Apple C"#), ("select zem", "Žemlovka"), ("show", "show"),
      ("untag v", "veg"), ("select xyz", nil),
    ] as [(String, String?)])
  func replacement(line: String, expected: String?) {
    #expect(Candidate.replacement(for: browser.session.completions(for: line)) == expected)
  }

  @Test("says what each candidate is, and shows no control character")
  func labels() {
    browser.run("add recipe 'Apple\u{1B}[31m Pie'")
    let offers = browser.session.completions(for: "select apple")
    #expect(offers.map(\.label) == ["Apple^[[31m Pie", "Apple Cake", "apple crumble"])
    #expect(offers.map(\.word).first == "r6")
    #expect(offers.allSatisfy { $0.kind == .recipe })
    #expect(browser.session.completions(for: "select Din").map(\.kind) == [.collection])
    #expect(browser.session.completions(for: "show li").map(\.kind) == [.pane])
  }

  @Test("every word offered for a row names it", arguments: ["", "a", "r", "c", "d", "1"])
  func rowsAreFound(start: String) throws {
    for word in words("select \(start)") where !["Library", "Collections", "Tags"].contains(word) {
      browser.run("select \(word)")
      #expect(browser.world.takeErrors() == "", "\(word)")
      browser.run("select \"All Recipes\"")
    }
  }
}
