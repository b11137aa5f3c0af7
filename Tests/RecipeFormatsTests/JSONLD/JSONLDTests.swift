import RecipeFormats
import RecipeStore
import Testing

@Suite("JSON-LD")
struct JSONLDTests {
  func content(_ members: String) throws -> RecipeContent {
    let json = #"{"@context":"https://schema.org","@type":"Recipe","name":"x",\#(members)}"#
    return try #require(try RecipeFormat.jsonld.read(json).recipes.first).content
  }

  @Test(
    "reads instructions of any shape, names of sections and steps as lines",
    arguments: [
      (#""Mix.\n\nBake.""#, ["Mix.", "Bake."]),
      (#"["Mix.","Bake."]"#, ["Mix.", "Bake."]),
      (#"[["Mix."],[{"text":"Bake."}]]"#, ["Mix.", "Bake."]),
      (
        #"[{"@type":"HowToSection","name":"Dough","itemListElement":[{"text":"Mix."}]},"Bake."]"#,
        ["Dough", "Mix.", "Bake."]
      ),
      (#"[{"@type":"HowToStep","name":"Mix","text":"Mix. Well."}]"#, ["Mix. Well."]),
      (#"[{"@type":"HowToStep","name":"First","text":"Mix."}]"#, ["First", "Mix."]),
      (#"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":"Mix."}]}"#, ["Mix."]),
      (#""<p>Mix &amp; stir.</p><p>Bake<br>it.""#, ["Mix & stir.", "Bake", "it."]),
      (#""&lt;li&gt;Mix &amp;amp; stir&lt;/li&gt;""#, ["Mix & stir"]),
      (#"[null,5,true,{}]"#, []),
    ])
  func instructions(_ value: String, lines: [String]) throws {
    #expect(try content("\"recipeInstructions\":\(value)").directions == lines)
  }

  @Test(
    "reads times in ISO 8601, its wrong forms and words",
    arguments: [
      (#""PT1H30M""#, 90), (#""P0DT1H15M""#, 75), (#""P30M""#, 30), (#""P1H""#, 60),
      (#""PT0D4H45M""#, 285), (#""PTHM""#, nil), (#""P""#, nil), (#""PT90S""#, 2),
      (#""P1D""#, 1440),
      (#""PT1.5H""#, 90), (#""2 Hours 30 Minutes""#, 150), (#""10-13 Minutes""#, 13),
      (#""1 1/2 hrs""#, 90), (#""1½ h""#, 90), (#""1:30""#, 90), (#""45""#, 45), ("45", 45),
      (#"{"@type":"Duration","maxValue":"PT20M"}"#, 20), (#""PT99999999999999999999H""#, nil),
      (#""PT0M""#, nil), ("null", nil), ("[]", nil),
    ] as [(String, Int?)])
  func times(_ value: String, minutes: Int?) throws {
    #expect(try content("\"prepTime\":\(value)").prepMinutes == minutes)
  }

  @Test("reads ingredients, yields and tags of any shape")
  func shapes() throws {
    #expect(
      try content(#""recipeIngredient":"1 egg\n 2 figs""#).ingredients == ["1 egg", "2 figs"])
    #expect(
      try content(#""recipeIngredient":["1 \u00a0egg ((big))",null,["a , b"],{"name":"c"}]"#)
        .ingredients == ["1 egg (big)", "a, b", "c"])
    #expect(try content(#""recipeYield":["20","20 (5 cups)"]"#).servings == "20 (5 cups)")
    #expect(
      try content(#""recipeYield":{"@type":"QuantitativeValue","value":4,"unitText":"cups"}"#)
        .servings == "4 cups")
    #expect(
      try content(#""keywords":"a, b;A","recipeCategory":["c"],"recipeCuisine":7"#).tags
        == ["a", "b", "c"])
  }

  @Test("finds recipes in graphs, lists and under several types, and leaves out what is none")
  func graph() throws {
    let file = try RecipeFormat.jsonld.read(
      """
      [{"@graph":[{"@type":"WebSite","name":"s"},
        {"@type":["Article","http://schema.org/Recipe"],"name":"a","image":{"@id":"#i"}},
        {"@id":"#i","@type":"ImageObject","url":"i.jpg"}]},
       {"@type":"Recipe","name":"b"},{"@type":"Recipe"}]
      """)
    #expect(file.recipes.map(\.content.title) == ["a", "b"])
    #expect(file.recipes[0].content.images == ["i.jpg"])
    #expect(file.problems.map(\.problem) == ["recipe without 'name'"])
  }

  @Test("keeps what no field holds, and writes it again unless a field was changed")
  func extras() throws {
    let json = #"""
      {"@type":"Recipe","name":"Pie &amp; Mash","url":"https://a.example/pie","nutrition":{"calories":"9"},
      "recipeInstructions":[{"@type":"HowToSection","name":"A","itemListElement":["Mix"]}]}
      """#
    var file = try RecipeFormat.jsonld.read(json)
    #expect(file.recipes[0].key == "https://a.example/pie")
    var text = String(decoding: RecipeFormat.jsonld.written(file), as: UTF8.self)
    #expect(text.contains("calories") && text.contains("HowToSection") && text.contains("&amp;"))
    file.recipes[0].content.title = "Pie"
    file.recipes[0].content.directions.append("Bake")
    file.recipes[0].content.source = "Grandma"
    text = String(decoding: RecipeFormat.jsonld.written(file), as: UTF8.self)
    #expect(text.contains("calories") && !text.contains("HowToSection") && !text.contains("&amp;"))
    let back = try RecipeFormat.jsonld.read(text).recipes[0].content
    #expect(back.title == "Pie" && back.directions == ["A", "Mix", "Bake"])
    #expect(back.source == "Grandma")
  }

  @Test("writes again what it wrote, whatever the texts", arguments: UInt64(0)..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomFile(seed: seed)
    var file = random.next()
    for index in file.recipes.indices {
      file.recipes[index].content.title += "x"
      file.recipes[index].content.extras = [:]
    }
    if file.recipes.isEmpty { return }
    let written = RecipeFormat.jsonld.written(file)
    let back = try RecipeFormat.jsonld.read(written)
    #expect(RecipeFormat.jsonld.written(back) == written, "seed \(seed)")
  }

  @Test("keeps texts that look like markup as they are")
  func markup() throws {
    var content = RecipeContent(title: "a &amp;lt; b <b>c</b>")
    content.tags = ["x, y", "&eacute;"]
    let file = RecipeFile(recipes: [RecipeFile.Entry(content: content)])
    let back = try RecipeFormat.jsonld.read(RecipeFormat.jsonld.written(file)).recipes[0].content
    #expect(back.title == content.title && back.tags == content.tags)
  }
}

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
