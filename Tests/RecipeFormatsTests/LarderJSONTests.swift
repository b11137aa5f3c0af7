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

@Suite("JSON by hand")
struct HandwrittenJSONTests {
  @Test("may be one recipe")
  func oneRecipe() throws {
    let file = try RecipeFormat.json.read(
      #"{"collections":["Dinner/Pasta"],"title":"Pesto","servings":4,"id":"r12","notes":null}"#)
    var pesto = RecipeContent(title: "Pesto")
    pesto.servings = "4"
    #expect(file.recipes == [RecipeFile.Entry(number: 12, content: pesto, line: 1)])
    #expect(file.groups.map(\.path) == [["Dinner"], ["Dinner", "Pasta"]])
    #expect(file.groups.map(\.members) == [[], [0]])
  }

  @Test("may be an array of recipes that say where they belong")
  func array() throws {
    let file = try RecipeFormat.json.read(
      """
      [{"title": "Pesto", "collections": ["Dinner/Pasta", "Green"]},
       {"title": "Pizza", "collections": ["Dinner/Pasta", "Dinner", "Sweet\\\\/Sour", "Dinner"]}]
      """)
    #expect(file.recipes.map(\.line) == [1, 2])
    #expect(
      file.groups == [
        RecipeFile.Group(path: ["Dinner"], members: [1]),
        RecipeFile.Group(path: ["Dinner", "Pasta"], members: [0, 1]),
        RecipeFile.Group(path: ["Green"], members: [0]),
        RecipeFile.Group(path: ["Sweet/Sour"], members: [1]),
      ])
  }

  @Test("puts recipes that name a collection after those that the collection names")
  func both() throws {
    let file = try RecipeFormat.json.read(
      """
      {"collections": [{"recipes": [3, "r2", 3], "title": "Dinner", "color": {"x": [1]}}],
       "recipes": [{"id": 1, "title": "a", "collections": ["Dinner"]}, {"id": 2, "title": "b",
       "collections": ["Dinner", "Lunch"]}, {"id": 3, "title": "c"}], "unknown": [{}]}
      """)
    #expect(file.groups.map(\.path) == [["Dinner"], ["Lunch"]])
    #expect(file.groups.map(\.members) == [[2, 1, 0], [1]])
  }

  @Test("may have collections of the same title, and a path means the first")
  func twins() throws {
    let file = try RecipeFormat.json.read(
      """
      {"collections": [{"title": "A"}, {"title": "A", "collections": [{"title": "B"}]}],
       "recipes": [{"title": "a", "collections": ["A", "A/B", "A/C"]}]}
      """)
    #expect(file.groups.map(\.path) == [["A"], ["A"], ["A", "B"], ["A", "C"]])
    #expect(file.groups.map(\.members) == [[0], [], [0], [0]])
  }

  @Test("may hold nothing, or collections only")
  func empty() throws {
    #expect(try RecipeFormat.json.read("[]") == RecipeFile())
    #expect(try RecipeFormat.json.read(#"{"larder":1}"#) == RecipeFile())
    let collections = try RecipeFormat.json.read(#"{"collections":[{"title":"Dinner"}]}"#)
    #expect(collections == RecipeFile(groups: [RecipeFile.Group(path: ["Dinner"], members: [])]))
  }

  @Test("loses tags that are given again")
  func tags() throws {
    let file = try RecipeFormat.json.read(#"{"title":"x","tags":["Vegan","quick","","vegan"]}"#)
    #expect(file.recipes[0].content.tags == ["Vegan", "quick"])
  }

  @Test(
    "is refused with the line and what is wrong",
    arguments: [
      ("", 1, "the file ends too early"),
      ("\n3", 2, "a recipe must be an object, not a number"),
      ("[\n[]]", 2, "a recipe must be an object, not an array"),
      ("\n{}", 2, "recipe without 'title'"),
      ("[{\"title\":\"a\"},\n{\"notes\":\n\"b\"}]", 2, "recipe without 'title'"),
      ("{\"title\":\n\"\"}", 2, "'title' is empty"),
      ("{\"title\":\nnull}", 2, "'title' must be a text, not null"),
      ("{\"title\":\n7}", 2, "'title' must be a text, not a number"),
      ("{\"title\":\"a\",\n\"title\":\"b\"}", 2, "'title' is given twice"),
      ("{\"title\":\"a\",\n\"notes\":[]}", 2, "'notes' must be a text, not an array"),
      ("{\"title\":\"a\",\n\"source\":{}}", 2, "'source' must be a text, not an object"),
      ("{\"title\":\"a\",\n\"servings\":true}", 2, "'servings' must be a text, not true or false"),
      (
        "{\"title\":\"a\",\n\"prepMinutes\":-1}", 2,
        "'prepMinutes' must be from 0 to 52560000, not -1"
      ),
      (
        "{\"title\":\"a\",\n\"cookMinutes\":1.5}", 2,
        "'cookMinutes' must be a whole number of minutes, not 1.5"
      ),
      (
        "{\"title\":\"a\",\n\"cookMinutes\":\"5\"}", 2,
        "'cookMinutes' must be a whole number of minutes, not a text"
      ),
      (
        "{\"title\":\"a\",\n\"cookMinutes\":1e99}", 2,
        "'cookMinutes' must be a whole number of minutes, not 1e99"
      ),
      (
        "{\"title\":\"a\",\n\"cookMinutes\":52560001}", 2,
        "'cookMinutes' must be from 0 to 52560000, not 52560001"
      ),
      ("{\"title\":\"a\",\n\"rating\":0}", 2, "'rating' must be from 1 to 5, not 0"),
      ("{\"title\":\"a\",\n\"rating\":6}", 2, "'rating' must be from 1 to 5, not 6"),
      (
        "{\"title\":\"a\",\n\"rating\":4.5}", 2,
        "'rating' must be a whole number, not 4.5"
      ),
      ("{\"title\":\"a\",\n\"favorite\":1}", 2, "'favorite' must be true or false, not a number"),
      ("{\"title\":\"a\",\n\"tags\":\"b\"}", 2, "'tags' must be an array of texts, not a text"),
      (
        "{\"title\":\"a\",\"ingredients\":[\"b\",\n5]}", 2,
        "'ingredients' must hold texts only, not a number"
      ),
      (
        "{\"title\":\"a\",\n\"directions\":\"b\"}", 2,
        "'directions' must be an array of texts, not a text"
      ),
      (
        "{\"title\":\"a\",\n\"added\":\"soon\"}", 2,
        "'added' must be a date such as 2019-02-04T12:00:00Z"
      ),
      ("{\"title\":\"a\",\n\"id\":0}", 2, "'id' must be from 1 on, not 0"),
      (
        "{\"title\":\"a\",\n\"id\":99999999999999999999999999}", 2,
        "'id' must be a whole number, not 999999999999999999999999…"
      ),
      ("{\"title\":\"a\",\n\"id\":\"x\"}", 2, "'id' must be a whole number, not a text"),
      (
        "{\"title\":\"a\",\n\"collections\":[\"a//b\"]}", 2,
        "'collections' must hold paths of titles such as Dinner/Pasta"
      ),
      ("[{\"id\":1,\"title\":\"a\"},\n{\"id\":1,\"title\":\"b\"}]", 2, "two recipes with the id 1"),
      ("{\"larder\":\n2}", 2, "written by a later larder (version 2 of this form)"),
      ("{\"larder\":\n\"1\"}", 2, "'larder' must be a whole number, not a text"),
      (
        "{\"larder\":1,\n\"recipes\":{}}", 2, "'recipes' must be an array of recipes, not an object"
      ),
      ("{\"recipes\":[],\n\"recipes\":[]}", 2, "'recipes' is given twice"),
      (
        "{\"larder\":1,\n\"collections\":7}", 2,
        "'collections' must be an array of collections, not a number"
      ),
      ("{\"larder\":1,\"collections\":[\n\"a\"]}", 2, "a collection must be an object, not a text"),
      ("{\"larder\":1,\"collections\":[\n{\"x\":\n1}]}", 2, "collection without 'title'"),
      ("{\"larder\":1,\"collections\":[{\"title\":\n\"\"}]}", 2, "'title' is empty"),
      (
        "{\"larder\":1,\"collections\":[{\"title\":\"a\",\n\"title\":\"b\"}]}", 2,
        "'title' is given twice"
      ),
      (
        "{\"larder\":1,\"collections\":[{\"title\":\"a\",\"recipes\":[\n9]}]}", 2,
        "no recipe with the id 9 in this file"
      ),
      (
        "{\"larder\":1,\"collections\":[{\"title\":\"a\",\"recipes\":[\n\"#1\"]}]}", 2,
        "no recipe #1 in this file"
      ),
      (
        "{\"larder\":1,\"collections\":[{\"title\":\"a\",\"recipes\":[\n\"Pie\"]}]}", 2,
        "a collection must name its recipes by id"
      ),
      (
        "{\"larder\":1,\"collections\":[{\"title\":\"a\",\"recipes\":[\n1.5]}]}", 2,
        "a collection must name its recipes by id"
      ),
      ("{\"title\":\"a\"}\n,", 2, "expected the end of the file, found ','"),
      ("{\"title\":\"a\",\n\"x\":[1,]}", 2, "expected a value, found ']'"),
    ])
  func refused(_ json: String, line: Int, problem: String) {
    #expect(throws: FormatError(line: line, problem: problem)) { try RecipeFormat.json.read(json) }
    #expect(throws: FormatError(line: line, problem: problem)) {
      try RecipeFormat.json.read(json.replacing("\n", with: "\r\n"))
    }
  }

  @Test(
    "that nests without end is refused", arguments: ["[", "{\"collections\":[", "{\"x\":[{\"y\":"])
  func bomb(opening: String) {
    let bomb = String(repeating: opening, count: 200_000)
    for start in ["\n", "\n{\"title\":\"a\",\"x\":", "\n{\"larder\":1,\"collections\":"] {
      do {
        _ = try RecipeFormat.json.read(start + bomb)
        Issue.record("accepted")
      } catch {
        #expect(error.line == 2)
      }
    }
  }
}
