import RecipeFormats
import Testing

@Suite("Written JSON")
struct JSONWriterTests {
  @Test("is one line by default, in the order of the calls")
  func line() {
    var json = JSONWriter()
    json.object { json in
      json.field("row", 6)
      json.field("title", "Pasta")
      json.field("rating", Int?.none)
      json.field("source", String?.none)
      json.field("favorite", true)
      json.field("tags", ["vegan", "quick"])
      json.field("images", [])
      json.key("recipe")
      json.null()
      json.object("empty") { _ in }
      json.array("rows") { json in
        json.value(1)
        json.object { json in json.field("id", Int64.max) }
        json.array { json in json.value("a") }
        json.value(false)
      }
    }
    #expect(
      json.text == #"{"row":6,"title":"Pasta","rating":null,"source":null,"favorite":true,"#
        + #""tags":["vegan","quick"],"images":[],"recipe":null,"empty":{},"#
        + #""rows":[1,{"id":9223372036854775807},["a"],false]}"#)
  }

  @Test("has a field or element a line when indented")
  func indented() {
    var json = JSONWriter(.indented)
    json.object { json in
      json.field("id", 1)
      json.field("tags", ["a", "b"])
      json.field("images", [])
      json.object("deep") { json in json.field("x", -1) }
    }
    #expect(
      json.text == """
        {
          "id": 1,
          "tags": [
            "a",
            "b"
          ],
          "images": [],
          "deep": {
            "x": -1
          }
        }
        """)
  }

  @Test("puts each further value at the top on a line of its own")
  func lines() {
    var json = JSONWriter()
    json.object { _ in }
    json.value(1)
    json.endLine()
    json.null()
    #expect(json.text == "{}\n1\nnull")
  }

  @Test("can be taken in pieces at any time")
  func pieces() {
    var json = JSONWriter()
    var pieces: [UInt8] = []
    json.array { json in
      for number in 0..<4 {
        json.value(number)
        pieces += json.take()
      }
    }
    pieces += json.take()
    #expect(String(decoding: pieces, as: UTF8.self) == "[0,1,2,3]")
    #expect(json.bytes.isEmpty)
  }

  @Test(
    "escapes what could steer, and nothing else",
    arguments: [
      ("a\"b\\c/", #"a\"b\\c/"#), ("\n\t\r\u{8}\u{C}", #"\n\t\r\b\f"#),
      ("\u{0}\u{1B}[2J\u{7F}", #"\u0000\u001b[2J\u007f"#),
      ("\u{80}\u{85}\u{9F}", #"\u0080\u0085\u009f"#),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{61C}\u{200E}\u{200F}", #"\u061c\u200e\u200f"#),
      ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u202a\u202e\u2066\u2069"#),
      (
        "\u{A0}é\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}ؚ粥👩‍🍳",
        "\u{A0}é\u{200D}\u{2027}\u{202F}\u{2065}\u{206A}ؚ粥👩‍🍳"
      ),
      ("e\u{301}", "e\u{301}"), ("", ""),
    ])
  func escapes(_ text: String, expected: String) {
    var json = JSONWriter()
    json.value(text)
    #expect(json.bytes == Array("\"\(expected)\"".utf8))
  }
}
