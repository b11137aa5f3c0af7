import RecipeFormats
import RecipeStore
import Testing

@Suite("Larder's own JSON")
struct LarderJSONTests {
  static let example = """
    {
      "larder": 1,
      "collections": [
        {
          "title": "Dinner",
          "recipes": [
            7
          ],
          "collections": [
            {
              "title": "Pasta",
              "recipes": [
                "#2",
                7
              ]
            },
            {
              "title": "Empty"
            }
          ]
        }
      ],
      "recipes": [
        {
          "id": 7,
          "title": "Lasagne",
          "servings": "6",
          "prepMinutes": 30,
          "cookMinutes": 45,
          "ingredients": [
            "250 g lasagne sheets",
            "400 g ragù"
          ],
          "directions": [
            "Layer.",
            "Bake."
          ],
          "notes": "Rests well.",
          "source": "Home",
          "tags": [
            "oven"
          ],
          "favorite": true,
          "rating": 5,
          "images": [
            "lasagne.jpg"
          ],
          "added": "2019-02-04T12:00:00Z",
          "changed": "2020-02-29T23:59:59Z"
        },
        {
          "title": "Pesto"
        }
      ]
    }

    """

  static let exampleFile: RecipeFile = {
    var lasagne = RecipeContent(title: "Lasagne")
    lasagne.servings = "6"
    (lasagne.prepMinutes, lasagne.cookMinutes) = (30, 45)
    lasagne.ingredients = ["250 g lasagne sheets", "400 g ragù"]
    lasagne.directions = ["Layer.", "Bake."]
    (lasagne.notes, lasagne.source, lasagne.tags) = ("Rests well.", "Home", ["oven"])
    (lasagne.isFavorite, lasagne.rating, lasagne.images) = (true, 5, ["lasagne.jpg"])
    return RecipeFile(
      recipes: [
        RecipeFile.Entry(
          number: 7, content: lasagne, added: Timestamp(seconds: 1_549_281_600),
          changed: Timestamp(seconds: 1_583_020_799), line: 24),
        RecipeFile.Entry(content: RecipeContent(title: "Pesto"), line: 51),
      ],
      groups: [
        RecipeFile.Group(path: ["Dinner"], members: [0]),
        RecipeFile.Group(path: ["Dinner", "Pasta"], members: [1, 0]),
        RecipeFile.Group(path: ["Dinner", "Empty"], members: []),
      ])
  }()

  @Test("is read with the line of each recipe")
  func example() throws {
    #expect(try RecipeFormat.json.read(Self.example) == Self.exampleFile)
  }

  @Test("is written one field a line")
  func written() {
    let text = String(decoding: RecipeFormat.json.written(Self.exampleFile), as: UTF8.self)
    #expect(text == Self.example)
  }

  @Test("gives back whatever was written", arguments: UInt64(0)..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomFile(seed: seed)
    let file = random.next()
    let bytes = RecipeFormat.json.written(file)
    let back = try RecipeFormat.json.read(bytes).withoutLines
    #expect(back == file, "seed \(seed)")
    #expect(letters(of: back) == letters(of: file), "seed \(seed)")
    #expect(RecipeFormat.json.written(back) == bytes, "seed \(seed)")
    #expect(RecipeFormat.json.recognizes(bytes) && !RecipeFormat.apple.recognizes(bytes))
  }

  @Test("keeps a chain of 2,000 collections")
  func chain() throws {
    var file = RecipeFile(recipes: [RecipeFile.Entry(number: 1, content: RecipeContent(title: "x"))]
    )
    var path: [String] = []
    for level in 0..<2000 {
      path.append("c\(level)")
      file.groups.append(RecipeFile.Group(path: path, members: level % 500 == 0 ? [0] : []))
    }
    #expect(try RecipeFormat.json.read(RecipeFormat.json.written(file)).withoutLines == file)
  }

  @Test("writes groups that come level by level, and ancestors that have no group, as a tree")
  func levels() throws {
    let paths = [["a"], ["b"], ["b", "x"], ["a", "y"], ["c", "d", "e"]]
    let file = RecipeFile(groups: paths.map { RecipeFile.Group(path: $0, members: []) })
    let back = try RecipeFormat.json.read(RecipeFormat.json.written(file))
    let expected = [["a"], ["a", "y"], ["b"], ["b", "x"], ["c"], ["c", "d"], ["c", "d", "e"]]
    #expect(back.groups.map(\.path) == expected)
  }

  @Test("may have a byte order mark, any line ends, and none at the end")
  func surroundings() throws {
    let crlf = Self.example.replacing("\n", with: "\r\n")
    #expect(try RecipeFormat.json.read("\u{FEFF}" + crlf) == Self.exampleFile)
    #expect(RecipeFormat.json.recognizes(Array(("\u{FEFF}" + crlf).utf8)))
    #expect(
      try RecipeFormat.json.read(Self.example.replacing("\n", with: "\r")) == Self.exampleFile)
    let oneLine = Self.example.replacing("\n", with: "")
    #expect(try RecipeFormat.json.read(oneLine).withoutLines == Self.exampleFile.withoutLines)
  }

  @Test("is refused when it is cut off anywhere")
  func truncated() {
    let bytes = Array(Self.example.utf8)
    let lines = Self.example.split(separator: "\n").count
    for count in 0..<(bytes.count - 2) {
      do {
        _ = try RecipeFormat.json.read(Array(bytes[..<count]))
        Issue.record("accepted when cut at \(count)")
      } catch {
        #expect(1...lines ~= error.line, "cut at \(count)")
      }
    }
  }

  @Test(
    "survives any single wrong byte",
    arguments: [0x00, 0x22, 0x2C, 0x5B, 0x7D, 0x5C, 0x80, 0xFF] as [UInt8])
  func damaged(byte: UInt8) {
    let bytes = Array(Self.example.utf8)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = byte
      _ = try? RecipeFormat.json.read(damaged)
    }
  }
}
