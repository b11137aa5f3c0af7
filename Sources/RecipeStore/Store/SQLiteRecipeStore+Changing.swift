internal import Synchronization

// Each method waits for its turn and hands over; what it does is said at the protocol.
extension SQLiteRecipeStore {
  package func begin(_ label: String) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.begin(label)
    }
  }

  package func commit() throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.commit()
    }
  }

  package func rollback() {
    core.withLock { core in core.rollback() }
  }

  package func addRecipe(
    _ content: RecipeContent, id: RecipeID?, added: Timestamp?, changed: Timestamp?,
    fingerprint: Fingerprint?
  ) throws(StoreError) -> RecipeID {
    try core.withLock { core throws(StoreError) in
      try core.addRecipe(
        content, id: id, added: added, changed: changed, fingerprint: fingerprint)
    }
  }

  package func updateRecipe(_ id: RecipeID, to content: RecipeContent) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.updateRecipe(id, to: content)
    }
  }

  package func updateRecipe(
    _ id: RecipeID, to content: RecipeContent, fingerprint: Fingerprint
  ) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.updateRecipe(id, to: content, fingerprint: fingerprint)
    }
  }

  package func deleteRecipe(_ id: RecipeID) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.deleteRecipe(id)
    }
  }

  package func addCollection(
    _ title: String, in parent: CollectionID?
  ) throws(StoreError) -> CollectionID {
    try core.withLock { core throws(StoreError) in
      try core.addCollection(title, in: parent)
    }
  }

  package func renameCollection(_ id: CollectionID, to title: String) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.renameCollection(id, to: title)
    }
  }

  package func moveCollection(
    _ id: CollectionID, into parent: CollectionID?, at index: Int
  ) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.moveCollection(id, into: parent, at: index)
    }
  }

  package func deleteCollection(_ id: CollectionID) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.deleteCollection(id)
    }
  }

  package func file(_ recipe: RecipeID, in collection: CollectionID) throws(StoreError) -> Bool {
    try core.withLock { core throws(StoreError) in
      try core.file(recipe, in: collection)
    }
  }

  package func unfile(_ recipe: RecipeID, from collection: CollectionID) throws(StoreError) -> Bool
  {
    try core.withLock { core throws(StoreError) in
      try core.unfile(recipe, from: collection)
    }
  }

  package func moveMember(
    _ recipe: RecipeID, of collection: CollectionID, to index: Int
  ) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.moveMember(recipe, of: collection, to: index)
    }
  }

  package func addSearch(_ title: String, for query: String) throws(StoreError) -> SavedSearchID {
    try core.withLock { core throws(StoreError) in try core.addSearch(title, for: query) }
  }

  package func renameSearch(_ id: SavedSearchID, to title: String) throws(StoreError) {
    try core.withLock { core throws(StoreError) in try core.renameSearch(id, to: title) }
  }

  package func deleteSearch(_ id: SavedSearchID) throws(StoreError) {
    try core.withLock { core throws(StoreError) in try core.deleteSearch(id) }
  }

  package func undo() throws(StoreError) -> String? {
    try core.withLock { core throws(StoreError) in
      try core.undo()
    }
  }

  package func redo() throws(StoreError) -> String? {
    try core.withLock { core throws(StoreError) in
      try core.redo()
    }
  }

  package func takeChanges() throws(StoreError) -> [StoreChange] {
    try core.withLock { core throws(StoreError) in
      try core.takeChanges()
    }
  }

  package func remember(_ settings: [String: String?]) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.remember(settings)
    }
  }
}
