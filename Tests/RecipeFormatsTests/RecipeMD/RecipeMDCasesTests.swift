import Foundation
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("The tests of RecipeMD", .enabled(if: Cases.folder != nil))
struct RecipeMDCasesTests {
  private struct Recipe: Decodable, Equatable {
    var title: String
    var description: String?
    var yields: [Amount]
    var tags: [String]
    var ingredients: [Ingredient]
    var ingredient_groups: [Group]
    var instructions: String?
  }
  private struct Amount: Decodable, Equatable {
    var factor: String
    var unit: String?
  }
  private struct Ingredient: Decodable, Equatable {
    var name: String
    var amount: Amount?
    var link: String?
  }
  private struct Group: Decodable, Equatable {
    var title: String
    var ingredients: [Ingredient]
    var ingredient_groups: [Group]
  }

  @Test("that are valid give what they should, and are written again as they were")
  func valid() throws {
    let paths = Cases.files(in: "recipemd", ending: ".json")
    #expect(paths.count == 20)
    for path in paths {
      let expected = try JSONDecoder().decode(Recipe.self, from: Data(try Cases.bytes(path)))
      let bytes = try Cases.bytes(String(path.dropLast(4)) + "md")
      let document = try RecipeMDDocument(RecipeSource(bytes: bytes).utf8Text)
      #expect(recipe(document) == expected, "\(path)")
      let trip = RoundTrip(.recipeMD, name: "Recipe.md")
      try trip.checkSecondTrip(bytes, "\(path)")
      #expect(trip.write(try trip.read(bytes)) == bytes, "\(path)")
    }
  }

  @Test("that are invalid are refused with their line")
  func invalid() throws {
    let lines = [
      "empty": 1, "ingredients_amount_no_factor": 5, "ingredients_empty": 5,
      "ingredients_no_divider": 3, "ingredients_no_name": 5, "instructions_no_divider": 5,
      "tags_multiple": 7, "title_second_level_heading": 1, "yields_amount_not_factor": 3,
      "yields_multiple": 5,
    ]
    #expect(Cases.files(in: "recipemd", ending: ".invalid.md").count == lines.count)
    for (name, line) in lines {
      let bytes = try Cases.bytes("recipemd/\(name).invalid.md")
      let error = #expect(throws: FormatError.self, "\(name)") {
        try RoundTrip(.recipeMD, name: "Recipe.md").read(bytes)
      }
      #expect(error?.line == line, "\(name)")
    }
  }

  private func recipe(_ document: RecipeMDDocument) -> Recipe {
    var groups = document.groups[...]
    let first = groups.removeFirst()
    return Recipe(
      title: document.title, description: none(document.description),
      yields: document.yields.map(amount), tags: document.tags,
      ingredients: first.ingredients.map(ingredient), ingredient_groups: nested(&groups, above: 0),
      instructions: none(document.instructions))
  }

  /// The groups from the first on whose headings are lower than `level`.
  private func nested(
    _ groups: inout ArraySlice<RecipeMDDocument.Group>, above level: Int
  ) -> [Group] {
    var nested: [Group] = []
    while let group = groups.first, group.level > level {
      groups.removeFirst()
      nested.append(
        Group(
          title: group.title, ingredients: group.ingredients.map(ingredient),
          ingredient_groups: self.nested(&groups, above: group.level)))
    }
    return nested
  }

  private func none(_ text: String) -> String? { text.isEmpty ? nil : text }

  private func ingredient(_ ingredient: RecipeMDDocument.Ingredient) -> Ingredient {
    Ingredient(
      name: ingredient.name, amount: ingredient.amount.map(amount),
      link: ingredient.link?.replacingOccurrences(of: " ", with: "%20"))
  }

  private func amount(_ text: String) -> Amount {
    var scanner = AmountScanner(text)
    let value = scanner.number()?.value ?? .zero
    let unit = scanner.text(scanner.index..<scanner.scalars.count).trimmedBlanks
    let number = Double(value.numerator) / Double(value.denominator)
    return Amount(
      factor: value.isWhole ? "\(value.numerator)" : "\(number)", unit: none(unit))
  }
}
