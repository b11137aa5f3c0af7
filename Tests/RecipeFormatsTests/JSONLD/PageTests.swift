import RecipeFormats
import RecipeStore
import Testing

@Suite("Recipes in web pages")
struct PageTests {
  @Test("are found beside invalid blocks, with control characters and a rest behind")
  func blocks() throws {
    let file = try RecipeFormat.jsonld.read(
      """
      <html><head><title>t</title><script type="application/ld+json">{nonsense</script>
      <script type='application/ld+json; charset=utf-8'><!-- {"@type":"Recipe","name":"a
      b\\uD800","recipeIngredient":["1 <\\/p>egg",],}; --></script>
      """)
    #expect(file.recipes.map(\.content.title) == ["a b\u{FFFD}"])
    #expect(file.recipes[0].content.ingredients == ["1 egg"])
  }

  @Test(
    "are found in scripts with comments, commas too many, and several values",
    arguments: [
      "//<![CDATA[\nRECIPE\n//]]>", "/*<![CDATA[*/RECIPE/*]]>*/",
      "<![CDATA[RECIPE]]>", "<!-- RECIPE -->", "/* {not} */ RECIPE", "// [not]\nRECIPE",
      "{\"@type\":\"WebSite\"},RECIPE", "[,RECIPE,,]", "window.data = RECIPE;", "ENCODED",
    ])
  func scripts(_ script: String) throws {
    let recipe = #"{"@type":"Recipe",/* a */"name":"a", // b\#n,"cookTime":"PT5M","x":"\u12 "}"#
    let encoded = recipe.replacing("\"", with: "&quot;")
    let text = script.replacing("RECIPE", with: script == "ENCODED" ? "" : recipe)
      .replacing("ENCODED", with: encoded)
    let file = try RecipeFormat.jsonld.read(
      "<html><script type=\"application/ld+json\">\(text)</script></html>")
    #expect(file.recipes.map(\.content.title) == ["a"])
    #expect(file.recipes.map(\.content.cookMinutes) == [5])
  }

  @Test("of one title count once, the fullest, and mentions of others do not")
  func repetitions() throws {
    let file = try RecipeFormat.jsonld.read(
      """
      <script type="application/ld+json">[{"@type":"Recipe","name":"a"},{"@type":"Recipe",
      "name":"a","recipeIngredient":["egg"]},{"@type":"Recipe","name":"other"}]</script>
      """)
    #expect(file.recipes.map(\.content.ingredients) == [["egg"]])
  }

  @Test("are read from microdata where there is no JSON-LD")
  func microdata() throws {
    let file = try RecipeFormat.jsonld.read(
      """
      <html><body><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pie &amp;
       Mash</h1><time itemprop="prepTime" datetime="PT10M">ten</time>
      <meta itemprop="cookTime" content="PT1H"><img itemprop="image" src="p.jpg">
      <li itemprop="recipeIngredient">1 egg</li><li itemprop="ingredients">2 figs</li>
      <li itemprop="recipeIngredient">3 nuts</li>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Jo</b></div>
      <div itemprop="recipeInstructions"><p>Mix.</p><p>Bake.</p></div></div>
      """)
    let content = try #require(file.recipes.first).content
    #expect(content.title == "Pie & Mash")
    #expect((content.prepMinutes, content.cookMinutes) == (10, 60))
    #expect(content.ingredients == ["1 egg", "3 nuts"])
    #expect(content.directions == ["Mix.", "Bake."])
    #expect(content.images == ["p.jpg"] && content.source == "Jo")
  }

  @Test("are read in the encoding of the page")
  func encodings() throws {
    let page =
      "<html><meta charset=iso-8859-2><script type=application/ld+json>"
      + "{\"@type\":\"Recipe\",\"name\":\"\u{1}\"}</script>"
    let bytes = page.utf8.map { $0 == 1 ? 0xB1 : $0 }
    #expect(try RecipeFormat.jsonld.read(bytes).recipes[0].content.title == "ą")
    let bare = bytes.filter { _ in true }
    let without = Array(
      String(decoding: bare.map { $0 == 0xB1 ? 1 : $0 }, as: UTF8.self)
        .replacing("charset=iso-8859-2", with: "").utf8
    ).map { $0 == 1 ? UInt8(0x80) : $0 }
    #expect(try RecipeFormat.jsonld.read(without).recipes[0].content.title == "€")
  }

  @Test("that have none are refused")
  func none() {
    #expect(throws: FormatError(line: 1, problem: "there is no recipe in it")) {
      try RecipeFormat.jsonld.read("<html><body>Hello</body></html>")
    }
  }
}
