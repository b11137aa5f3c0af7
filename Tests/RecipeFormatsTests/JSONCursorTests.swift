import Testing

@testable import RecipeFormats

@Suite("The JSON cursor")
struct JSONCursorTests {
  @Test(
    "reads whole numbers exactly, however they are written",
    arguments: [
      ("0", 0), ("-0", 0), ("-12", -12), ("45.0", 45), ("1e2", 100), ("-1.50E+1", -15),
      ("1200e-2", 12), ("0e999", 0), ("0.0000000000000000000000000007e28", 7), ("0.00", 0),
      ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("9007199254740993.0", 9_007_199_254_740_993),
      ("9223372036854775808", nil), ("0.5", nil), ("1.5E-1", nil), ("1e-1", nil), ("1e19", nil),
      ("1e999", nil), ("1e-999", nil), ("1e99999999999999999999", nil), ("1200e-3", nil),
    ] as [(String, Int64?)])
  func numbers(_ text: String, expected: Int64?) throws {
    var cursor = JSONCursor(Array(text.utf8))
    #expect(wholeNumber(try cursor.number()) == expected)
    try cursor.end()
  }

  @Test(
    "reads texts without changing them",
    arguments: [
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
      (#""\u00e9\u0000""#, "é\u{0}"), (#""\ud83c\udf55\uD83C\uDF55!""#, "🍕🍕!"),
      ("\"e\u{301}粥\u{7F}\u{85}\u{2028}\"", "e\u{301}粥\u{7F}\u{85}\u{2028}"),
      (#""\uFEFF""#, "\u{FEFF}"),
    ])
  func texts(_ json: String, expected: String) throws {
    var cursor = JSONCursor(Array(json.utf8))
    #expect(Array(try cursor.string().utf8) == Array(expected.utf8))
    try cursor.end()
  }

  @Test(
    "says what is wrong, and in which line",
    arguments: [
      ("", 1, "the file ends too early"), ("\n\n", 3, "the file ends too early"),
      ("\r\n\r\n", 3, "the file ends too early"), ("\r\r", 3, "the file ends too early"),
      ("[1,\n2", 2, "the file ends too early"), ("[1\n2]", 2, "expected ',' or ']', found '2'"),
      ("{\"a\":1\n\"b\":2}", 2, "expected ',' or '}', found '\"'"),
      ("[1,\n]", 2, "expected a value, found ']'"), ("[,1]", 1, "expected a value, found ','"),
      ("{\"a\":1,\n}", 2, "expected a key in quotes, found '}'"),
      ("{a:1}", 1, "expected a key in quotes, found 'a'"),
      ("{\"a\"\n1}", 2, "expected ':', found '1'"), ("{\"a\":}", 1, "expected a value, found '}'"),
      ("[1]\n]", 2, "expected the end of the file, found ']'"),
      ("[1}", 1, "expected ',' or ']', found '}'"),
      ("nul", 1, "the file ends too early"), ("nulL", 1, "expected 'l', found 'L'"),
      ("truE", 1, "expected 'e', found 'E'"), ("NaN", 1, "expected a value, found 'N'"),
      ("+1", 1, "expected a value, found '+'"), (".5", 1, "expected a value, found '.'"),
      ("-", 1, "the file ends too early"), ("-x", 1, "expected a digit, found 'x'"),
      ("1.", 1, "the file ends too early"), ("[1.]", 1, "expected a digit, found ']'"),
      ("[01]", 1, "expected ',' or ']', found '1'"), ("[1e+]", 1, "expected a digit, found ']'"),
      ("'a'", 1, "expected a value, found '''"),
      ("\"a", 1, "the file ends too early"), ("\"a\\", 1, "the file ends too early"),
      ("\"a\\u12", 1, "the file ends too early"),
      ("\"a\nb\"", 1, "line break inside a text; write it as \\n"),
      ("\"a\tb\"", 1, "control character inside a text; write it as \\u…"),
      ("\"\\x\"", 1, "expected one of \"\\/bfnrtu after a backslash, found 'x'"),
      ("\"\\u12g4\"", 1, "expected four hexadecimal digits after \\u, found 'g'"),
      ("[\n\"\\ud83c\"]", 2, "\\ud83c is half of a character"),
      ("\"\\ud83c\\u0041\"", 1, "\\ud83c is half of a character"),
      ("\"\\udf55\\ud83c\"", 1, "\\udf55 is half of a character"),
      ("\u{FEFF}\u{FEFF}1", 1, "expected a value, found byte 0xef"),
      ("\u{1}", 1, "expected a value, found byte 0x01"),
      ("// no\n1", 1, "expected a value, found '/'"),
    ])
  func errors(_ json: String, line: Int, problem: String) {
    for skips in [false, true] {
      #expect(throws: FormatError(line: line, problem: problem), "skipping: \(skips)") {
        var cursor = JSONCursor(Array(json.utf8))
        if skips { try cursor.skip() } else { try readEverything(&cursor) }
        try cursor.end()
      }
    }
  }

  @Test(
    "refuses bytes that are not UTF-8, also in what it skips",
    arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]]
      as [[UInt8]])
  func encoding(_ bytes: [UInt8]) {
    let json = Array("[\n\"a\\n".utf8) + bytes + Array("\"]".utf8)
    let error = FormatError(line: 2, problem: "text that is not UTF-8")
    #expect(throws: error) {
      var cursor = JSONCursor(json)
      try readEverything(&cursor)
    }
    #expect(throws: error) {
      var cursor = JSONCursor(json)
      try cursor.skip()
    }
  }

  @Test("goes 10,000 levels deep and no deeper, whatever the nesting", arguments: ["[", "{\"a\":"])
  func nesting(opening: String) throws {
    let problem = "nested more than 10000 levels deep"
    for (depth, error) in [
      (10_000, "the file ends too early"), (10_001, problem), (1_000_000, problem),
    ] {
      var cursor = JSONCursor(Array(("\n" + String(repeating: opening, count: depth)).utf8))
      #expect(throws: FormatError(line: 2, problem: error)) { try cursor.skip() }
    }
    let depth = 10_000
    var cursor = JSONCursor(
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8))
    try cursor.skip()
    try cursor.end()
  }
}

/// Reads a value of any kind by asking for each of its parts. (The nesting of the tests is small.)
private func readEverything(_ cursor: inout JSONCursor) throws(FormatError) {
  switch try cursor.peek() {
  case .object:
    try cursor.beginObject()
    while try cursor.nextKey() != nil { try readEverything(&cursor) }
  case .array:
    try cursor.beginArray()
    while try cursor.nextElement() { try readEverything(&cursor) }
  case .string: _ = try cursor.string()
  case .number: _ = try cursor.number()
  case .bool: _ = try cursor.bool()
  case .null: try cursor.null()
  }
}
