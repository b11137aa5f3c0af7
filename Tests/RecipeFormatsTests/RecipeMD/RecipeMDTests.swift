import RecipeStore
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("RecipeMD")
struct RecipeMDTests {
  private let trip = RoundTrip(.recipeMD, name: "Recipe.md")

  private func content(_ text: String) throws -> RecipeContent {
    try #require(try trip.read(text).recipes.first).content
  }

  private static let sample = """
    # Guacamole

    Some people call it *guac*.

    *sauce, vegan*

    **4 Servings, 200g**

    ---

    - *1* avocado
    - *.5 teaspoon* salt
    - lemon juice
      from one lemon

    ## Dip

    * *2 tbsp* [Mustard](./Mustard.md)

    ---

    Remove flesh from avocado
    and mash.\\
    Season.

    ## Serving

    1. Chop.
    2. Serve.

       At once.

    """

  @Test("gives what a cook needs")
  func fields() throws {
    let content = try content(Self.sample)
    #expect(content.title == "Guacamole")
    #expect(content.notes == "Some people call it *guac*.")
    #expect(content.tags == ["sauce", "vegan"])
    #expect(content.servings == "4 Servings, 200g")
    #expect(
      content.ingredients == [
        "1 avocado", ".5 teaspoon salt", "lemon juice from one lemon", "Dip:",
        "2 tbsp [Mustard](./Mustard.md)",
      ])
    #expect(
      content.directions == [
        "Remove flesh from avocado and mash.\nSeason.", "Serving:", "Chop.", "Serve.\n\nAt once.",
      ])
  }

  @Test("writes again what it read, but for what was edited")
  func edits() throws {
    var content = try content(Self.sample)
    #expect(trip.written(content) == Self.sample)
    content.rating = 4
    content.cookMinutes = 10
    let text = trip.written(content)
    #expect(text.contains("<!-- larder\ncook time: 10 minutes\nrating: 4\n-->"))
    #expect(text.contains("* *2 tbsp* [Mustard](./Mustard.md)"))
    #expect(try self.content(text).withoutExtras == content.withoutExtras)
    content.ingredients.append("salt")
    content.directions.removeFirst()
    #expect(try self.content(trip.written(content)).withoutExtras == content.withoutExtras)
  }

  @Test("keeps every field of a recipe from elsewhere")
  func everyField() throws {
    var content = RecipeContent(title: "A *B* #1")
    content.servings = "about 20 rolls"
    content.prepMinutes = 5
    content.cookMinutes = 61
    content.ingredients = [
      "salt", "1 1/2 cups flour, sifted", "200g sugar", "*optional* salt", "- dash", "1. x", "# y",
      "1 (14 oz) can tomatoes", "2 tbsp [Mustard](./Mustard.md)", "a \\* b \\", "Sauce:", "> z",
      "[ ] box", "```", "2-3 eggs", "ca. 250 g Mehl", "+ x", "[a]: b", "5 *x", "1",
      "a handful of x",
    ]
    content.directions = [
      "# not a heading", "- no list", "1. no number", "One\n\n---\n\ntwo", "Bake:", "---", "a\nb",
      "    code", "<b>", "> quote",
    ]
    content.notes = "One.\n\nTwo --> three"
    content.source = "https://example.org/?a=b--c#d"
    content.tags = ["vegan", "a*b", "two, three"]
    content.isFavorite = true
    content.rating = 5
    content.images = ["a b.jpg"]
    var expected = content
    expected.directions[7] = "code"
    let read = try self.content(trip.written(content))
    #expect(read.withoutExtras == expected)
    #expect(read.extras.isEmpty)
  }

  @Test(
    "keeps notes that would be something else",
    arguments: ["---", "*all*", "**5**", "# x\n\n---", "<!-- larder\n-->", "```\nx", "a\n---"])
  func notes(text: String) throws {
    var content = RecipeContent(title: "A")
    content.notes = text
    #expect(try self.content(trip.written(content)).notes == text)
  }

  @Test("bears depth and length")
  func deep() throws {
    let head = "# A\n\n---\n\n"
    _ = try? content(head + String(repeating: "> ", count: 10_000) + "a")
    _ = try? content(head + String(repeating: "- ", count: 10_000) + "a")
    _ = try? content(head + "- " + String(repeating: "*", count: 20_000))
    _ = try? content(head + "- " + String(repeating: "[", count: 20_000))
    #expect(throws: FormatError.self) { try trip.read([0x23, 0x20, 0xFF]) }
  }

  @Test("survives mutations of a recipe")
  func mutations() throws {
    try trip.checkMutations(
      of: [Array(Self.sample.utf8)],
      pieces: [
        "---\n", "\n---\n", "*", "**", "_", "- ", "1. ", "# ", "\n", "\n\n", "\\", "[a](b)", "`",
        "<!-- larder\n", "-->\n", "    ", "\t", "> ", "===\n", "é", "\u{2028}", "\r\n", "\u{A0}",
      ], rounds: 1500)
  }
}
