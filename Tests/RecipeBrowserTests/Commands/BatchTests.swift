import RecipeBrowser
import RecipeStore
import Testing

@testable import RecipeBrowser

@Suite("A word that names several rows")
struct BatchTests {
  func browser() throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    for title in ["Apple Cake", "Apple Pie", "Borscht", "Dal*", "[Dal]", "Why not?"] {
      browser.run("add recipe '\(title)'")
    }
    browser.run("add collection Dinner\nadd collection Dessert\nfocus list")
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test(
    "is a range, or a pattern of titles; each row counts once",
    arguments: [
      ("2-3", ["r1", "r2"]), ("list:2-2", ["r1"]), ("'apple*'", ["r1", "r2"]),
      ("Apple* 2-4", ["r1", "r2", "r3"]), ("'*'", ["r5", "r1", "r2", "r3", "r4", "r6"]),
      ("b?rscht", ["r3"]), ("'dal*'", ["r4"]), ("'[*'", ["r5"]), ("'why not?'", ["r6"]),
      ("'not?'", ["r6"]), ("'*[dal]'", ["r5"]),
    ])
  func names(words: String, ids: [String]) throws {
    #expect(try browser().object("favorite \(words)")["ids"] as? [String] == ids)
  }

  @Test(
    "says what is wrong with it",
    arguments: [
      ("3-2", "goes backwards"), ("1-7", "no row 7"), ("0-2", "no row 0"), ("9-9", "no row 9"),
      ("1-99999999999999999999", "no row 99999999999999999999"), ("'x*'", "there is no 'x*'"),
      ("sidebar:1-2", "is not a recipe"),
    ])
  func mistakes(words: String, message: String) throws {
    let browser = try browser()
    browser.run("favorite \(words)")
    #expect(browser.world.takeErrors().contains(message))
  }

  @Test("never takes what a filter hides")
  func filtered() throws {
    let browser = try browser()
    browser.run("filter pie")
    #expect(try browser.object("delete '*'")["ids"] as? [String] == ["r2"])
  }

  @Test(
    "matches as a pattern",
    arguments: [
      ("", "", true), ("", "*", true), ("a", "", false), ("abc", "a*c", true),
      ("abcbc", "a*bc", true), ("abcb", "a*bc", false), ("abc", "???", true), ("abc", "??", false),
      ("aaa", "a*a*a*a", false), ("aaaa", "*a*a*", true), ("*", "?", true), ("ab", "**b**", true),
    ])
  func patterns(title: String, pattern: String, fits: Bool) {
    #expect(matches(title, pattern: pattern) == fits)
  }
}

@Suite("Deleting several recipes")
struct DeletionTests {
  func browser(isInteractive: Bool) throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest { $0.isInteractive = isInteractive }
    browser.run("add recipe A\nadd recipe B\nadd recipe C\nfocus list")
    return browser
  }

  @Test("asks somebody who types, and does nothing without a yes")
  func asks() throws {
    let browser = try browser(isInteractive: true)
    browser.run("delete 1-2")
    #expect(browser.world.questions == ["Delete 2 recipes?"])
    #expect(browser.world.takeErrors().contains("nothing was deleted"))
    #expect(try browser.titles(.list) == ["A", "B", "C"])
    browser.world.answer(true)
    browser.run("delete 1-2")
    #expect(try browser.titles(.list) == ["C"])
  }

  @Test("never asks a script, and nobody about one recipe or about what would happen")
  func asksNot() throws {
    let typed = try browser(isInteractive: true)
    typed.run("delete 1\ndelete --dry-run 1-2")
    #expect(typed.world.questions.isEmpty)
    typed.world.addFile("script", "delete 1-2")
    typed.run("source script")
    #expect(typed.world.questions.isEmpty)
    #expect(try typed.titles(.list).isEmpty)
    let script = try browser(isInteractive: false)
    script.run("delete '*'")
    #expect(script.world.questions.isEmpty)
    #expect(try script.titles(.list).isEmpty)
  }
}
