import RecipeFormats
import RecipeStore

/// Gathers recipes and the collections that hold them for a file.
struct Exporter {
  let store: any RecipeStore

  /// Everything in the store.
  func everything() throws(StoreError) -> RecipeFile {
    let ids = try store.recipeIDs(in: .all, order: nil, limit: nil).sorted()
    var file = try file(of: ids, groups: try store.collections(), isWhole: true)
    file.searches = try store.searches().map {
      RecipeFile.Search(title: $0.title, query: $0.query)
    }
    return file
  }

  /// Some recipes, with the collections that hold them; `roots` with those below come whole.
  func file(
    recipes: [RecipeID], collections roots: [CollectionID]
  ) throws(StoreError) -> RecipeFile {
    let all = try store.collections()
    var wanted = Set(roots)
    for collection in all {
      if let parent = collection.parent, wanted.contains(parent) { wanted.insert(collection.id) }
    }
    var ids = Set(recipes)
    for root in roots {
      ids.formUnion(try store.recipeIDs(in: .collection(root), order: nil, limit: nil))
    }
    // Parents are needed for the paths of what is below them.
    var needed = wanted
    for id in recipes { needed.formUnion(try store.collections(holding: id)) }
    for collection in all.reversed() where needed.contains(collection.id) {
      if let parent = collection.parent { needed.insert(parent) }
    }
    let groups = all.filter { needed.contains($0.id) }
    return try file(of: ids.sorted(), groups: groups, isWhole: false)
  }

  private func file(
    of ids: [RecipeID], groups: [RecipeCollection], isWhole: Bool
  ) throws(StoreError) -> RecipeFile {
    var file = RecipeFile()
    var indices: [RecipeID: Int] = [:]
    for id in ids {
      guard let recipe = try store.recipe(id) else { continue }
      indices[id] = file.recipes.count
      file.recipes.append(
        RecipeFile.Entry(
          number: id.number, content: recipe.content, added: recipe.added, changed: recipe.changed))
    }
    var paths: [CollectionID: [String]] = [:]
    for group in groups {
      let path = (group.parent.flatMap { paths[$0] } ?? []) + [group.title]
      paths[group.id] = path
      let members = try store.members(of: group.id).compactMap { indices[$0] }
      file.groups.append(RecipeFile.Group(path: path, members: members))
    }
    return file
  }
}
