import RecipeFormats
import RecipeStore
import TestSupport
import Testing

@Suite("Rationals")
struct RationalTests {
  @Test(
    "read every way of writing them",
    arguments: [
      ("2", 2, 1), (" 1 1/2 ", 3, 2), ("1½", 3, 2), ("1 ½", 3, 2), ("1⁄3", 1, 3), ("0,75", 3, 4),
      (".5", 1, 2), ("1 and 1/2", 3, 2), ("12.3456789012", 12_345_678_901, 1_000_000_000),
    ])
  func reading(text: String, numerator: Int64, denominator: Int64) {
    #expect(Rational(text) == Rational(numerator, over: denominator))
  }

  @Test(
    "refuse what is none",
    arguments: ["", "a", "1/0", "1/2/3", "-1", "1.2.3", "1 2", "1234567890", "1/2 x", "½½"])
  func refusing(text: String) { #expect(Rational(text) == nil) }

  @Test(
    "are told for a cook",
    arguments: [
      (5, 2, "2½"), (1, 3, "⅓"), (3, 16, "3/16"), (35, 32, "1 3/32"), (400, 7, "57.1"),
      (1, 1_000_000_000, "0.000000001"), (1999, 1000, "2"), (99999, 1000, "100"), (0, 1, "0"),
      (1, 7, "0.143"), (10_001, 10, "1000"), (999, 1000, "0.999"), (9996, 10_000, "1"),
    ])
  func telling(numerator: Int64, denominator: Int64, text: String) {
    #expect(Rational(numerator, over: denominator)?.text() == text)
  }

  @Test("compute exactly, and say when a result does not fit")
  func computing() throws {
    let third = try #require(Rational(1, over: 3))
    #expect(third.plus(third)?.plus(third) == .one)
    #expect(third.times(try #require(Rational(3))) == .one)
    #expect(third.divided(by: .zero) == nil)
    let huge = try #require(Rational(Int64.max))
    #expect(huge.plus(.one) == nil)
    #expect(huge.times(huge) == nil)
    #expect(huge.plus(third) == nil)
    #expect(huge > third && !(third < third))
  }

  @Test("never trap, whatever line they stand in")
  func mutations() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "1", "2/", "/3", "½", "⁄", " ", "-", "–", "(", ")", "oz", "cup", "x", "can", "a ", "plus ",
      ",", ".", "999999999", "to ", "g", "°", "\u{301}", "\u{0}", "\r\n", "👩‍🍳", "T", "of ", "/",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...9, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let line = IngredientLine(text)
      #expect(line.scaled(by: .one) == text, "seed \(seed)")
      for factor in [Rational(3, over: 7), Rational(Int64.max), .zero] {
        if let factor { _ = line.scaled(by: factor) }
      }
      var list = ShoppingList()
      list.add(line, for: RecipeID(1))
      _ = list.entries.map(\.text)
      _ = ServingsText(text).count
    }
  }
}
