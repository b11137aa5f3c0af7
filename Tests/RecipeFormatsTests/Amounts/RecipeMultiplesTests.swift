import RecipeFormats
import RecipeStore
import Testing

@Suite("How many times recipes are made")
struct RecipeMultiplesTests {
  private func need(_ recipe: Int64, _ multiples: String = "1") throws -> RecipeMultiples.Need {
    RecipeMultiples.Need(recipe: RecipeID(recipe), multiples: try #require(Rational(multiples)))
  }

  private func told(_ multiples: RecipeMultiples) -> [String] {
    multiples.entries.map { "\($0.multiples)x \($0.recipe), \($0.batches) batches" }
  }

  @Test("counts a recipe for each that asks, and comes to it after both")
  func diamond() throws {
    let multiples = try RecipeMultiples(
      of: [try need(1, "2")],
      needs: [
        RecipeID(1): [try need(4), try need(2, "1/2"), try need(3, "3")],
        RecipeID(2): [try need(4, "1/2")], RecipeID(3): [try need(4, "2")],
      ])
    #expect(
      told(multiples) == [
        "2x r1, 1 batches", "1x r2, 1 batches", "6x r3, 1 batches", "29/2x r4, 3 batches",
      ])
  }

  @Test("keeps the order of what was asked for, each once")
  func order() throws {
    let needs = [RecipeID(3): [try need(1)]]
    let multiples = try RecipeMultiples(of: [try need(2), try need(1), try need(3)], needs: needs)
    #expect(told(multiples) == ["1x r2, 1 batches", "1x r3, 1 batches", "2x r1, 2 batches"])
  }

  @Test("doubles at each of sixty steps without walking every way down")
  func doubling() throws {
    var needs: [RecipeID: [RecipeMultiples.Need]] = [:]
    for number in 1...60 as ClosedRange<Int64> {
      needs[RecipeID(number)] = [try need(number + 1), try need(number + 1)]
    }
    let last = try RecipeMultiples(of: [try need(1)], needs: needs).entries.last
    #expect(last?.multiples == Rational(1 << 60))
    for number in 61...63 as ClosedRange<Int64> {
      needs[RecipeID(number)] = [try need(number + 1), try need(number + 1)]
    }
    #expect(throws: RecipeMultiples.Failure.overflow(RecipeID(64))) {
      try RecipeMultiples(of: [try need(1)], needs: needs)
    }
  }

  @Test("goes down a hundred thousand steps")
  func depth() throws {
    var needs: [RecipeID: [RecipeMultiples.Need]] = [:]
    for number in 1..<100_000 as Range<Int64> { needs[RecipeID(number)] = [try need(number + 1)] }
    #expect(try RecipeMultiples(of: [try need(1)], needs: needs).entries.count == 100_000)
  }

  @Test("names the recipes of a circle, and only those")
  func circles() throws {
    #expect(throws: RecipeMultiples.Failure.cycle([RecipeID(1), RecipeID(1)])) {
      try RecipeMultiples(of: [try need(1)], needs: [RecipeID(1): [try need(1)]])
    }
    let needs = [
      RecipeID(1): [try need(2)], RecipeID(2): [try need(3), try need(5)],
      RecipeID(3): [try need(4)], RecipeID(4): [try need(2)],
    ]
    let loop = [RecipeID(2), RecipeID(3), RecipeID(4), RecipeID(2)]
    #expect(throws: RecipeMultiples.Failure.cycle(loop)) {
      try RecipeMultiples(of: [try need(1)], needs: needs)
    }
  }
}
