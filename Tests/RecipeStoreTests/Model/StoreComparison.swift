import RecipeStore
import Testing

/// Asks a store what it keeps between changes.
func expectCached(_ store: some RecipeStore, _ model: StoreModel, _ comment: Comment) throws {
  let groups = model.outline
  #expect(try store.collections().map(\.id) == groups, comment)
  for query in [.all, .favorites, .tag("sweet")] + groups.map({ RecipeQuery.collection($0) }) {
    let wanted = model.ids(query, nil)
    #expect(try store.recipeIDs(in: query, order: nil, limit: nil) == wanted, comment)
    #expect(try store.count(of: query) == wanted.count, comment)
  }
  for (id, search) in model.searches {
    let wanted = model.ids(.saved(id), nil)
    #expect(
      Set(try store.recipeIDs(in: .saved(id), order: nil, limit: nil)) == Set(wanted), comment)
    #expect(try store.count(of: .saved(id)) == wanted.count, comment)
    #expect(try store.searches().contains { $0.id == id && $0.title == search.title }, comment)
  }
  #expect(try store.searches().count == model.searches.count, comment)
  let tags = try store.tags()
  #expect(Dictionary(uniqueKeysWithValues: tags.map { ($0.tag, $0.count) }) == model.tags, comment)
}

/// Asks a store and the model everything, for things that are gone too.
func expectSame(
  _ store: some RecipeStore, _ model: StoreModel, everSeen recipes: [RecipeID],
  _ groups: [CollectionID], _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  func same<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: @autoclosure () -> String) {
    if found != wanted {
      Issue.record(
        "\(comment): \(what()): \(found) is not \(wanted)", sourceLocation: sourceLocation)
    }
  }

  for id in recipes {
    let found = try store.recipe(id)
    same(found?.content, model.recipes[id]?.content, "recipe \(id)")
    same(found?.added, model.recipes[id]?.added, "recipe \(id)")
    let holders = model.outline.filter { model.members[$0]?.contains(id) == true }
    same(try store.collections(holding: id), holders, "collections of \(id)")
  }
  same(
    try store.summaries(of: recipes).map(\.id), recipes.filter { model.recipes[$0] != nil },
    "summaries")

  let outline = model.outline
  same(try store.collections().map(\.id), outline, "outline")
  same(
    try store.collections().map(\.title), outline.map { model.groups[$0]?.title ?? "" }, "titles")
  same(try store.collections().map(\.parent), outline.map { model.groups[$0]?.parent }, "parents")
  let counts = Dictionary(
    uniqueKeysWithValues: outline.map { ($0, model.ids(.collection($0), nil).count) })
  same(try store.collectionCounts(), counts, "collection counts")
  for id in outline { same(try store.members(of: id), model.members[id] ?? [], "members of \(id)") }
  let tags = try store.tags()
  same(Dictionary(uniqueKeysWithValues: tags.map { ($0.tag, $0.count) }), model.tags, "tags")

  let queries: [RecipeQuery] =
    [.all, .favorites, .recents] + groups.map { .collection($0) }
    + ["sweet", "SWEET", "grün", "none"].map { .tag($0) }
  for query in queries {
    let own = model.ids(query, nil)
    same(try store.recipeIDs(in: query, order: nil, limit: 3), Array(own.prefix(3)), "\(query), 3")
    same(try store.recipeIDs(in: query, order: nil, limit: nil), own, "\(query)")
    same(try store.count(of: query), own.count, "count of \(query)")
    for key in RecipeOrder.Key.allCases where key != .changed {
      for isReversed in [false, true] {
        let order = RecipeOrder(key, isReversed: isReversed)
        let wanted = model.ids(query, order)
        same(
          try store.recipeIDs(in: query, order: order, limit: nil), wanted, "\(query) by \(order)")
      }
    }
    for id in recipes.prefix(4) + recipes.suffix(4) {
      same(try store.contains(id, in: query), own.contains(id), "\(id) in \(query)")
    }
    for (text, match) in [
      ("s", TitleMatch.beginning), ("ou", .part), ("Soup", .whole), ("", .part),
      ("*ou*", .pattern), ("s?*", .pattern), ("[s]*", .pattern),
    ] {
      let wanted = model.ids(query, RecipeOrder(.title)).filter {
        let title = folded(model.recipes[$0]?.content.title ?? "")
        switch match {
        case .whole: return title == folded(text)
        case .beginning: return title.hasPrefix(folded(text))
        case .part: return text.isEmpty || title.contains(folded(text))
        case .pattern:
          switch text {
          case "*ou*": return title.contains("ou")
          case "s?*": return title.hasPrefix("s") && title.unicodeScalars.count > 1
          default: return title.hasPrefix("[s]")
          }
        }
      }
      same(
        try store.recipeIDs(titled: text, match, in: query, limit: 5), Array(wanted.prefix(5)),
        "'\(text)' \(match) in \(query)")
    }
  }
}
