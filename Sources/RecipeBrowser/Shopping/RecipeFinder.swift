import RecipeFormats
import RecipeStore

/// Finds the recipes of the store that lines of ingredients refer to.
///
/// A reference names a file, or a title: the store has titles, and collections where the files had
/// folders.
struct RecipeFinder {
  let store: any RecipeStore

  /// The folded titles on the way to each collection.
  private let paths: [CollectionID: [String]]

  /// How many recipes of one title are looked at.
  private static let looked = 100

  init(store: any RecipeStore) throws(StoreError) {
    self.store = store
    var paths: [CollectionID: [String]] = [:]
    for collection in try store.collections() {
      let above = collection.parent.flatMap { paths[$0] } ?? []
      paths[collection.id] = above + [folded(collection.title)]
    }
    self.paths = paths
  }

  /// The recipe that a line of another one refers to; `nil` where the store has none.
  ///
  /// - Throws: `.ambiguous` where several fit equally well.
  func recipe(
    _ reference: RecipeReference, in asking: RecipeID
  ) throws(CommandError) -> RecipeID? {
    for path in reference.paths {
      guard let name = path.last else { continue }
      let candidates = try storing { () throws(StoreError) in
        let titled = try store.recipeIDs(titled: name, .whole, in: .all, limit: Self.looked)
        return try nearest(
          titled.isEmpty ? try named(name) : titled, to: path.dropLast().map(folded),
          from: asking)
      }
      if candidates.count > 1 {
        let ids = candidates.map(\.description).joined(separator: ", ")
        throw .ambiguous("'\(path.joined(separator: "/"))' can mean \(ids)")
      }
      if let recipe = candidates.first { return recipe }
    }
    return nil
  }

  /// Recipes whose titles have the letters and digits of a file's name: `dal-makhani` is Dal Makhani.
  private func named(_ name: String) throws(StoreError) -> [RecipeID] {
    func words(_ text: String) -> [Substring] {
      folded(text).split { !$0.isLetter && !$0.isNumber }
    }
    let wanted = words(name)
    guard !wanted.isEmpty else { return [] }
    let pattern = wanted.map { "\($0)*" }.joined()
    let ids = try store.recipeIDs(
      titled: "*" + pattern, .pattern, in: .all, limit: Self.looked)
    return try store.summaries(of: ids).filter { words($0.title) == wanted }.map(\.id)
  }

  /// Those in the folders that a path names, of these those that share a collection with who asks;
  /// all of them where that leaves none.
  private func nearest(
    _ candidates: [RecipeID], to folders: [String], from asking: RecipeID
  ) throws(StoreError) -> [RecipeID] {
    guard candidates.count > 1 else { return candidates }
    let own = Set(try store.collections(holding: asking))
    var inFolder: [RecipeID] = []
    var beside: [RecipeID] = []
    for candidate in candidates {
      let collections = try store.collections(holding: candidate)
      let isInFolder = collections.contains {
        paths[$0]?.suffix(folders.count).elementsEqual(folders) == true
      }
      if isInFolder || folders.isEmpty { inFolder.append(candidate) }
      if !own.isDisjoint(with: collections) { beside.append(candidate) }
    }
    let fitting = inFolder.isEmpty ? candidates : inFolder
    let nearest = fitting.filter(beside.contains)
    return nearest.isEmpty ? fitting : nearest
  }
}
