import RecipeStore
import Testing

@testable import RecipeBrowser

@Suite("Scaling")
struct ScaleTests {
  func browser() throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.run(
      #"add recipe Dal servings=4 ingredients="250 g lentils\n2 (14 oz) cans tomatoes\nsalt""#)
    browser.run("add recipe Soup ingredients='1 l water'")
    #expect(browser.world.takeErrors() == "")
    browser.run("select Dal")
    return browser
  }

  func recipe(_ browser: BrowserUnderTest, _ line: String) throws -> [String: Any] {
    try #require(try browser.object(line)["recipe"] as? [String: Any])
  }

  @Test(
    "takes a whole number as servings, and what has an x or a fraction as a factor",
    arguments: [
      ("6", "3/2", "375 g lentils"), ("x2", "2", "500 g lentils"), ("2x", "2", "500 g lentils"),
      ("2 x", "2", "500 g lentils"), ("×½", "1/2", "125 g lentils"),
      ("1½x", "3/2", "375 g lentils"),
      ("1/2x", "1/2", "125 g lentils"), ("1 1/2 x", "3/2", "375 g lentils"),
      ("0.5", "1/2", "125 g lentils"), ("1/2", "1/2", "125 g lentils"),
      ("1,5x", "3/2", "375 g lentils"), ("1000000x", "1000000", "250000000 g lentils"),
    ])
  func words(words: String, scale: String, first: String) throws {
    let shown = try recipe(try browser(), "scale \(words)")
    #expect(shown["scale"] as? String == scale)
    #expect((shown["ingredients"] as? [String])?.first == first)
  }

  @Test("shows the recipe so from then on, and leaves the store's as it is")
  func shows() throws {
    let browser = try browser()
    browser.run("scale x2")
    let shown = try recipe(browser, "show detail")
    #expect(shown["servings"] as? String == "8")
    #expect(
      shown["ingredients"] as? [String] == ["500 g lentils", "4 (14 oz) cans tomatoes", "salt"])
    #expect(try browser.store.recipe(RecipeID(1))?.content.servings == "4")
    browser.run("set servings=6")
    #expect(try recipe(browser, "show detail")["servings"] as? String == "12")
    #expect(try recipe(browser, "scale 1x")["scale"] == nil)
    #expect(try recipe(browser, "show detail")["servings"] as? String == "6")
  }

  @Test("belongs to the recipe, not to what comes after it")
  func belongs() throws {
    let browser = try browser()
    browser.run("scale 8\nselect Soup")
    #expect(try recipe(browser, "show detail")["scale"] == nil)
    browser.run("select Dal")
    #expect(try recipe(browser, "show detail")["scale"] as? String == "2")
  }

  @Test(
    "is refused in one line",
    arguments: [
      ("scale 0", "more than 0"), ("scale 0x", "more than 0"), ("scale -2", "more than 0"),
      ("scale 1e999", "neither"), ("scale two", "neither"), ("scale x", "neither"),
      ("scale ''", "neither"), ("scale 1000001x", "from 1/1000000 to 1000000"),
      ("scale 1/9999999x", "from 1/1000000"), ("scale", "usage: scale N | FACTOR"),
      ("select Soup\nscale 4", "'Soup' does not say how many it serves"),
      ("deselect\nscale 4", "no recipe is selected"),
    ])
  func mistakes(lines: String, message: String) throws {
    let browser = try browser()
    browser.run("focus list\n\(lines)")
    let errors = browser.world.takeErrors()
    #expect(errors.contains(message))
    #expect(errors.filter(\.isNewline).count == 1)
  }
}
