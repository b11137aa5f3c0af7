import RecipeFormats
import RecipeStore
import TestSupport

/// Sound files of each format and what to do to them.
enum Hostile {
  /// A small file of every format that is read, so that every reader is met on any machine.
  static let samples: [(name: String, bytes: [UInt8])] = {
    let recipe =
      #"{"@type":"Recipe","name":"Pie &amp; Mash","recipeYield":["4","4 pies"],"prepTime":"PT1H5M","#
      + #""recipeIngredient":["1 egg",null],"keywords":"a, b","image":{"url":"p.jpg"},"#
      + #""recipeInstructions":[{"@type":"HowToSection","name":"A","itemListElement":[{"text":"<p>Mix</p>"}]}]}"#
    let samples: [(String, String)] = [
      ("jsonld", recipe),
      (
        "jsonld",
        "<html><title>t</title><script type=\"application/ld+json\">\(recipe)</script></html>"
      ),
      (
        "jsonld",
        "<html><div itemscope itemtype=\"http://schema.org/Recipe\"><p itemprop=name>Pie</p>"
          + "<li itemprop=recipeIngredient>1 &frac12; egg</li></div></html>"
      ),
      (
        "json",
        #"{"larder":1,"collections":[{"title":"A","recipes":[1]}],"recipes":[{"id":1,"title":"Pie","#
          + #""prepMinutes":5,"tags":["a"],"rating":3,"extras":{"x":"{}"}},{"title":"b"}]}"#
      ),
      ("apple", #"[{"id":1,"title":"Pie","prepTime":60,"ingredients":"a\nb","isFavorite":true}]"#),
      (
        "paprika",
        #"{"uid":"1","name":"Pie","source_url":"","prep_time":"1 hr 5 min","rating":3,"photo_data":"AA","#
          + #""ingredients":"1 egg\n2 figs","directions":"Mix","categories":["a"],"created":"2014-07-03 08:05:58"}"#
      ),
      (
        "tandoor",
        #"{"name":"Pie","working_time":5,"steps":[{"instruction":"Mix","ingredients":[{"amount":1.50,"#
          + #""unit":{"name":"cup"},"food":{"name":"flour"},"note":"x"}]}],"keywords":[{"name":"a"}]}"#
      ),
      (
        "mealie",
        #"{"slug":"pie","name":"Pie","recipe_ingredient":[{"title":"A","note":"1 egg","disable_amount":true}],"#
          + #""recipe_instructions":[{"title":"","text":"Mix"}],"prep_time":"10-13 Minutes","tags":["a"]}"#
      ),
      (
        "copymethat",
        "<html><meta name=copymethat><div class=\"recipe\"><p id=name>Pie</p>"
          + "<li class=\"recipeIngredient\">1 egg</li></div></html>"
      ),
      (
        "gourmet",
        "<gourmetDoc><recipe id=\"1\"><title>Pie</title><rating>3/5 stars</rating><ingredient-list>"
          + "<inggroup><groupname>A</groupname><ingref amount=\"1\">Dough</ingref></inggroup>"
          + "</ingredient-list><instructions>&lt;b&gt;Mix</instructions></recipe></gourmetDoc>"
      ),
      (
        "kreml",
        "<krecipes><krecipes-recipe><krecipes-description><title>Pie</title><preparation-time>01:30"
          + "</preparation-time></krecipes-description><krecipes-ingredients><ingredient><amount><min>1"
          + "</min><max>2</max></amount><name>egg</name></ingredient></krecipes-ingredients>"
          + "</krecipes-recipe></krecipes>"
      ),
      (
        "mastercook",
        "<?xml version=\"1.0\" standalone=\"yes\" encoding=\"ISO-8859-1\"?><mx2><RcpE name=\"Pie\">"
          + "<Yield qty=\"2.000\" unit=\"cups\"/><IngR name=\"egg\" qty=\"1\"><IPrp>x</IPrp></IngR></RcpE></mx2>"
      ),
      (
        "mealmaster",
        "MMMMM----- Meal-Master\n\n Title: Pie\n Categories: a, b\n Servings: 4\n Source: x\n\n"
          + "      1 c  egg                                 2 tb figs\n           -beaten\n\n"
          + "MMMMM-----A-----\n  Mix.\n  :Bake.\n\nMMMMM\n"
      ),
      (
        "plantoeat",
        "Title,Main Ingredient,Ingredients,Prep Time\r\nPie,Egg,\"1 egg\n, A \"\"b\"\"\",5\r\n"
      ),
      (
        "myrecipebox",
        "title,preparationTime,ingredients,originalPicture,\nPie,5,\"1 egg\n2\",p.jpg,\n"
      ),
    ]
    return samples.map { ($0.0, Array($0.1.utf8)) }
  }()

  /// What stands in the way of readers.
  private static let poison: [[UInt8]] =
    [
      "\"", "\\", "\\uD800", "{", "}", "[", "]", "<", ">", "&", "&#0;", "&#x110000;", "</", "<!--",
      "]]>",
      "<![CDATA[", "null", "-", "1e999", "99999999999999999999", "PT", ":", ",", "\n", "\r", "\0",
      "½", "0/0",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF],
    ]

  /// A file with a few faults.
  static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(6) {
      let start = Int(random.below(Int64(bytes.count + 1)))
      let end = min(bytes.count, start + Int(random.below(24)))
      switch random.below(5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: if start < bytes.count { bytes[start] ^= UInt8(1 << random.below(8)) }
      case 3: bytes.insert(contentsOf: random.pick(poison), at: start)
      default: bytes.replaceSubrange(start..<end, with: random.pick(poison))
      }
    }
    return bytes
  }

  /// What is wrong with what a reader made of a file; `nil` when it is sound or was refused.
  static func fault(of format: RecipeFormat, in bytes: [UInt8], named name: String = "a.x")
    -> String?
  {
    let file: RecipeFile
    do {
      guard let read = format.read else { return nil }
      file = try read(RecipeSource(name: name, bytes: bytes))
    } catch {
      if error.problem.isEmpty || error.problem.contains("\n") || error.line < 0 {
        return "an error of \(error)"
      }
      return nil
    }
    for recipe in file.recipes {
      let content = recipe.content
      if content.title.isEmpty { return "no title" }
      if let minutes = content.prepMinutes, minutes < 0 { return "\(minutes) minutes" }
      if let minutes = content.cookMinutes, minutes < 0 { return "\(minutes) minutes" }
      if let rating = content.rating, !(1...5).contains(rating) { return "a rating of \(rating)" }
    }
    if file.groups.contains(where: { $0.path.isEmpty }) { return "a group without a title" }
    if file.groups.contains(where: { !$0.members.allSatisfy(file.recipes.indices.contains) }) {
      return "a member that is none"
    }
    return format.write == nil ? nil : faultOfWriting(file, format)
  }

  /// Whether what was read can be written, and is written the same again.
  private static func faultOfWriting(_ file: RecipeFile, _ format: RecipeFormat) -> String? {
    var file = file
    for index in file.recipes.indices {
      file.recipes[index].added = Timestamp(seconds: 0)
      file.recipes[index].changed = Timestamp(seconds: 0)
    }
    for recipe in file.recipes where format.name != "json" && format.name != "apple" {
      let single = RecipeFile(recipes: [recipe])
      guard let back = try? format.read(format.written(single)) else {
        return "'\(recipe.content.title)' cannot be read again"
      }
      if format.written(back) != format.written(single) {
        return "'\(recipe.content.title)' is written otherwise"
      }
    }
    return nil
  }
}
