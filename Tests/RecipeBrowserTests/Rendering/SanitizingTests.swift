import RecipeBrowser
import Testing

@Suite("A text made safe to draw")
struct SanitizingTests {
  @Test(
    "shows what would steer the terminal",
    arguments: [
      ("Apple Cake", "Apple Cake"), ("a\u{1B}[31mb", "a^[[31mb"), ("\u{0}", "^@"), ("\u{7F}", "^?"),
      ("\u{9B}2J", "\\u{9b}2J"), ("\u{85}", "\\u{85}"), ("a\u{202E}b", "a\\u{202e}b"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
      ("a\tb", "a b"), ("a\nb", "a␤b"), ("a\r\nb\rc", "a␤b␤c"), ("\u{FFFD}", "\u{FFFD}"),
      ("פלאפל 👩‍🍳", "פלאפל 👩‍🍳"), ("e\u{301}", "e\u{301}"), ("", ""),
    ])
  func escapes(_ text: String, expected: String) {
    #expect(Array(text.sanitized().unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("has no control character left, whatever it was")
  func nothingLeft() {
    let text = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
    for safe in [text.sanitized(), text.sanitizedLines().filter { $0 != "\n" }] {
      #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(
        !safe.unicodeScalars.contains { 0x2028...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value }
      )
    }
    #expect(text.sanitized(in: .ascii).utf8.allSatisfy { 0x20..<0x7F ~= $0 })
  }

  @Test("keeps its lines where asked to")
  func lines() {
    #expect("a\r\nb\tc\u{1B}\n".sanitizedLines() == "a\nb c^[\n")
  }

  @Test(
    "loses its accents in ASCII",
    arguments: [
      ("Crème brûlée – 1½ Stück, 粥", "Creme brulee - 1 1/2 Stuck, ?"), ("½ l", "1/2 l"),
      ("Smørbrød", "Smorbrod"), ("Gołąbki", "Golabki"), ("👩‍🍳!", "?!"), ("a\nb", "a b"),
      ("“Käse” 180 °C…", "\"Kase\" 180 degC..."), ("e\u{301}", "e"), ("\u{202E}", "\\u{202e}"),
    ])
  func ascii(_ text: String, expected: String) {
    #expect(text.sanitized(in: .ascii) == expected)
  }
}
