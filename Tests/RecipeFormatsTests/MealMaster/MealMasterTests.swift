import RecipeStore
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("MealMaster")
struct MealMasterTests {
  private let trip = RoundTrip(.mealMaster, name: "a.mmf")

  private func content(_ text: String) throws -> RecipeContent {
    try #require(try trip.read(text).recipes.first).content
  }

  static let sample = """
    ---------- Recipe via Meal-Master (tm) v8.05

          Title: Apple Pie
     Categories: Cakes, None, Pastries
          Yield: 8 Servings
         Source: Grandmother: her book
     Difficulty: easy
      Prep time: 1 h 30 min

        1/2 kg Apples; peeled                      1    Lemon
               -and cored                            pn Salt

    -----------------------------------CRUST-----------------------------------
        250 g  Flour
         1½ tb Sugar; brown, or a little
               -of any other
          1 el Quark

    -----------------------------------BAKE------------------------------------
      Mix.
      :Rest: an hour,
      or two.

      Bake.

    -----

    """

  @Test("gives what a cook needs")
  func fields() throws {
    let content = try content(Self.sample)
    #expect(content.title == "Apple Pie")
    #expect(content.tags == ["Cakes", "Pastries"])
    #expect(content.servings == "8 Servings")
    #expect(content.source == "Grandmother: her book")
    #expect(content.prepMinutes == 90)
    #expect(
      content.ingredients == [
        "1/2 kg Apples; peeled and cored", "1 Lemon", "pn Salt", "CRUST:", "250 g Flour",
        "1½ tb Sugar; brown, or a little of any other", "1 el Quark",
      ])
    #expect(content.directions == ["BAKE:", "Mix.", "Rest: an hour, or two.", "Bake."])
  }

  @Test("writes again what it read, but for what was edited")
  func edits() throws {
    var content = try content(Self.sample)
    #expect(trip.written(content) == Self.sample)
    content.rating = 4
    content.prepMinutes = nil
    content.tags.append("None")
    var text = trip.written(content)
    #expect(text.contains(" Difficulty: easy\n"))
    #expect(text.contains("     Rating: 4\n"))
    #expect(text.contains("    1/2 kg Apples; peeled                      1    Lemon\n"))
    #expect(text.contains("\n-----------------------------------BAKE-"))
    #expect(text.hasPrefix("---------- Recipe via Meal-Master (tm) v8.05\n"))
    #expect(text.hasSuffix("\n-----\n"))
    #expect(try self.content(text).withoutExtras == content.withoutExtras)
    content.ingredients[3] = "Crust:"
    content.directions.removeFirst()
    text = trip.written(content)
    #expect(text.contains("  Mix.\n\n  Rest: an hour, or two.\n"))
    #expect(try self.content(text).withoutExtras == content.withoutExtras)
  }

  @Test("keeps every field of a recipe from elsewhere")
  func everyField() throws {
    var content = RecipeContent(title: " Pie \"of\"\n\u{7} #1")
    content.servings = "about 20 rolls, \u{1B}[1m"
    content.prepMinutes = 0
    content.cookMinutes = 61
    content.ingredients = [
      "-salt", "- more", "Sauce:", "1 1/2 cups flour, sifted", "200 g sugar", "200g  sugar", "a:",
      "1 (14 oz) can tomatoes and a name that is very much longer than its column is  wide", "b:",
      "c:", "\tx\ny ", "x", "-", "1", "½ l milk", "ca. 250 g Mehl", "Meal-Master:", "salt", "last:",
    ]
    content.directions = [
      "200.0 ml milk", "  two", "Bake:", ":colon", "-----", "MMMMM", "a\n\nb", "MMMMM-----x-----",
      String(repeating: "word : of text ", count: 20), "Title: x", "-----Meal-Master", "last:",
    ]
    content.notes = "One.\n\nTwo: three"
    content.source = "\"quoted\""
    content.tags = ["vegan", "None", "two, three", "[x]"]
    content.isFavorite = true
    content.rating = 5
    content.images = ["a b.jpg", "c, d.jpg"]
    let read = try self.content(trip.written(content))
    #expect(read.withoutExtras == content)
    #expect(read.extras.isEmpty)
  }

  @Test("is written in columns that others read")
  func layout() {
    var content = RecipeContent(title: "Pie")
    content.servings = "4"
    content.cookMinutes = 30
    content.ingredients = [
      "Crust:", "250 g flour", "1 1/2 cup milk, not too cold and not too warm",
    ]
    content.directions = [
      "3 minutes are enough.", String(repeating: "word ", count: 20) + "end",
    ]
    #expect(
      trip.written(content) == """
        MMMMM---------------Meal-Master recipe exported by larder-------------------

              Title: Pie
         Categories: None
           Servings: 4
          Cook time: 30 minutes

        MMMMM--------------------------------Crust---------------------------------
            250 g  flour
                   1 1/2 cup milk, not too cold
                   -and not too warm

          3 minutes are enough.

          word word word word word word word word word word word word word word
          word word word word word word end

        MMMMM

        """)
  }

  @Test("may be several in a file, with other text between them and no end")
  func several() throws {
    let head = "MMMMM----- Recipe via Meal-Master (tm) v8.02\n\n      Title: "
    let file = try trip.read(
      "From: me\n\n\(head)One\n\n  Mix.\n-----\nMMMMM\nDear all,\n\(head)Two\n\n\n\(head)\n\(head)Three"
    )
    #expect(file.recipes.map(\.content.title) == ["One", "Two", "Three"])
    #expect(file.recipes.map(\.line) == [3, 11, 19])
    #expect(file.recipes[0].content.directions == ["Mix. -----"])
    #expect(file.problems == [FormatError(line: 16, problem: "recipe without a title")])
    let once = trip.write(file)
    #expect(trip.write(try trip.read(once)) == once)
    #expect(throws: FormatError.self) { try trip.read("MMMMM\n      Title: Pie\n") }
  }

  @Test(
    "is not found in other texts",
    arguments: ["Meal-Master", "-----\n", "MMMMM", " ----- Meal-Master"])
  func others(text: String) {
    #expect(!RecipeFormat.mealMaster.recognizes(Array(text.utf8)))
  }

  @Test("bears depth, length and nothing")
  func long() throws {
    let head = "MMMMM----- Meal-Master\nTitle: a\n\n"
    for piece in ["x", " ", "-", ":", "1", "M", "x ", "a: ", "[", "\n", "- \n"] {
      let text = head + String(repeating: piece, count: 100_000 / piece.count)
      try trip.checkSecondTrip(Array(text.utf8), "\(piece)")
    }
    let zeros = [UInt8](repeating: 0, count: 10_000_000)
    #expect(!RecipeFormat.mealMaster.recognizes(zeros))
    #expect(throws: FormatError.self) { try trip.read(zeros) }
  }

  @Test("survives mutations of a recipe")
  func mutations() throws {
    try trip.checkMutations(
      of: [Array(Self.sample.utf8)],
      pieces: [
        "-----", "MMMMM", "\n", "\n\n", ":", "-", "          ", " ", "Title: x\n", "Meal-Master",
        "1 ",
        "\t", "\u{14}", "é", "Tags: [a, \"b\n", "\"", "MMMMM----- Meal-Master\n", "Servings: [2]\n",
        "Ingredients: [\"a\"]\n", "\u{2028}", "\r\n", "\u{301}",
      ], rounds: 1500)
  }
}
