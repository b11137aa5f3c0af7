import RecipeFormats
import RecipeStore

extension Importer {
  /// A recipe of a file and the recipe of the store that it became or was already.
  private struct Taken {
    var id: RecipeID
    var isNew: Bool
  }

  mutating func takeRecipes(
    of file: RecipeFile, named name: String, path: String
  ) throws(CommandError) {
    var taken: [Taken?] = Array(repeating: nil, count: file.recipes.count)
    let fingerprints = file.recipes.map { $0.fingerprint(inFileNamed: name) }
    // What is the same first, so that a changed recipe is not taken for its unchanged namesake.
    for (index, entry) in file.recipes.enumerated() {
      if index % 256 == 0, world.takeInterrupt() { throw .interrupted }
      guard let id = try knownRecipe(entry, fingerprints[index]) else { continue }
      met.insert(id)
      taken[index] = Taken(id: id, isNew: false)
      try skip(path, line: entry.line, .known, "'\(entry.content.title)' is here already")
    }
    for (index, entry) in file.recipes.enumerated() where taken[index] == nil {
      if index % 256 == 0 {
        if world.takeInterrupt() { throw .interrupted }
        if file.recipes.count > 256 {
          world.showProgress("importing recipe \(index + 1) of \(file.recipes.count)")
        }
      }
      taken[index] = try take(entry, fingerprints[index], path: path)
    }
    try takeSearches(of: file, path: path)
    for group in file.groups {
      let new = group.members.filter { taken[$0]?.isNew == true }
      let hasNew = file.recipes.isEmpty || !new.isEmpty
      guard let collection = try collection(group.path, hasNew: hasNew) else { continue }
      try storing { [store] () throws(StoreError) in
        for member in new {
          if let id = taken[member]?.id { _ = try store.file(id, in: collection) }
        }
      }
    }
  }

  /// Takes the saved searches of a file that have new titles, unless it brought nothing else new.
  private mutating func takeSearches(of file: RecipeFile, path: String) throws(CommandError) {
    guard file.recipes.isEmpty || !added.isEmpty, !file.searches.isEmpty else { return }
    var known = Set(
      try storing { () throws(StoreError) in try store.searches().map { folded($0.title) } })
    for search in file.searches where known.insert(folded(search.title)).inserted {
      do throws(SearchError) { _ = try SearchExpression(search.query) } catch {
        try skip(path, .format, "the search '\(search.title)': \(error)")
        continue
      }
      try storing { [store] () throws(StoreError) in
        _ = try store.addSearch(search.title, for: search.query)
      }
    }
  }

  /// The recipe of the store that has this content, as its file brought it or as it is now.
  private func knownRecipe(
    _ entry: RecipeFile.Entry, _ fingerprint: Fingerprint
  ) throws(CommandError) -> RecipeID? {
    try storing { () throws(StoreError) in
      let imported = try store.importedRecipes(like: fingerprint)
      if let same = imported.first(where: { $0.isSame && !met.contains($0.id) }) { return same.id }
      guard let number = entry.number, number > 0, !met.contains(RecipeID(number)) else {
        return nil
      }
      return try store.recipe(RecipeID(number))?.content == entry.content ? RecipeID(number) : nil
    }
  }

  /// Adds a recipe, or brings the one up to date of which it is a later edition.
  private mutating func take(
    _ entry: RecipeFile.Entry, _ fingerprint: Fingerprint, path: String
  ) throws(CommandError) -> Taken {
    let earlier = try storing { () throws(StoreError) in
      try store.importedRecipes(like: fingerprint).first { !met.contains($0.id) }
    }
    guard let earlier else {
      let id = try storing { [store] () throws(StoreError) in
        try store.addRecipe(
          entry.content, id: entry.number.flatMap { $0 > 0 ? RecipeID($0) : nil },
          added: entry.added, changed: entry.changed, fingerprint: fingerprint)
      }
      met.insert(id)
      added.append(id)
      return Taken(id: id, isNew: true)
    }
    met.insert(earlier.id)
    if options.updates {
      try storing { [store] () throws(StoreError) in
        guard let recipe = try store.recipe(earlier.id) else { return }
        try store.updateRecipe(
          earlier.id, to: entry.content.keepingWhatIsNotStated(of: recipe.content),
          fingerprint: fingerprint)
      }
      updated.append(earlier.id)
    } else {
      let title = entry.content.title
      try skip(path, line: entry.line, .changed, "'\(title)' has changed; --update takes it")
    }
    return Taken(id: earlier.id, isNew: false)
  }
}

extension RecipeContent {
  /// This content with what a cook added to the earlier one and this does not state at all.
  fileprivate func keepingWhatIsNotStated(of earlier: RecipeContent) -> RecipeContent {
    var content = self
    if notes.isEmpty { content.notes = earlier.notes }
    if source.isEmpty { content.source = earlier.source }
    content.tags += earlier.tags
    content.rating = rating ?? earlier.rating
    content.isFavorite = isFavorite || earlier.isFavorite
    if images.isEmpty { content.images = earlier.images }
    content.extras.merge(earlier.extras) { new, _ in new }
    return content
  }
}
