import RecipeFormats
import RecipeStore
import Testing

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
      ("[\n{\"notes\":\n\"b\"}]", 2, "recipe without 'title'"),
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

@Suite("A broken recipe among sound ones")
struct BrokenRecipeTests {
  @Test("is left out and told, and collections count it")
  func leftOut() throws {
    let file = try RecipeFormat.json.read(
      """
      {"larder": 1, "collections": [{"title": "A", "recipes": ["#3", "#1", "#2", 7]}],
       "recipes": [{"title": "a"},
      {"title": "b", "rating": 9, "x": [{}]},
      {"title": "c"}]}
      """)
    #expect(file.recipes.map(\.content.title) == ["a", "c"])
    #expect(file.groups.map(\.members) == [[1, 0]])
    #expect(file.problems == [FormatError(line: 3, problem: "'rating' must be from 1 to 5, not 9")])
  }

  @Test("of Apple's sample is left out and told")
  func apple() throws {
    let file = try RecipeFormat.apple.read("[{\"title\":\"a\"},\n7,\n{\"title\":\"c\"}]")
    #expect(file.recipes.map(\.content.title) == ["a", "c"])
    #expect(file.problems.map(\.line) == [2])
  }
}
