import Foundation
import RecipeBrowser
import RecipeStore
import TestSupport
import Testing

@Suite("Archives")
struct ArchiveTests {
  /// A browser that has one of the archives beside this file.
  func browser(with name: String) throws -> BrowserUnderTest {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/" + name))
    let browser = try BrowserUnderTest()
    browser.world.addFile(name, bytes: Array(data))
    return browser
  }

  func problems(_ object: [String: Any]) throws -> [String] {
    try #require(object["skipped"] as? [[String: Any]]).map { skip in
      "\(skip["path"] ?? ""):\(skip["line"] as? Int ?? 0): \(skip["reason"] ?? "")"
    }
  }

  @Test("are read at any depth, without what is hidden, and names lead nowhere")
  func nested() throws {
    let browser = try browser(with: "nested.zip")
    let object = try browser.object("import nested.zip")
    #expect(try browser.titles(.list).sorted() == ["Cake", "Pie", "Soup", "ok"])
    #expect(
      try problems(object) == [
        "nested.zip/broken.json:2: 'title' must be a text, not a number"
      ])
    #expect(try browser.object("import nested.zip")["ids"] as? [String] == [])
  }

  @Test("that hold too much are told, and their other files are taken")
  func bomb() throws {
    let browser = try browser(with: "bomb.zip")
    let object = try browser.object("import bomb.zip")
    #expect(try browser.titles(.list) == ["Soup"])
    #expect(
      try problems(object) == ["bomb.zip/bomb.zip/zeros.json:0: it holds more than 100 MB"])
  }

  @Test("that lie in each other without end are told")
  func deep() throws {
    let browser = try browser(with: "deep.zip")
    browser.run("import deep.zip")
    #expect(browser.world.takeErrors().contains("archives lie in each other too deep"))
  }

  @Test("that are cut off anywhere give what is sound or an error")
  func truncated() throws {
    let whole = try browser(with: "nested.zip")
    let bytes = try whole.world.read("nested.zip")
    for count in stride(from: 0, to: bytes.count, by: 37) {
      let browser = try BrowserUnderTest()
      browser.world.addFile("a.zip", bytes: Array(bytes[..<count]))
      let output = browser.run("import a.zip")
      let told = browser.world.takeErrors() + (output.contains("\"reason\"") ? output : "")
      #expect(try !told.isEmpty || browser.count("All Recipes") ?? 0 > 0, "\(count)")
    }
  }

  @Test(
    "of Paprika, Nextcloud, Tandoor and others give all recipes", .enabled(if: Cases.folder != nil))
  func exports() throws {
    for (name, titles) in [
      "paprika": [
        "Zucchini Rolls with Goat Cheese and Mint", "Zucchini-Kartoffel-Frittata", "Zucchinipuffer",
        "Zweimal gebratenes Hähnchen mit Gemüse und Nudeln",
        "Zwiebelrostbraten mit selbstgemachten Spätzle",
      ],
      "nextcloud": ["Air Fryer Shrimp", "Chicken Parmigiana", "Skillet Shepherd's Pie"],
      "tandoor": ["“Texas Red” Chili"],
      "copymethat": ["Classic Stuffed Shells", "Crockpot Cilantro Lime Chicken", "Spam Zoodles"],
      "plantoeat": ["Test Recipe", "Test Recipe2"],
    ] {
      let browser = try BrowserUnderTest()
      browser.world.addFile("a.zip", bytes: try Cases.bytes("exports/archives/\(name).zip"))
      browser.run("import a.zip")
      #expect(browser.world.takeErrors() == "")
      #expect(try browser.titles(.list).sorted() == titles)
    }
  }

  @Test("of Paprika keep every field but the photographs", .enabled(if: Cases.folder != nil))
  func paprika() throws {
    let browser = try BrowserUnderTest()
    let path = "exports/paprika/My Recipes/Zucchini Rolls with Goat Cheese and Mint.paprikarecipe"
    browser.world.addFile("a.paprikarecipe", bytes: try Cases.bytes(path))
    browser.run("import a.paprikarecipe")
    let recipe = try #require(try browser.store.recipe(RecipeID(1)))
    let rolls = recipe.content
    #expect((rolls.servings, rolls.prepMinutes, rolls.cookMinutes) == ("about 20 rolls", 30, 30))
    #expect(rolls.ingredients.count == 12 && rolls.directions.count == 4)
    #expect(rolls.tags == ["Grill", "Käse", "Vegetarisch", "Vorspeißen"])
    #expect(rolls.source.hasPrefix("http://www.seriouseats.com/") && rolls.rating == nil)
    #expect(rolls.images == ["3fab086f-8a19-433e-9a6b-cc7c5c458aef.jpg"])
    #expect(recipe.added == Timestamp("2014-07-03T08:05:58Z"))
    let kept = try #require(rolls.extras["paprika"])
    #expect(kept.contains("Seriouseats.com") && kept.contains("zucchini-rolls-thumb"))
    #expect(kept.utf8.count < 1000)
  }
}
