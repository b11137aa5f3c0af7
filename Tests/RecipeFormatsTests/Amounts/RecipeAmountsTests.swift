import RecipeFormats
import RecipeStore
import Testing

@Suite("The amounts of a recipe")
struct RecipeAmountsTests {
  /// A recipe as Cooklang has it.
  private func recipe(_ text: String) throws -> RecipeContent {
    let read = try #require(RecipeFormat.cooklang.read)
    let file = try read(RecipeSource(name: "a.cook", bytes: Array(text.utf8)))
    return try #require(file.recipes.first).content
  }

  @Test("are scaled but for those that Cooklang fixes, and the line is told apart by its words")
  func fixed() throws {
    let content = try recipe("@salt{=1%tsp} @flour{100%g}\n\n@sugar{1%tsp}\n")
    let doubled = content.scaled(by: try #require(Rational(2)))
    #expect(doubled.ingredients == ["1 tsp salt", "200 g flour", "2 tsp sugar"])
    var edited = content
    edited.ingredients[0] = "3 tsp salt"
    #expect(edited.scaled(by: try #require(Rational(2))).ingredients[0] == "6 tsp salt")
  }

  @Test("leave a number that grows too large to the reader")
  func overflow() throws {
    var content = RecipeContent(title: "")
    content.ingredients = ["123456789.123456789 g gold"]
    let factor = try #require(Rational(999_999))
    #expect(
      content.scaled(by: factor).ingredients == ["999999 × 123456789.123456789 g gold"])
  }

  @Test(
    "count servings, but neither weights nor nothing",
    arguments: [
      ("4", 4), ("4-6 people", 4), ("about 20 rolls", 20), ("20 (5 cups)", 20), ("500 g", nil),
      ("2 l, for 3", 3), ("many", nil), ("0", nil), ("", nil), ("2 slices", 2),
    ])
  func servings(text: String, count: Int64?) {
    var content = RecipeContent(title: "")
    content.servings = text
    #expect(RecipeAmounts(content).servings == count.flatMap { Rational($0) })
  }
}
