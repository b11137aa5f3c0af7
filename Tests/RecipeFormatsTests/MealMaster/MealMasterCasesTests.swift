import RecipeStore
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("MealMaster from elsewhere", .enabled(if: Cases.folder != nil))
struct MealMasterCasesTests {
  private struct Expected {
    let title: String
    let ingredients: [String]
    let directions: [String]

    init(_ title: String, _ ingredients: [String] = [], _ directions: [String] = []) {
      (self.title, self.ingredients, self.directions) = (title, ingredients, directions)
    }
  }

  private static let expected: [String: Expected] = [
    "append_to_line": Expected("cooked apple", [], ["First part. Second part."]),
    "continuation": Expected("apple pie", ["2.5 g butter; molten and stirred"]),
    "discard_two_spaces": Expected(
      "apple pie", [], ["Only discard", "         two leading spaces."]),
    "erroneous_continuation": Expected(
      "apple pie", ["2.5 g butter; molten", "meringue:", "-and stirred"]),
    "float_crlf": Expected("apple pie", [], ["Posted on Apr 27, 1998."]),
    "force_newline": Expected("apple pie", [], ["First line.", "Second line."]),
    "header": Expected("apple pie"),
    "ignore_0x14": Expected("Nora Mill Whole Wheat Pancakes", [], ["First line."]),
    "ignore_whitespaces": Expected(
      "\"21\" Club Rice Pudding", ["1 qt pastry", "6 c cooking apple"]),
    "ingredient_like": Expected("apple pie", [], ["First line 1 kg water."]),
    "instruction_eol": Expected("apple pie", [], ["Posted on Apr 27, 1998."]),
    "instruction_eol3": Expected("apple pie", [], ["Posted on Apr 27, 1/"]),
    "instruction_header": Expected("apple pie", ["Ingredient"], ["meringue:", "First line."]),
    "instruction_section": Expected("apple pie", [], ["First line.", "meringue:", "Second line."]),
    "instructions10": Expected("cooked apple", [], ["1 2/3 each."]),
    "instructions3": Expected("cooked apple", [], ["     Start cooking."]),
    "instructions5": Expected("cooked apple", ["-"]),
    "instructions7": Expected("cooked apple", [], ["1/x apples."]),
    "instructions9": Expected("cooked apple", [], ["1 2/x apples."]),
    "no_ingredient": Expected("Carrot Cake", [], ["20 mg cholesterol"]),
    "noamount": Expected("apple pie", ["butter"]),
    "overlong_ingredient2": Expected(
      "Carrot Cake", ["100 2/3 ts abcdefghijklmnopqrstuvwxyzabcdefghijk"]),
    "replace_0x9": Expected("Nora Mill Whole Wheat Pancakes", [], ["First    line."]),
    "section_spaces": Expected(
      "apple pie", ["250 g brown flour", "section spaces:", "150 g sugar"]),
    "serving_spaces": Expected("Hearty Russian Beet Soup"),
    "stray_ingredient": Expected("apple pie", [], ["First line. 200.0 ml milk"]),
    "title_spaces": Expected("apple pie"),
    "two_column_continuation2": Expected(
      "Carrot Cake", ["1 c ingredient1 continued", "1 ts ingredient2", "1 tb ingredient3"]),
    "two_column_continuation4": Expected("Carrot Cake", ["1 c ingredient1 cont_a cont_b cont_c"]),
    "two_column_trailing": Expected(
      "Hollandaise Sauce", ["2 tb lemon juice"],
      ["In small saucepan with wire whisk beat all ingredients until smooth."]),
    "two_ingredients": Expected("\"21\" Club Rice Pudding", ["1 qt pastry", "6 c cooking apple"]),
    "unexpected_continuation": Expected("apple pie", ["-John Doe-"]),
  ]

  @Test("gives what it should, and is written again as it was")
  func fixtures() throws {
    #expect(Cases.files(in: "mealmaster", ending: ".mmf").count == Self.expected.count)
    for (name, expected) in Self.expected {
      let bytes = try Cases.bytes("mealmaster/\(name).mmf")
      #expect(RecipeFormat.all.first { $0.recognizes(bytes) }?.name == "mealmaster", "\(name)")
      let trip = RoundTrip(.mealMaster, name: name + ".mmf")
      let recipes = try trip.read(bytes).recipes
      let content = try #require(recipes.first?.content)
      #expect(recipes.count == 1 && recipes[0].line == 1)
      #expect(content.title == expected.title, "\(name)")
      #expect(content.ingredients == expected.ingredients, "\(name)")
      #expect(content.directions == expected.directions, "\(name)")
      try trip.checkSecondTrip(bytes, "\(name)")
    }
  }

  @Test("has its head")
  func heads() throws {
    func content(_ name: String) throws -> RecipeContent {
      let bytes = try Cases.bytes("mealmaster/\(name).mmf")
      return try #require(try RoundTrip(.mealMaster, name: name).read(bytes).recipes.first).content
    }
    let pie = try content("header")
    #expect(pie.tags == ["pastries", "cakes"] && pie.servings == "42 pies")
    #expect(try content("serving_spaces").servings == "8")
    #expect(try content("two_ingredients").servings == "10 Servings")
    #expect(try content("title_spaces").title == "apple pie")
  }

  @Test("is read down each of two columns")
  func columns() throws {
    let bytes = try Cases.bytes("exports/gourmand/mealmaster_2_col.mmf")
    let trip = RoundTrip(.mealMaster, name: "a.mmf")
    let content = try #require(try trip.read(bytes).recipes.first).content
    #expect(content.title == "Chiles Rellenos de Queso")
    #expect(content.tags == ["Appetizers", "Main dish", "Cheese", "Mexican"])
    #expect(
      content.ingredients == [
        "2 Chiles, calif.; roast & peel", "1 1/3 oz Cheese, monterey jack", "Oil; for frying",
        "1 Eggs; separated", "3/16 c Flour, all purpose", "TOMATO SAUCE:",
        "1 1/3 sm Tomatoes; peeled", "1/3 sm Onion", "1/3 Garlic clove", "1/3 tb Oil, vegetable",
        "3/16 c Chicken broth", "3/16 ts Salt", "2/3 sm Chiles, calif.", "pn Cinnamon, ground",
        "pn Cloves, ground",
      ])
    #expect(content.directions.count == 5)
    #expect(trip.write(try trip.read(bytes)) == bytes)
  }
}
