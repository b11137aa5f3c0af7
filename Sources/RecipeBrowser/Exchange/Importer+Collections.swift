import RecipeStore

extension Importer {
  /// The collection at a path of titles, made where it is missing.
  ///
  /// - Parameter hasNew: Whether something new goes into it. An empty collection of a file that
  ///   brought nothing new is not made again after somebody deleted it.
  mutating func collection(
    _ path: [String], hasNew: Bool
  ) throws(CommandError) -> CollectionID? {
    if collections == nil { collections = try readCollections() }
    var parent: CollectionID?
    var key: [String] = []
    for title in path {
      key.append(folded(title))
      if let known = collections?[key] {
        parent = known
      } else {
        guard hasNew || !added.isEmpty else { return nil }
        let made = try storing { [store, parent] () throws(StoreError) in
          try store.addCollection(title, in: parent)
        }
        collections?[key] = made
        parent = made
      }
    }
    return parent
  }

  private func readCollections() throws(CommandError) -> [[String]: CollectionID] {
    let all = try storing { () throws(StoreError) in try store.collections() }
    var paths: [CollectionID: [String]] = [:]
    var found: [[String]: CollectionID] = [:]
    for collection in all {
      let path = (collection.parent.flatMap { paths[$0] } ?? []) + [folded(collection.title)]
      paths[collection.id] = path
      found[path] = collection.id
    }
    return found
  }
}
