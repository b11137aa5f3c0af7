import RecipeBrowser
import Testing

@Suite("Fitting a text into columns")
struct FittingTests {
  @Test(
    "cuts at a character with a mark, and only what is too long",
    arguments: [
      ("Chickpea Curry", 14, "Chickpea Curry"), ("Chickpea Curry", 9, "Chickpea…"),
      ("Chickpea Curry", 1, "…"), ("Chickpea Curry", 0, ""), ("Chickpea Curry", -3, ""),
      ("親子丼", 6, "親子丼"), ("親子丼", 5, "親子…"), ("親子丼", 4, "親…"), ("親子丼", 1, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍🍳👩‍🍳", 3, "👩‍🍳…"), ("👩‍🍳👩‍🍳", 2, "…"),
      ("", 0, ""), ("", 3, ""),
    ])
  func cut(_ text: String, columns: Int, expected: String) {
    #expect(text.cut(toWidth: columns) == expected)
  }

  @Test("marks a cut with one ASCII column when Unicode may not be drawn")
  func ascii() {
    #expect("Chickpea Curry".cut(toWidth: 9, in: .ascii) == "Chickpea>")
  }

  @Test("pads by columns, not by characters")
  func padding() {
    #expect("丼".padded(toWidth: 4) == "丼  ")
    #expect("7".padded(toWidth: 3, before: true) == "  7")
    #expect("too long".padded(toWidth: 3) == "too long")
    #expect("x".padded(toWidth: -1) == "x")
  }

  @Test("gives exactly the columns asked for", arguments: 0...14)
  func fitted(columns: Int) {
    for text in ["", "a", "親子丼と味噌汁", "a親b子c丼d", "👍🏽 Crème brûlée 🇫🇷", "e\u{301}"] {
      for repertoire in [Repertoire.unicode, .ascii] {
        #expect(displayWidth(text.fitted(toWidth: columns, in: repertoire)) == columns)
      }
    }
  }
}
