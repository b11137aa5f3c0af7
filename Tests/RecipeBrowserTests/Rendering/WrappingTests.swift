import RecipeBrowser
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

  @Test("loses nothing but blanks, and no line is too wide", arguments: 0..<200)
  func random(seed: Int) {
    let letters: [Character] = ["a", "b", "é", "粥", "。", " ", " ", "👩‍🍳", "e\u{301}", "(", "n"]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let text = String(
      (0..<60).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(state >> 33) % letters.count]
      })
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
