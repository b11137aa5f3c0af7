import RecipeStore

extension Command {
  /// `rename`: gives a recipe, a collection or a tag another title.
  static let rename = Command(
    name: "rename",
    usage: "rename ROW TITLE",
    summary: "Give a recipe, a collection or a search another title.",
    kind: .change,
    completes: .inTurn([.rows(.titled), .nothing])
  ) { arguments, session throws(CommandError) in
    try arguments.require(2...2)
    let title = arguments.operands[1].text
    guard !title.allSatisfy(\.isWhitespace) else { throw .invalid("a title cannot be empty") }
    switch try session.resolve(arguments.operands[0], .titled) {
    case .recipe(let id):
      var content = try session.recipe(id).content
      content.title = title
      return try session.update([(id, content)], said: "Renamed to")
    case .sidebar(.collection(let id)):
      try storing { () throws(StoreError) in try session.store.renameCollection(id, to: title) }
      return Outcome(lines: ["Renamed to \(title)"], fields: [idsField([id.description])])
    case .sidebar(.search(let id)):
      try storing { () throws(StoreError) in try session.store.renameSearch(id, to: title) }
      return Outcome(lines: ["Renamed to \(title)"], fields: [idsField([id.description])])
    case .sidebar: throw arguments.wrong
    }
  }

  /// `delete`: deletes recipes and collections.
  static let delete = Command(
    name: "delete",
    usage: "delete ROW…",
    summary: "Delete recipes, searches, and collections with those below but never their recipes.",
    kind: .change,
    completes: .rows(.titled),
    prepare: { arguments, session throws(CommandError) in
      try arguments.require(1...)
      arguments.rows = try session.resolveAll(arguments.operands, .titled)
      let recipes = arguments.rows.count { if case .recipe = $0 { true } else { false } }
      guard recipes > 1, session.isTypedAt, !arguments.has(Command.dryRun) else { return }
      guard session.world.confirm("Delete \(recipes) recipes?") else {
        throw .refused("nothing was deleted")
      }
    }
  ) { arguments, session throws(CommandError) in
    let names = arguments.rows
    var lines: [String] = []
    for name in names {
      switch name {
      case .recipe(let id):
        lines.append("Deleted \(try session.recipe(id).content.title)")
        try storing { () throws(StoreError) in try session.store.deleteRecipe(id) }
      case .sidebar(.collection(let id)):
        lines.append("Deleted \(try session.title(of: .collection(id)))")
        try storing { () throws(StoreError) in
          // A collection below one that was just deleted went with it.
          guard try session.store.collections().contains(where: { $0.id == id }) else { return }
          try session.store.deleteCollection(id)
        }
      case .sidebar(.search(let id)):
        lines.append("Deleted \(try session.title(of: .search(id)))")
        try storing { () throws(StoreError) in try session.store.deleteSearch(id) }
      case .sidebar: throw arguments.wrong
      }
    }
    return Outcome(lines: lines, fields: [idsField(names.map(\.id))])
  }
}
