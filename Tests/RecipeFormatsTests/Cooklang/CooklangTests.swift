import RecipeStore
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("Cooklang")
struct CooklangTests {
  private let trip = RoundTrip(.cooklang, name: "Toast.cook")

  private func content(_ text: String) throws -> RecipeContent {
    try #require(try trip.read(text).recipes.first).content
  }

  private static let sample = """
    ---
    title: Güveç
    servings: 4
    tags: [stew, "a, b"]
    time:
      prep: 20 min
      cook: 1h30m
    source:
      name: Grandmother
      url: https://example.org/guvec
    locale: tr_TR # kept
    introduction: From the oven.
    ---
    -- a comment
    = Dough

    Mix @flour{200%g} and @water{1/2%cup}(warm) in a #large bowl{}.\\
    Rest ~{30%minutes}.

    == Filling ==

    Fry @onion{2}(sliced) with @salt{=1%tsp}, then add @onion and @./Sauces/Hollandaise{150%g}.

    > Serve at once.

    """

  @Test("gathers what a cook needs from front matter and steps")
  func fields() throws {
    let content = try content(Self.sample)
    #expect(content.title == "Güveç")
    #expect(content.servings == "4")
    #expect(content.tags == ["stew", "a, b"])
    #expect(content.prepMinutes == 20)
    #expect(content.cookMinutes == 90)
    #expect(content.source == "https://example.org/guvec")
    #expect(content.notes == "From the oven.\n\nServe at once.")
    #expect(
      content.ingredients == [
        "Dough:", "200 g flour", "1/2 cup water, warm", "Filling:", "2 onion, sliced",
        "1 tsp salt", "150 g ./Sauces/Hollandaise",
      ])
    #expect(
      content.directions == [
        "Dough:", "Mix flour and water in a large bowl.\nRest 30 minutes.", "Filling:",
        "Fry onion with salt, then add onion and Hollandaise.",
      ])
  }

  @Test("writes again what it read, to the byte")
  func verbatim() throws {
    #expect(trip.written(try content(Self.sample)) == Self.sample)
  }

  @Test("changes no more than the fields that were edited")
  func edits() throws {
    var content = try content(Self.sample)
    content.rating = 4
    content.servings = "6"
    content.notes = "Better cold."
    let text = trip.written(content)
    #expect(text.contains("servings: 6\n"))
    #expect(text.contains("rating: 4\n"))
    #expect(text.contains("locale: tr_TR # kept\n"))
    #expect(text.contains("salt{=1%tsp}"))
    #expect(text.hasSuffix("\n> Better cold.\n"))
    #expect(!text.contains("oven") && !text.contains("at once"))
    #expect(try self.content(text).withoutExtras == content.withoutExtras)
    content.directions.append("Eat @ once.")
    let other = trip.written(content)
    #expect(other.contains("locale: tr_TR # kept\n"))
    #expect(try self.content(other).withoutExtras == content.withoutExtras)
  }

  @Test("keeps every field of a recipe from elsewhere")
  func everyField() throws {
    var content = RecipeContent(title: "A: \"B\" #1")
    content.servings = "4-6"
    content.prepMinutes = 0
    content.cookMinutes = 61
    content.ingredients = [
      "salt", "Sauce:", "1 1/2 cups flour, sifted", "200g sugar", "2 {odd} @ #names ~ 5%", "a -- b",
      "salt", "1 (14 oz) can tomatoes", "lone:", "./Shared/Dough", "= x", "\\",
    ]
    content.directions = [
      "> no note", "= no section", "Mix @flour{1%g} #pot ~{5}.", "Line\n\n> two", "Bake:", "a -- b",
      "last:",
    ]
    content.notes = "One.\n\n> Two\nThree @x"
    content.source = "https://example.org/?a=b#c"
    content.tags = ["vegan", "x: y", "two, three", "#t"]
    content.isFavorite = true
    content.rating = 5
    content.images = ["a b.jpg"]
    let read = try self.content(trip.written(content))
    #expect(read.withoutExtras == content)
    #expect(read.extras.isEmpty)
  }

  @Test("takes the title from the file where there is none")
  func title() throws {
    #expect(try content("Toast @bread.\n").title == "Toast")
    #expect(try content(">> title: Rye\n\nToast @bread.").title == "Rye")
    #expect(try content("").title == "Toast")
  }

  @Test("takes a whole time as cooking time, and keeps it whole")
  func wholeTime() throws {
    let text = "---\ntitle: A\ntime: 30 min\n---\n\nB.\n"
    let content = try content(text)
    #expect(content.cookMinutes == 30)
    #expect(trip.written(content) == text)
  }

  @Test(
    "bears hostile text",
    arguments: [
      "---\na: &x [*x, *x]\n---\n", "---\n[[[[\n", "---\na: {b: c\n---\nB", "@", "@{", "#{}", "~{",
      "[-", "[- -", "-]", "@a{}(", "=", ">>", ">> :", "\\", "@a{%}", "--\n---\n--", "---\n---\n",
    ])
  func hostile(text: String) throws {
    try trip.checkSecondTrip(Array(text.utf8), "\(text)")
  }

  @Test("bears depth and length")
  func deep() throws {
    let depth = String(repeating: "[", count: 10_000)
    _ = try content("---\na: \(depth)\n---\nB\n")
    _ = try content("---\n" + String(repeating: "- ", count: 10_000) + "\n---\nB\n")
    _ = try content(String(repeating: "@a{}(", count: 20_000))
    _ = try content(String(repeating: "[-", count: 20_000))
    _ = try content(String(repeating: "[-\n", count: 20_000))
  }

  @Test("refuses what is no text")
  func binary() {
    #expect(throws: FormatError.self) { try trip.read([0xFF, 0xFE, 0x00]) }
  }

  @Test("survives mutations of a recipe")
  func mutations() throws {
    try trip.checkMutations(
      of: [Array(Self.sample.utf8)],
      pieces: [
        "@", "#", "~", "{", "}", "(", ")", "%", "\\", "\n", "\n\n", "--", "[-", "-]", "---\n", ">",
        ">> a: b\n", "= x\n", ":", "\"", "  ", "\t", "\u{2028}", "title: x\n", "é", "\r\n", "- ",
      ], rounds: 1500)
  }
}

@Suite("Cooklang from elsewhere", .enabled(if: Cases.folder != nil))
struct CooklangCasesTests {
  @Test("is read, and written again as it was read")
  func recipes() throws {
    let paths = Cases.files(in: "cooklang/recipes", ending: ".cook")
    #expect(paths.count == 26)
    for path in paths {
      let name = try #require(path.split(separator: "/").last.map(String.init))
      let trip = RoundTrip(.cooklang, name: name)
      let bytes = try Cases.bytes(path)
      try trip.checkSecondTrip(bytes, "\(path)")
      let content = try #require(try trip.read(bytes).recipes.first).content
      #expect(!content.title.isEmpty && !content.ingredients.isEmpty, "\(path)")
      let body = CooklangDocument(String(decoding: bytes, as: UTF8.self)).lines
      #expect(trip.written(content).hasSuffix(body.joined(separator: "\n")), "\(path)")
    }
  }
}
