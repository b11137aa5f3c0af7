import RecipeStore

extension Command {
  /// `set`: changes fields of a recipe.
  static let set = Command(
    name: "set",
    usage: "set FIELD=VALUE… [--to ROW]",
    summary:
      "Change fields of the selected recipe or of ROW; += and -= add to and take from lists.",
    kind: .change,
    valued: ["--to"],
    completes: .fields
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...)
    let id = try session.target(of: arguments)
    var content = try session.recipe(id).content
    for word in arguments.operands { try RecipeField.apply(word.text, to: &content) }
    return try session.update([(id, content)], said: "Changed")
  }

  /// `tag`: gives recipes tags.
  static let tag = tagging("tag", "Give tags to the selected recipe or to ROW.") { tags, words in
    uniqueTags(tags + words)
  }

  /// `untag`: takes tags from recipes.
  static let untag = tagging("untag", "Take tags from the selected recipe or from ROW.") {
    tags, words throws(CommandError) in
    let present = Set(tags.map(folded))
    if let missing = words.first(where: { !present.contains(folded($0)) }) {
      throw .notFound("the recipe has no tag '\(missing)'")
    }
    let unwanted = Set(words.map(folded))
    return tags.filter { !unwanted.contains(folded($0)) }
  }

  private static func tagging(
    _ name: String, _ summary: String,
    change:
      @escaping @Sendable (_ tags: [String], _ words: [String]) throws(CommandError) -> [String]
  ) -> Command {
    Command(
      name: name, usage: "\(name) TAG… [--to ROW]", summary: summary, kind: .change,
      valued: ["--to"], completes: .tags
    ) { arguments, session throws(CommandError) in
      try arguments.require(1...)
      let id = try session.target(of: arguments)
      var words: [String] = []
      for word in arguments.operands { words += try parseTags(word.text) }
      guard !words.isEmpty else { throw .invalid("a tag cannot be empty") }
      var content = try session.recipe(id).content
      content.tags = try change(content.tags, words)
      return try session.update([(id, content)], said: "Changed")
    }
  }

  /// `favorite`: puts recipes among the favorites.
  static let favorite = favoring("favorite", "Put the selected recipe or ROWs among the favorites.")

  /// `unfavorite`: takes recipes from the favorites.
  static let unfavorite = favoring(
    "unfavorite", "Take the selected recipe or ROWs from the favorites.")

  private static func favoring(_ name: String, _ summary: String) -> Command {
    let isFavorite = name == "favorite"
    return Command(
      name: name, aliases: isFavorite ? ["fav"] : ["unfav"], usage: "\(name) [ROW…]",
      summary: summary, kind: .change, completes: .rows(.recipes)
    ) { arguments, session throws(CommandError) in
      var updates: [(RecipeID, RecipeContent)] = []
      for id in try session.recipes(arguments.operands) {
        var content = try session.recipe(id).content
        content.isFavorite = isFavorite
        updates.append((id, content))
      }
      return try session.update(updates, said: isFavorite ? "Favorite:" : "No favorite:")
    }
  }
}

extension Session {
  /// Replaces contents, and says of which recipes.
  func update(
    _ updates: [(RecipeID, RecipeContent)], said verb: String
  ) throws(CommandError) -> Outcome {
    try storing { () throws(StoreError) in
      for (id, content) in updates { try store.updateRecipe(id, to: content) }
    }
    return Outcome(
      lines: updates.map { "\(verb) \($0.1.title)" },
      fields: [idsField(updates.map(\.0.description))])
  }
}
