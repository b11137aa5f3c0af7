import RecipeFormats
import RecipeStore

extension Command {
  /// `add`: puts a new recipe or collection into the store.
  static let add = Command(
    name: "add",
    usage:
      "add recipe TITLE [FIELD=VALUE…] [--in COLLECTION] | add collection TITLE [--in ROW] | add search TITLE WORDS",
    summary: "Add a recipe, which is then selected, a collection, or a search to keep.",
    kind: .change,
    valued: ["--in"],
    completes: .inTurn([
      .words(["recipe", "collection", "search"], .value), .nothing, .fields,
    ])
  ) { arguments, session throws(CommandError) in
    try arguments.require(2...)
    let words = arguments.operands
    switch words[0].text {
    case "recipe": return try session.addRecipe(words.dropFirst(), arguments)
    case "collection": return try session.addCollection(words.dropFirst(), arguments)
    case "search": return try session.addSearch(words.dropFirst(), arguments)
    default: throw arguments.wrong
    }
  }

  /// `duplicate`: copies a recipe.
  static let duplicate = Command(
    name: "duplicate",
    usage: "duplicate [ROW]",
    summary: "Add a copy of a recipe, in the same collections.",
    kind: .change,
    completes: .rows(.recipes)
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...1)
    let id = try session.singleRecipe(arguments.operands)
    var content = try session.recipe(id).content
    content.title += " copy"
    let copy = try storing { () throws(StoreError) in
      let copy = try session.store.addRecipe(
        content, id: nil, added: nil, changed: nil, fingerprint: nil)
      for collection in try session.store.collections(holding: id) {
        _ = try session.store.file(copy, in: collection)
      }
      return copy
    }
    return Outcome(
      lines: ["Added \(copy) \(content.title)."], fields: [idsField([copy.description])])
  }
}

/// The `ids` field of commands that add.
func idsField(_ ids: [String]) -> Outcome.Field {
  Outcome.Field(name: "ids") { json in
    json.array { json in for id in ids { json.value(id) } }
  }
}

extension Session {
  fileprivate func addRecipe(
    _ words: ArraySlice<Word>, _ arguments: Arguments
  ) throws(CommandError) -> Outcome {
    guard let title = words.first?.text, !title.allSatisfy(\.isWhitespace) else {
      throw .invalid("a title cannot be empty")
    }
    var content = RecipeContent(title: title)
    for word in words.dropFirst() { try RecipeField.apply(word.text, to: &content) }
    let collection = try arguments.value(of: "--in").map { word throws(CommandError) in
      try self.collection(word)
    }
    let id = try storing { () throws(StoreError) in
      let id = try store.addRecipe(content, id: nil, added: nil, changed: nil, fingerprint: nil)
      if let collection { _ = try store.file(id, in: collection) }
      return id
    }
    return Outcome(
      lines: ["Added \(id) \(content.title)."], fields: [idsField([id.description])], selected: id)
  }

  fileprivate func addSearch(
    _ words: ArraySlice<Word>, _ arguments: Arguments
  ) throws(CommandError) -> Outcome {
    guard words.count > 1, let title = words.first?.text, arguments.value(of: "--in") == nil else {
      throw arguments.wrong
    }
    guard !title.allSatisfy(\.isWhitespace) else { throw .invalid("a title cannot be empty") }
    let query = try searchExpression(words.dropFirst()).text
    let id = try storing { () throws(StoreError) in try store.addSearch(title, for: query) }
    return Outcome(lines: ["Added \(id) \(title)."], fields: [idsField([id.description])])
  }

  fileprivate func addCollection(
    _ words: ArraySlice<Word>, _ arguments: Arguments
  ) throws(CommandError) -> Outcome {
    guard words.count == 1, let title = words.first?.text else { throw arguments.wrong }
    guard !title.allSatisfy(\.isWhitespace) else { throw .invalid("a title cannot be empty") }
    var parent: CollectionID?
    if let word = arguments.value(of: "--in") {
      parent = isTop(word) ? nil : try collection(word)
    }
    let id = try storing { () throws(StoreError) in try store.addCollection(title, in: parent) }
    return Outcome(lines: ["Added \(id) \(title)."], fields: [idsField([id.description])])
  }
}
