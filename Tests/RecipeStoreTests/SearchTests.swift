import RecipeStore
import TestSupport
import Testing

@Suite("Searching")
struct SearchTests {
  let store: SQLiteRecipeStore

  init() throws {
    store = try temporaryStore()
    _ = try store.add("Chocolate Cake", tags: ["Baking", "main course"]) {
      $0.ingredients = ["200 g flour", "2 tbsp olive oil"]
      $0.prepMinutes = 20
      $0.cookMinutes = 30
      $0.rating = 5
    }
    _ = try store.add("Smørbrød") {
      $0.ingredients = ["Brød", "Onion"]
      $0.prepMinutes = 10
      $0.rating = 3
    }
    _ = try store.add("味噌汁") { $0.directions = ["Stir olive paste into oil with chocolate."] }
    _ = try store.add("Weiße Soße", tags: ["baking powder"]) { $0.notes = "Straße. 🍕 C++ \"AND\"" }
  }

  private func search(_ text: String) throws -> [String] {
    try store.titles(.search(SearchExpression(text)))
  }

  @Test(
    "finds by words, phrases, fields and figures",
    arguments: [
      ("choc", ["Chocolate Cake", "味噌汁"]), ("CHOC cak", ["Chocolate Cake"]),
      ("olive oil", ["Chocolate Cake", "味噌汁"]), ("\"olive oil\"", ["Chocolate Cake"]),
      ("\"olive oi\"", []), ("title:choc", ["Chocolate Cake"]),
      ("ingredient:brod", ["Smørbrød"]), ("ingredients:\"olive oil\"", ["Chocolate Cake"]),
      ("strasse", ["Weiße Soße"]), ("SOSSE", ["Weiße Soße"]), ("so\u{308}ße", ["Weiße Soße"]),
      ("噌", ["味噌汁"]), ("味噌", ["味噌汁"]), ("噌味", []), ("🍕", ["Weiße Soße"]),
      ("tag:baking", ["Chocolate Cake"]), ("tag:\"Main Course\"", ["Chocolate Cake"]),
      ("time:<30", ["Smørbrød"]), ("time:50", ["Chocolate Cake"]), ("time:=50", ["Chocolate Cake"]),
      ("time:>=10", ["Chocolate Cake", "Smørbrød"]), ("rating:>3", ["Chocolate Cake"]),
      ("rating:<=3", ["Smørbrød"]), ("-time:<30", ["Chocolate Cake", "Weiße Soße", "味噌汁"]),
      ("-choc", ["Smørbrød", "Weiße Soße"]), ("choc -title:cake", ["味噌汁"]),
      ("-tag:baking -onion", ["Weiße Soße", "味噌汁"]), ("-\"olive oil\" choc", ["味噌汁"]),
      ("and", ["Weiße Soße"]), ("NOT", []), ("C++", ["Chocolate Cake", "Weiße Soße", "味噌汁"]),
      ("foo:bar", []), ("cake --", ["Chocolate Cake"]), ("Title:CHOC", ["Chocolate Cake"]),
    ])
  func finds(text: String, wanted: [String]) throws {
    #expect(try Set(search(text)) == Set(wanted))
    let query = RecipeQuery.search(try SearchExpression(text))
    #expect(try store.count(of: query) == wanted.count)
    #expect(try store.titles(query, RecipeOrder(.title)) == wanted)
    for id in try store.recipeIDs(in: .all, order: nil, limit: nil) {
      let title = try #require(try store.recipe(id)).content.title
      #expect(try store.contains(id, in: query) == wanted.contains(title))
    }
  }

  @Test("puts a hit in the title first")
  func bestFirst() throws {
    #expect(try search("chocolate").first == "Chocolate Cake")
    let query = RecipeQuery.search(try SearchExpression("chocolate"))
    #expect(
      try store.titles(query, RecipeOrder(.manual, isReversed: true)).last == "Chocolate Cake")
  }

  @Test(
    "says what it cannot understand",
    arguments: [
      ("", "there is nothing to search for"), ("  ", "there is nothing to search for"),
      ("!!", "there is nothing to search for in '!!'"),
      ("\"olive", "the quote before 'olive' is not closed"),
      ("title:", "'title:' needs something to look for"),
      ("time:soon", "'soon' is no comparison with a number, such as time:<30"),
      ("time:<", "'<' is no comparison with a number, such as time:<30"),
      ("rating:=>4", "'=>4' is no comparison with a number, such as rating:>=4"),
      (
        "time:99999999999999999999",
        "'99999999999999999999' is no comparison with a number, such as time:<30"
      ),
    ])
  func malformed(text: String, problem: String) {
    #expect(throws: SearchError.malformed(problem)) { try SearchExpression(text) }
  }

  @Test("never takes the user's characters for its own language")
  func anyText() throws {
    var random = SeededGenerator(seed: 3)
    let pieces =
      Array("\"'*^:(){}-+<>=, \0\u{301}ab味🍕~^")
      + ["AND", "OR", "NOT", "NEAR(", "title:"].flatMap { Array($0) }
    for _ in 0..<500 {
      let text = String((0..<random.below(12)).map { _ in random.pick(pieces) })
      guard let expression = try? SearchExpression(text) else { continue }
      #expect(throws: Never.self, "\(text)") {
        try store.recipeIDs(in: .search(expression), order: nil, limit: nil)
      }
    }
  }

  @Test("follows changes")
  func follows() throws {
    let id = try #require(
      try store.recipeIDs(titled: "Chocolate Cake", .whole, in: .all, limit: 1).first)
    try store.updateRecipe(id, to: RecipeContent(title: "Vanilla Cake"))
    #expect(try search("choc") == ["味噌汁"])
    #expect(try search("vanilla") == ["Vanilla Cake"])
    _ = try store.undo()
    #expect(try search("vanilla") == [])
    try store.deleteRecipe(id)
    #expect(try search("cake") == [])
    #expect(try store.check() == [])
  }
}
