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
      (
        #"[{"text":"Mix.\nStir."},{"text":"<p>Bake.</p><p>Cool.</p>"}]"#,
        ["Mix. Stir.", "Bake. Cool."]
      ),
      (#"["Mix.<br>Stir.","Bake."]"#, ["Mix. Stir.", "Bake."]),
      (#"[{"text":"<ol><li>Mix.</li><li>Bake.</li></ol>"}]"#, ["Mix.", "Bake."]),
      (
        #"[{"@type":"HowToSection","name":"Dough","itemListElement":"Mix.\nBake."},"Eat."]"#,
        ["Dough", "Mix.", "Bake.", "Eat."]
      ),
      (#"{"0":"Mix.","2":{"text":"Bake."}}"#, ["Mix.", "Bake."]),
      (
        #"[{"@type":"ListItem","name":"Mix."},{"@type":"ListItem","item":"Bake."}]"#,
        ["Mix.", "Bake."]
      ),
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
      (#""PT1H30""#, 90), (#""1h30""#, 90), (#""PT30M/PT40M""#, 40), (#""PT30M-PT40M""#, 40),
      (#""30\u00a0min""#, 30), (#""1 ora e 30 minuti""#, 90), (#""2 uur""#, 120),
      (#""1 timme""#, 60), (#""1時間30分""#, 90), (#""2 часа""#, 120),
      (#"{"value":2,"unitCode":"HUR"}"#, 120), (#"{"duration":"PT35M"}"#, 35),
    ] as [(String, Int?)])
  func times(_ value: String, minutes: Int?) throws {
    #expect(try content("\"prepTime\":\(value)").prepMinutes == minutes)
  }

  @Test(
    "reads ingredients of any shape",
    arguments: [
      (
        #"[{"@type":"PropertyValue","name":"flour","value":"2","unitText":"cups"}]"#,
        ["2 cups flour"]
      ),
      (#"[{"name":"flour","quantity":2,"unit":"cups"}]"#, ["2 cups flour"]),
      (#"[{"@type":"HowToSupply","name":"figs","requiredQuantity":"2"}]"#, ["2 figs"]),
      (#"[{"name":"Dough","ingredients":["1 egg"]},"2 figs"]"#, ["Dough", "1 egg", "2 figs"]),
      (#"{"0":"1 egg","7":"2 figs"}"#, ["1 egg", "2 figs"]),
      (
        #"{"@type":"ItemList","itemListElement":[{"name":"1 egg"},{"item":{"name":"2 figs"}}]}"#,
        ["1 egg", "2 figs"]
      ),
      (#"["\u200b1 egg","1\n fig"]"#, ["1 egg", "1 fig"]),
      (#"[],"ingredients":["1 egg"]"#, ["1 egg"]),
    ])
  func ingredients(_ value: String, lines: [String]) throws {
    #expect(try content("\"recipeIngredient\":\(value)").ingredients == lines)
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

  @Test("finds steps that are named by their identifiers")
  func identifiers() throws {
    let file = try RecipeFormat.jsonld.read(
      #"""
      {"@graph":[{"@type":"Recipe","name":"a","recipeInstructions":[{"@id":"#1"},{"@id":"#2"}]},
        {"@id":"#1","text":"Mix."},{"@id":"#2","@type":"HowToStep","text":"Bake."}]}
      """#)
    #expect(file.recipes.map(\.content.directions) == [["Mix.", "Bake."]])
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
