import Testing

@testable import RecipeBrowser

@Suite("Splitting a line into words")
struct WordTests {
  @Test(
    "is as in a shell",
    arguments: [
      ("", []), ("  a  b\t", ["a", "b"]), ("a'b c'd", ["ab cd"]), ("\"a \\\" b\"", ["a \" b"]),
      ("a\\ b", ["a b"]), ("'a\\b'", ["a\\b"]), ("\"a\\nb\"", ["a\\nb"]), ("a # b", ["a"]),
      ("a#b '#c'", ["a#b", "#c"]), ("''", [""]), ("a\\", ["a\\"]), ("\\#a", ["#a"]),
      ("crème brûlée", ["crème", "brûlée"]), ("粥 👩‍🍳", ["粥", "👩‍🍳"]),
    ])
  func texts(line: String, words: [String]) throws {
    #expect(try splitWords(line).map(\.text) == words)
  }

  @Test("tells a path's slashes from slashes in titles")
  func components() throws {
    let words = try splitWords("a/b a\\/b 'a\\/b' \"a\\/b/c\" a")
    #expect(words.map(\.components) == [["a", "b"], ["a/b"], ["a/b"], ["a/b", "c"], ["a"]])
  }

  @Test("remembers what was quoted")
  func quoted() throws {
    #expect(try splitWords("1 '1' \"1\" 1\"\"").map(\.isQuoted) == [false, true, true, true])
  }

  @Test("refuses a quote that is not closed", arguments: ["'a", "a \"b", "\"\\\""])
  func unclosed(line: String) {
    #expect(throws: WordError.self) { try splitWords(line) }
  }

  @Test(
    "knows which lines go on",
    arguments: [("a\\", true), ("a\\\\", false), ("a", false), ("# a\\", false), ("'a\\", false)])
  func continues(line: String, continues: Bool) {
    #expect(lineContinues(line) == continues)
  }

  @Test(
    "gives back what was quoted for it",
    arguments: ["a", "a b", "it's", "\"q\"", "back\\slash", "#x", "--in", "", "a/b", "  "])
  func quoting(text: String) throws {
    #expect(try splitWords("x " + quotedWord(text)).map(\.text) == ["x", text])
  }
}
