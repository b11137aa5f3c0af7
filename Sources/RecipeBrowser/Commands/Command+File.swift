import RecipeStore

extension Command {
  /// `file`: puts recipes into a collection.
  static let file = Command(
    name: "file",
    usage: "file ROW… --in COLLECTION",
    summary: "Put recipes into a collection, after those that are there; they may be in several.",
    kind: .change,
    valued: ["--in"],
    completes: .rows(.recipes)
  ) { arguments, session throws(CommandError) in
    try session.changeMembership(arguments, option: "--in", said: "Filed", else: "already in") {
      recipe, collection throws(StoreError) in
      try session.store.file(recipe, in: collection)
    }
  }

  /// `unfile`: takes recipes out of a collection.
  static let unfile = Command(
    name: "unfile",
    usage: "unfile ROW… --from COLLECTION",
    summary: "Take recipes out of a collection; they stay in the store.",
    kind: .change,
    valued: ["--from"],
    completes: .rows(.recipes)
  ) { arguments, session throws(CommandError) in
    try session.changeMembership(arguments, option: "--from", said: "Unfiled", else: "not in") {
      recipe, collection throws(StoreError) in
      try session.store.unfile(recipe, from: collection)
    }
  }
}

extension Session {
  fileprivate func changeMembership(
    _ arguments: Arguments, option: String, said verb: String, else unchanged: String,
    change: (RecipeID, CollectionID) throws(StoreError) -> Bool
  ) throws(CommandError) -> Outcome {
    guard let word = arguments.value(of: option), !arguments.operands.isEmpty else {
      throw arguments.wrong
    }
    let collection = try collection(word)
    let title = try title(of: .collection(collection))
    var lines: [String] = []
    var ids: [String] = []
    for recipe in try recipes(arguments.operands) {
      let name = try self.recipe(recipe).content.title
      let hasChanged = try storing { () throws(StoreError) in try change(recipe, collection) }
      if hasChanged { ids.append(recipe.description) }
      lines.append(hasChanged ? "\(verb) \(name)" : "\(name) is \(unchanged) \(title)")
    }
    return Outcome(lines: lines, fields: [idsField(ids)])
  }
}
