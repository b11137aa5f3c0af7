import RecipeBrowser
import Testing

@Suite("The display width")
struct DisplayWidthTests {
  @Test(
    "of a character is what a terminal gives it",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("½", 1), ("\u{FFFD}", 1),
      ("粥", 2), ("か", 2), ("が", 2), ("か\u{3099}", 2), ("ｶ", 1), ("　", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("न", 1), ("हि", 2), ("\u{600}", 1), ("䷀", 2), ("ש", 1),
      ("🍕", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("👩‍🍳", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2),
      ("🇩🇰", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏴‍☠️", 2), ("\u{1FAE9}", 2), ("\u{1F6DC}", 2),
      ("\u{200B}", 0), ("\u{301}", 0), ("\r\n", 1),
    ] as [(Character, Int)])
  func character(_ character: Character, width: Int) {
    #expect(displayWidth(character) == width)
  }

  @Test("of a text is the sum of its characters")
  func text() {
    #expect(displayWidth("") == 0)
    #expect(displayWidth("Apple Cake") == 10)
    #expect(displayWidth("親子丼 🍗!") == 10)
    #expect(displayWidth("กำ") == 2)
    #expect(displayWidth("हिन्दी") == 5)
    #expect(displayWidth("Cafe\u{301}"[...]) == 4)
  }

  @Test("of many marks on one letter is that of the letter")
  func stackedMarks() {
    let stacked = "z" + String(repeating: "\u{301}\u{332}", count: 500)
    #expect(displayWidth(stacked) == 1)
  }
}
