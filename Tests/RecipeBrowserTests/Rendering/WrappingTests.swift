import RecipeBrowser
import TestSupport
import Testing

@Suite("Wrapping a text")
struct WrappingTests {
  @Test(
    "breaks between words where it can",
    arguments: [
      ("Stir until thick", 10, ["Stir until", "thick"]),
      ("Stir until thick", 16, ["Stir until thick"]),
      ("Stir until thick", 9, ["Stir", "until", "thick"]),
      ("", 5, [""]), ("\n", 5, ["", ""]), ("a\r\nb", 5, ["a", "b"]),
      ("Donaudampfschiff", 6, ["Donaud", "ampfsc", "hiff"]),
      ("in Donaudampf", 6, ["in", "Donaud", "ampf"]),
      ("a    b", 3, ["a", "b"]), ("ab    ", 2, ["ab"]), ("  ab cd", 4, ["  ab", "cd"]),
      ("   ab", 2, ["ab"]),
      ("親子丼を作る。", 7, ["親子丼", "を作", "る。"]), ("use 味噌 now", 7, ["use 味", "噌 now"]),
      ("café au lait", 4, ["café", "au", "lait"]), ("abc", 0, ["ab", "c"]), ("粥粥", 1, ["粥", "粥"]),
    ])
  func lines(_ text: String, columns: Int, expected: [String]) {
    #expect(text.wrapped(toWidth: columns) == expected)
  }

  @Test("loses nothing but blanks, and no line is too wide", arguments: UInt64(0)..<200)
  func random(seed: UInt64) {
    let letters: [Character] = ["a", "b", "é", "粥", "。", " ", " ", "👩‍🍳", "e\u{301}", "(", "n"]
    var random = SeededGenerator(seed: seed)
    let text = String((0..<60).compactMap { _ in letters.randomElement(using: &random) })
    for columns in 2...20 {
      let lines = text.wrapped(toWidth: columns)
      #expect(
        lines.allSatisfy { displayWidth($0) <= columns }, "seed \(seed), \(columns): \(lines)")
      #expect(
        lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed), \(columns)"
      )
    }
  }
}
