import RecipeFormats
import RecipeStore
import Testing

@Suite("References to other recipes")
struct RecipeReferenceTests {
  @Test(
    "are read with where they lead and how much they ask for",
    arguments: [
      ("./Dough", "Dough", ["Dough"], RecipeReference.Quantity.times(.one)),
      ("150 g ./sauces/Hollandaise", "Hollandaise", ["sauces/Hollandaise"], grams(150)),
      ("@./sauces/Hollandaise{150%g}", "Hollandaise", ["sauces/Hollandaise"], grams(150)),
      ("100-150 g ../Dough.cook", "Dough", ["Dough"], grams(150)),
      ("2 [Pesto](./pesto.md)", "Pesto", ["pesto", "Pesto"], .times(two)),
      ("[Fine pesto](<./my%20pesto.md>)", "Fine pesto", ["my pesto", "Fine pesto"], .times(.one)),
      ("2 balls ./Dough, rolled", "Dough", ["Dough, rolled", "Dough"], .pieces(two, "balls")),
      ("2 servings ./Dough", "Dough", ["Dough"], .pieces(two, "servings")),
      ("some ./Dough", "Dough", ["Dough"], .words("some")),
      ("5 ml [oil](http://example.org/oil)", "oil", [], volume(5)),
    ])
  func reading(
    line: String, name: String, paths: [String], quantity: RecipeReference.Quantity
  ) throws {
    let reference = try #require(RecipeReference(line))
    #expect(reference.name == name)
    #expect(reference.paths.map { $0.joined(separator: "/") } == paths)
    #expect(reference.quantity == quantity)
  }

  @Test(
    "are no other lines",
    arguments: [
      "flour", "1/2 cup milk", "a./b", "5 g. /salt", "[ ](x)", "[a](b) and c", "@salt{}", "./",
      "..",
      "", "see [this](x.md) too",
    ])
  func others(line: String) { #expect(RecipeReference(line) == nil) }

  @Test(
    "are told in plain words where they are bought",
    arguments: [
      ("150 g ./sauces/Hollandaise, warm", "150 g Hollandaise, warm"),
      ("@./Dough{2%balls}(rolled)", "2 balls Dough, rolled"),
      ("1 [Pesto](./pesto.md)", "1 Pesto"), ("2 eggs", "2 eggs"),
    ])
  func plain(line: String, plain: String) {
    #expect(RecipeReference.plainLine(line) == plain)
  }

  @Test(
    "are measured by what the other recipe gives",
    arguments: [
      ("./Dough", "4", "1"), ("3 ./Dough", "4", "3"), ("1 serving ./Dough", "4", "1/4"),
      ("2 Portionen ./Dough", "4", "1/2"), ("3 balls ./Dough", "6 balls", "1/2"),
      ("1 ball ./Dough", "2 l or 6 balls", "1/6"), ("150 g ./Dough", "0.6 kg", "1/4"),
      ("1 cup ./Dough", "480 ml", "1/2"), ("3 slices ./Dough", "1 loaf (12 slices)", "1/4"),
    ])
  func multiples(line: String, servings: String, multiples: String) throws {
    var content = RecipeContent(title: "Dough")
    content.servings = servings
    let reference = try #require(RecipeReference(line))
    #expect(reference.multiples(of: RecipeAmounts(content)) == Rational(multiples))
  }

  @Test(
    "are not where it does not say",
    arguments: [
      ("150 g ./Dough", "4"), ("3 balls ./Dough", "4 rolls"), ("1 serving ./Dough", "500 g"),
      ("some ./Dough", "4"), ("1 serving ./Dough", ""), ("1 ball ./Dough", "0 balls"),
    ])
  func unmeasured(line: String, servings: String) throws {
    var content = RecipeContent(title: "Dough")
    content.servings = servings
    let reference = try #require(RecipeReference(line))
    #expect(reference.multiples(of: RecipeAmounts(content)) == nil)
  }
}

private let two = Rational(2) ?? .one

private func grams(_ number: Int64) -> RecipeReference.Quantity { quantity(number, "g") }
private func volume(_ number: Int64) -> RecipeReference.Quantity { quantity(number, "ml") }

private func quantity(_ number: Int64, _ unit: String) -> RecipeReference.Quantity {
  guard let number = Rational(number), let measure = Measure.named(unit) else { return .words("") }
  return .amount(number, measure)
}
