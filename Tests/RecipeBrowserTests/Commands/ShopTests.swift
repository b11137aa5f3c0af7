import RecipeStore
import Testing

@testable import RecipeBrowser

@Suite("Shopping")
struct ShopTests {
  /// A session with recipes of these titles, and the lines of their ingredients.
  func browser(
    format: OutputFormat = .text, _ recipes: KeyValuePairs<String, String>
  ) throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest(format: format) { $0.isQuiet = true }
    for (title, lines) in recipes {
      browser.run("add recipe '\(title)' \"ingredients=\(lines)\"")
    }
    #expect(browser.world.takeErrors() == "")
    browser.run("focus list\nselect 1")
    return browser
  }

  @Test("sums what is alike over recipes, as they are scaled, and says who needs it")
  func sums() throws {
    let browser = try browser([
      "Bread": #"500 g flour\n1 tsp salt\n"#, "Pancakes": #"200 g Flour\n1 cup milk\n2 eggs\nsalt"#,
    ])
    browser.run("select Pancakes\nset servings=4\nscale 6")
    #expect(
      browser.run("shop '*'") == """
        For Bread, 1½x Pancakes
          • 800 g flour (Bread, Pancakes)
          • 1 tsp + some salt (Bread, Pancakes)
          • 1½ cups milk (Pancakes)
          • 3 eggs (Pancakes)

        """)
    #expect(browser.run("shop").hasPrefix("For 1½x Pancakes\n  • 300 g Flour\n"))
  }

  @Test("lists amounts exactly in JSON, and rows of values with tabs")
  func formats() throws {
    let browser = try browser(format: .json, ["Bread": #"1/3 cup oil\nsalt"#])
    browser.run("scale 1/2x")
    #expect(
      browser.run("shop") == """
        {"command":"shop","recipes":[{"id":"r1","title":"Bread","scale":"1/2"}],\
        "items":[{"item":"oil","amounts":[{"lower":"1/6","upper":"1/6","unit":"cup",\
        "text":"⅙ cup"}],"text":"⅙ cup oil","unmeasured":false,"recipes":["r1"]},\
        {"item":"salt","amounts":[],"text":"salt","unmeasured":true,"recipes":["r1"]}],"notes":[],"changes":[]}

        """)
    browser.run("option output tsv")
    #expect(
      browser.run("shop") == "amount\titem\trecipes\n⅙ cup\toil\tBread\n\tsalt\tBread\n")
  }

  @Test("makes what lines refer to, to any depth, a diamond twice")
  func references() throws {
    let browser = try browser([
      "Feast": #"./Pie\n2 ./Cake"#, "Pie": "[The butter](spiced-butter.md)",
      "Cake": "@./Basics/Spiced Butter{}", "Spiced Butter": "100 g butter",
    ])
    #expect(
      browser.run("shop Feast") == """
        For Feast, Pie, 2x Cake, 3x Spiced Butter
          • 300 g butter (Spiced Butter)

        """)
  }

  @Test("lists what it does not find or cannot measure, with a note")
  func notes() throws {
    let browser = try browser(["Pie": #"150 g ./Dough\n1 ./Jam"#, "Dough": "100 g flour"])
    #expect(
      browser.run("shop Pie") == """
        For Pie
          • 150 g Dough
          • 1 Jam
        note: Pie: how much of 'Dough' that recipe gives is not known
        note: Pie: there is no recipe 'Jam'

        """)
    browser.run("select Dough\nset 'servings=300 g'")
    #expect(browser.run("shop Pie").contains("• 50 g flour (Dough)"))
  }

  @Test("takes of several recipes with one title that in the folder, or that beside it")
  func folders() throws {
    let browser = try browser([
      "Pie": "./Doughs/Short", "Tart": "./Short", "Short": "1 kg flour", "Other": "",
    ])
    browser.run("add collection Doughs\nadd collection Tarts")
    browser.run("add recipe Short 'ingredients=2 kg flour' --in Doughs")
    browser.run("file r2 --in Tarts\nfile r3 --in Tarts\nselect all")
    #expect(browser.run("shop r1").contains("2 kg flour"))
    #expect(browser.run("shop r2").contains("1 kg flour"))
    browser.run("unfile r2 --from Tarts\nshop r2")
    #expect(browser.world.takeErrors().contains("'Short' can mean r3, r5"))
  }

  @Test("refuses recipes that need each other, and says which")
  func circles() throws {
    let browser = try browser(["Hen": "./Egg", "Egg": "1 [hen](hen.md)", "Nest": "2 ./Egg"])
    #expect(browser.run("shop Nest") == "")
    #expect(
      browser.world.takeErrors()
        == "larder: test:1: shop: recipes need each other in a circle: 'Egg' → 'Hen' → 'Egg'\n")
  }

  @Test(
    "says in one line what is wrong",
    arguments: [
      ("deselect\nshop", "no recipe is selected"), ("shop nothing", "there is no 'nothing'"),
      ("shop collections", "is not a recipe"),
    ])
  func mistakes(lines: String, message: String) throws {
    let browser = try browser(["Pie": ""])
    browser.run(lines)
    #expect(browser.world.takeErrors().contains(message))
  }
}
