import Foundation
import RecipeFormats
import RecipeStore
import Testing

@Suite("The JSON of Apple's sample")
struct AppleJSONTests {
  /// Made up, in the manner of the real file.
  static let example = """
    [
        {
            "id": 1,
            "title": "Oat Porridge",
            "prepTime": 0,
            "cookTime": 330,
            "servings": "2-3",
            "ingredients": "80 g oats\\n4 dl milk\\n\\n1 pinch salt",
            "directions": "Stir everything over low heat.\\r\\nServe.",
            "isFavorite": true,
            "addedOn": "2019-02-04T12:00:00+00:00",
            "collections": ["Breakfast"],
            "imageNames": ["Porridge", "Porridge-small", "Porridge-thumb"]
        },

        {
            "id": 2, "title": "Toast", "prepTime": 60, "cookTime": 7200, "servings": "1",
            "ingredients": "1 slice", "directions": "Toast.", "isFavorite": false,
            "collections": ["Snacks/Quick", "Breakfast"], "imageNames": []
        }
    ]
    """

  @Test("is read with times in minutes, rounded up, and a line for each ingredient and step")
  func example() throws {
    var porridge = RecipeContent(title: "Oat Porridge")
    (porridge.prepMinutes, porridge.cookMinutes, porridge.servings) = (0, 6, "2-3")
    porridge.ingredients = ["80 g oats", "4 dl milk", "1 pinch salt"]
    porridge.directions = ["Stir everything over low heat.", "Serve."]
    porridge.isFavorite = true
    porridge.images = ["Porridge", "Porridge-small", "Porridge-thumb"]
    var toast = RecipeContent(title: "Toast")
    (toast.prepMinutes, toast.cookMinutes, toast.servings) = (1, 120, "1")
    (toast.ingredients, toast.directions) = (["1 slice"], ["Toast."])
    let expected = RecipeFile(
      recipes: [
        RecipeFile.Entry(
          number: 1, content: porridge, added: Timestamp(seconds: 1_549_281_600), line: 2),
        RecipeFile.Entry(number: 2, content: toast, line: 16),
      ],
      groups: [
        RecipeFile.Group(path: ["Breakfast"], members: [0, 1]),
        RecipeFile.Group(path: ["Snacks/Quick"], members: [1]),
      ])
    #expect(try RecipeFormat.apple.read(Self.example) == expected)
    #expect(
      try RecipeFormat.apple.read(RecipeFormat.apple.written(expected)).recipes.map(\.content)
        == expected.recipes.map(\.content))
  }

  @Test("is told from our own")
  func recognition() {
    for (text, expected) in [
      (Self.example, "apple"), (#"[{"id":1,"title":"a","isFavorite":false}]"#, "apple"),
      (#"{"title":"a","directions":"b"}"#, "apple"), (#"{"title":"a","directions":["b"]}"#, "json"),
      (#"[{"id":1,"title":"a"}]"#, "json"), ("[]", "json"), (LarderJSONTests.example, "json"),
      (#"{"larder":1,"prepTime":1}"#, "json"), (" \u{FEFF}[", nil), ("Pesto", nil), ("", nil),
    ] as [(String, String?)] {
      let format = RecipeFormat.all.first { $0.recognizes(Array(text.utf8)) }
      #expect(format?.name == expected, "\(text)")
    }
  }

  @Test("gives back what it has a place for", arguments: UInt64(0)..<100)
  func roundTrip(seed: UInt64) throws {
    var random = RandomFile(seed: seed)
    var file = random.next()
    file.groups =
      file.recipes.isEmpty
      ? [] : [RecipeFile.Group(path: ["a/b"], members: Array(file.recipes.indices))]
    for index in file.recipes.indices {
      let content = file.recipes[index].content
      var kept = RecipeContent(title: content.title)
      (kept.servings, kept.isFavorite, kept.images) = (
        content.servings, content.isFavorite, content.images
      )
      (kept.prepMinutes, kept.cookMinutes) = (content.prepMinutes ?? 0, content.cookMinutes ?? 0)
      kept.ingredients = content.ingredients.filter {
        !$0.isEmpty && !$0.utf8.contains(where: { $0 == 10 || $0 == 13 })
      }
      kept.directions = content.directions.filter {
        !$0.isEmpty && !$0.utf8.contains(where: { $0 == 10 || $0 == 13 })
      }
      file.recipes[index].content = kept
      file.recipes[index].changed = nil
    }
    let bytes = RecipeFormat.apple.written(file)
    let back = try RecipeFormat.apple.read(bytes).withoutLines
    #expect(letters(of: back) == letters(of: file), "seed \(seed)")
    #expect(RecipeFormat.apple.recognizes(bytes) == !file.recipes.isEmpty)
  }

  @Test("writes a step of several lines as one")
  func lineBreaks() throws {
    var content = RecipeContent(title: "x")
    content.directions = ["a\nb\r\nc", "d"]
    content.prepMinutes = .max
    let file = RecipeFile(recipes: [RecipeFile.Entry(content: content)])
    let back = try RecipeFormat.apple.read(RecipeFormat.apple.written(file))
    #expect(back.recipes[0].content.directions == ["a b c", "d"])
  }

  @Test(
    "is refused with the line and what is wrong",
    arguments: [
      ("[{\"id\":1}]", 1, "recipe without 'title'"),
      (
        "[{\"title\":\"a\",\n\"prepTime\":-60}]", 2,
        "'prepTime' must be from 0 to 3153600000, not -60"
      ),
      (
        "[{\"title\":\"a\",\n\"prepTime\":0.5}]", 2,
        "'prepTime' must be a whole number of seconds, not 0.5"
      ),
      (
        "[{\"title\":\"a\",\n\"cookTime\":9223372036854775807}]", 2,
        "'cookTime' must be from 0 to 3153600000, not 9223372036854775807"
      ),
      ("[{\"title\":\"a\",\n\"ingredients\":[]}]", 2, "'ingredients' must be a text, not an array"),
      (
        "[{\"title\":\"a\",\n\"id\":\"x\"}]", 2, "'id' must be a whole number, not a text"
      ),
      (
        "[{\"title\":\"a\",\n\"isFavorite\":\"yes\"}]", 2,
        "'isFavorite' must be true or false, not a text"
      ),
      (
        "[{\"title\":\"a\",\n\"addedOn\":\"2019-02-30\"}]", 2,
        "'addedOn' must be a date such as 2019-02-04T12:00:00Z"
      ),
      ("[\n7]", 2, "a recipe must be an object, not a number"),
      ("[{\"title\":\"a\"}", 1, "the file ends too early"),
    ])
  func refused(_ json: String, line: Int, problem: String) {
    #expect(throws: FormatError(line: line, problem: problem)) { try RecipeFormat.apple.read(json) }
  }

  @Test("is refused when it is cut off anywhere")
  func truncated() {
    let bytes = Array(Self.example.utf8)
    for count in bytes.indices {
      #expect(throws: FormatError.self) { try RecipeFormat.apple.read(Array(bytes[..<count])) }
    }
  }

  static let original = URL(filePath: #filePath)
    .appending(path: "../../../../shared/cases/apple/recipeData.json").standardized

  @Test(
    "is read from the original", .enabled(if: FileManager.default.fileExists(atPath: original.path))
  )
  func originalFile() throws {
    let bytes = Array(try Data(contentsOf: Self.original))
    #expect(RecipeFormat.all.first { $0.recognizes(bytes) }?.name == "apple")
    let file = try RecipeFormat.apple.read(bytes)
    #expect(file.recipes.map(\.number) == (1001...1008).map { $0 })
    #expect(file.recipes.filter(\.content.isFavorite).count == 3)
    #expect(file.groups.map(\.path) == [["Dessert"], ["Main Course"], ["Sides"]])
    #expect(file.groups.map(\.members.count) == [3, 4, 2])
    #expect(file.recipes.map(\.content.totalMinutes) == [45, 25, 10, 240, 10, 80, 10, 90])
    #expect(file.recipes.filter { $0.added == nil }.map(\.number) == [1003, 1008])
    #expect(file.recipes[0].content.ingredients.count == 12)
    #expect(file.recipes[0].content.directions.count == 3)
  }
}
