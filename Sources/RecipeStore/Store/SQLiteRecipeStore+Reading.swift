internal import Synchronization

// Each method waits for its turn and hands over; what it does is said at the protocol.
extension SQLiteRecipeStore {
  package func recipe(_ id: RecipeID) throws(StoreError) -> Recipe? {
    try core.withLock { core throws(StoreError) in
      try core.recipe(id.number)?.recipe
    }
  }

  package func summaries(of ids: [RecipeID]) throws(StoreError) -> [RecipeSummary] {
    try core.withLock { core throws(StoreError) in
      try core.summaries(of: ids)
    }
  }

  package func recipeIDs(
    in query: RecipeQuery, order: RecipeOrder?, limit: Int?
  ) throws(StoreError) -> [RecipeID] {
    try core.withLock { core throws(StoreError) in
      try core.recipeIDs(in: query, order: order, limit: limit)
    }
  }

  package func count(of query: RecipeQuery) throws(StoreError) -> Int {
    try core.withLock { core throws(StoreError) in
      try core.count(of: query)
    }
  }

  package func contains(_ id: RecipeID, in query: RecipeQuery) throws(StoreError) -> Bool {
    try core.withLock { core throws(StoreError) in
      try core.contains(id, in: query)
    }
  }

  package func recipeIDs(
    titled text: String, _ match: TitleMatch, in query: RecipeQuery, limit: Int
  ) throws(StoreError) -> [RecipeID] {
    try core.withLock { core throws(StoreError) in
      try core.recipeIDs(titled: text, match, in: query, limit: limit)
    }
  }

  package func collections() throws(StoreError) -> [RecipeCollection] {
    try core.withLock { core throws(StoreError) in
      try core.outline().collections
    }
  }

  package func collectionCounts() throws(StoreError) -> [CollectionID: Int] {
    try core.withLock { core throws(StoreError) in
      try core.collectionCounts()
    }
  }

  package func collections(holding id: RecipeID) throws(StoreError) -> [CollectionID] {
    try core.withLock { core throws(StoreError) in
      try core.collections(holding: id)
    }
  }

  package func members(of id: CollectionID) throws(StoreError) -> [RecipeID] {
    try core.withLock { core throws(StoreError) in
      try core.members(of: id)
    }
  }

  package func searches() throws(StoreError) -> [SavedSearch] {
    try core.withLock { core throws(StoreError) in try core.searches() }
  }

  package func tags() throws(StoreError) -> [(tag: String, count: Int)] {
    try core.withLock { core throws(StoreError) in
      try core.tags()
    }
  }

  package func importedRecipes(
    like fingerprint: Fingerprint
  ) throws(StoreError) -> [ImportedRecipe] {
    try core.withLock { core throws(StoreError) in
      try core.importedRecipes(like: fingerprint)
    }
  }

  package func settings() throws(StoreError) -> [String: String] {
    try core.withLock { core throws(StoreError) in try core.settings() }
  }

  package func backup(to path: String, rehearsing isRehearsal: Bool) throws(StoreError) {
    try core.withLock { core throws(StoreError) in
      try core.backup(to: path, rehearsing: isRehearsal)
    }
  }

  package func check() throws(StoreError) -> [String] {
    try core.withLock { core throws(StoreError) in
      try core.check()
    }
  }

  package func statistics() throws(StoreError) -> StoreStatistics {
    try core.withLock { core throws(StoreError) in
      try core.statistics()
    }
  }
}
