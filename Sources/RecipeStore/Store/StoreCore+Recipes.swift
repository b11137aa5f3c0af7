extension StoreCore {
  func recipe(_ id: Int64) throws(StoreError) -> StoredRecipe? {
    try connection.first(
      """
      SELECT title, servings, prep, cook, ingredients, directions, notes, source, tags, favorite,
        rating, images, added, changed, fingerprint, identity, extras
      FROM recipe JOIN recipe_text ON recipe = id WHERE id = ?
      """, .integer(id)
    ) { row in
      var content = RecipeContent(title: row.string(0))
      content.servings = row.string(1)
      content.prepMinutes = row.optionalInt(2)
      content.cookMinutes = row.optionalInt(3)
      content.ingredients = RecordReader.lines(row.string(4))
      content.directions = RecordReader.lines(row.string(5))
      content.notes = row.string(6)
      content.source = row.string(7)
      content.tags = RecordReader.lines(row.string(8))
      content.isFavorite = row.bool(9)
      content.rating = row.optionalInt(10)
      content.images = RecordReader.lines(row.string(11))
      content.extras = RecipeContent.extras(ofRecord: RecordReader.lines(row.string(16)))
      let fingerprint = row.optionalString(14).map {
        Fingerprint(content: $0, identity: row.optionalString(15) ?? "")
      }
      return StoredRecipe(
        id: id, content: content, added: Timestamp(seconds: row.int64(12)),
        changed: Timestamp(seconds: row.int64(13)), fingerprint: fingerprint)
    }
  }

  func existingRecipe(_ id: Int64) throws(StoreError) -> StoredRecipe {
    guard let recipe = try recipe(id) else { throw .unknown(id: RecipeID(id).description) }
    return recipe
  }

  func hasRecipe(_ id: Int64) throws(StoreError) -> Bool {
    try connection.number("SELECT 1 FROM recipe WHERE id = ?", .integer(id)) != nil
  }

  func summaries(of ids: [RecipeID]) throws(StoreError) -> [RecipeSummary] {
    var summaries: [RecipeSummary] = []
    summaries.reserveCapacity(ids.count)
    // One transaction: without it every look-up takes and gives back the lock of the file.
    let isOwn = levels.isEmpty && ids.count > 1
    if isOwn { try connection.run("BEGIN") }
    defer { if isOwn { try? connection.run("COMMIT") } }
    for id in ids {
      let summary = try connection.first(
        "SELECT title, servings, minutes, favorite, rating FROM recipe WHERE id = ?",
        .integer(id.number)
      ) { row in
        RecipeSummary(
          id: id, title: row.string(0), servings: row.string(1), minutes: row.optionalInt(2),
          isFavorite: row.bool(3), rating: row.optionalInt(4))
      }
      if let summary { summaries.append(summary) }
    }
    return summaries
  }

  func importedRecipes(like fingerprint: Fingerprint) throws(StoreError) -> [ImportedRecipe] {
    try connection.all(
      """
      SELECT id, fingerprint = ?1 FROM recipe
      WHERE fingerprint = ?1 OR identity = ?2 ORDER BY id
      """, [.text(fingerprint.content), .text(fingerprint.identity)]
    ) { ImportedRecipe(id: RecipeID($0.int64(0)), isSame: $0.bool(1)) }
  }

  func addRecipe(
    _ content: RecipeContent, id: RecipeID?, added: Timestamp?, changed: Timestamp?,
    fingerprint: Fingerprint?
  ) throws(StoreError) -> RecipeID {
    try atomically("add \(content.title)") { () throws(StoreError) in
      let now = added == nil || changed == nil ? clock() : Timestamp(seconds: 0)
      let number = try newRecipeID(preferring: id?.number)
      var content = content
      content.tags = content.uniqueTags
      try putRecipe(
        StoredRecipe(
          id: number, content: content, added: added ?? now, changed: changed ?? now,
          fingerprint: fingerprint), isNew: true)
      return RecipeID(number)
    }
  }

  /// - Parameter fingerprint: That of the new content; `nil` leaves what is there.
  func updateRecipe(
    _ id: RecipeID, to content: RecipeContent, fingerprint: Fingerprint? = nil
  ) throws(StoreError) {
    try atomically("change \(content.title)") { () throws(StoreError) in
      var stored = try existingRecipe(id.number)
      var content = content
      content.tags = content.uniqueTags
      let known = stored.fingerprint
      if let fingerprint { stored.fingerprint = fingerprint }
      if stored.content == content, stored.fingerprint == known { return }
      stored.content = content
      stored.changed = clock()
      try putRecipe(stored)
    }
  }

  func deleteRecipe(_ id: RecipeID) throws(StoreError) {
    try atomically("delete \(id)") { () throws(StoreError) in
      guard try hasRecipe(id.number) else { throw .unknown(id: id.description) }
      let holders = try connection.all(
        "SELECT collection FROM membership WHERE recipe = ?", [.integer(id.number)]
      ) { $0.int64(0) }
      for holder in holders { try dropMembership(of: id.number, in: holder) }
      try dropRecipe(id.number)
    }
  }

  /// The largest number that an imported recipe may bring along; JSON keeps no larger one exactly.
  private static let largestImportedID: Int64 = 1 << 53

  /// An id that was never given out: the one asked for, or the next.
  private func newRecipeID(preferring number: Int64?) throws(StoreError) -> Int64 {
    if let number, number > 0, number <= StoreCore.largestImportedID, try !hasRecipe(number),
      try connection.number("SELECT 1 FROM retired WHERE recipe = ?", .integer(number)) == nil
    {
      return number
    }
    return (try connection.number("SELECT seq FROM sqlite_sequence WHERE name = 'recipe'") ?? 0) + 1
  }
}
