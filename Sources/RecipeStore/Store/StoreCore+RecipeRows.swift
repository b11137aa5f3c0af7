// The rows of a recipe in the five places that know of it, kept in step: `recipe`, `recipe_text`,
// `tag_use` with the counts in `tag`, `search`, and the journal.

extension StoreCore {
  /// Writes a recipe as it is to be, new or not.
  ///
  /// - Parameter updatesSearch: `false` where the caller has brought the search index up to date.
  func putRecipe(
    _ recipe: StoredRecipe, isNew: Bool = false, updatesSearch: Bool = true
  ) throws(StoreError) {
    let old = isNew ? nil : try self.recipe(recipe.id)
    try record(JournalEntry(from: old, to: recipe))
    try writeRow(recipe, isNew: old == nil)
    try writeText(recipe, isNew: old == nil)
    if old?.content.tags != recipe.content.tags {
      if let old { try removeTags(old) }
      try addTags(recipe)
    }
    if updatesSearch { try writeSearch(from: old, to: recipe) }
  }

  /// Deletes a recipe that no collection holds any more.
  func dropRecipe(_ id: Int64, updatesSearch: Bool = true) throws(StoreError) {
    let old = try existingRecipe(id)
    try record(JournalEntry(from: old, to: nil))
    try removeTags(old)
    if updatesSearch { try writeSearch(from: old, to: nil) }
    try connection.run("DELETE FROM recipe_text WHERE recipe = ?", .integer(id))
    try connection.run("DELETE FROM recipe WHERE id = ?", .integer(id))
    try connection.run("INSERT OR IGNORE INTO retired (recipe) VALUES (?)", .integer(id))
  }

  private func writeRow(_ recipe: StoredRecipe, isNew: Bool) throws(StoreError) {
    let content = recipe.content
    let sql =
      isNew
      ? """
      INSERT INTO recipe
        (title, folded, servings, minutes, favorite, rating, added, changed, fingerprint, identity, id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
      : """
      UPDATE recipe SET title = ?, folded = ?, servings = ?, minutes = ?, favorite = ?,
        rating = ?, added = ?, changed = ?, fingerprint = ?, identity = ? WHERE id = ?
      """
    try connection.run(
      sql, .text(content.title), .text(folded(content.title)), .text(content.servings),
      SQLValue(content.totalMinutes), SQLValue(content.isFavorite), SQLValue(content.rating),
      .integer(recipe.added.seconds), .integer(recipe.changed.seconds),
      SQLValue(recipe.fingerprint?.content), SQLValue(recipe.fingerprint?.identity),
      .integer(recipe.id))
  }

  private func writeText(_ recipe: StoredRecipe, isNew: Bool) throws(StoreError) {
    let content = recipe.content
    let sql =
      isNew
      ? """
      INSERT INTO recipe_text
        (prep, cook, ingredients, directions, notes, source, tags, images, extras, recipe)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
      : """
      UPDATE recipe_text SET prep = ?, cook = ?, ingredients = ?, directions = ?, notes = ?,
        source = ?, tags = ?, images = ?, extras = ? WHERE recipe = ?
      """
    try connection.run(
      sql, SQLValue(content.prepMinutes), SQLValue(content.cookMinutes),
      .text(Record.lines(content.ingredients)), .text(Record.lines(content.directions)),
      .text(content.notes), .text(content.source), .text(Record.lines(content.tags)),
      .text(Record.lines(content.images)), .text(Record.lines(content.extrasRecord)),
      .integer(recipe.id))
  }

  func addTags(_ recipe: StoredRecipe) throws(StoreError) {
    for tag in recipe.content.tags {
      let folded = SQLValue.text(folded(tag))
      try connection.run(
        "INSERT INTO tag_use (folded, recipe, spelling) VALUES (?, ?, ?)", folded,
        .integer(recipe.id), .text(tag))
      try connection.run(
        """
        INSERT INTO tag (folded, uses) VALUES (?, 1)
        ON CONFLICT (folded) DO UPDATE SET uses = uses + 1
        """, folded)
    }
  }

  private func removeTags(_ recipe: StoredRecipe) throws(StoreError) {
    for tag in recipe.content.tags {
      let folded = SQLValue.text(folded(tag))
      try connection.run(
        "DELETE FROM tag_use WHERE folded = ? AND recipe = ?", folded, .integer(recipe.id))
      try connection.run("UPDATE tag SET uses = uses - 1 WHERE folded = ?", folded)
      try connection.run("DELETE FROM tag WHERE folded = ? AND uses = 0", folded)
    }
  }

  /// Brings the search index up to date. It holds no text, so it must be told what to forget.
  func writeSearch(
    from old: StoredRecipe?, to new: StoredRecipe?
  ) throws(StoreError) {
    let before = old?.content.searchTexts
    let after = new?.content.searchTexts
    if before == after { return }
    if let old, let before {
      try connection.run(
        """
        INSERT INTO search (search, rowid, title, ingredients, directions, tags, notes)
        VALUES ('delete', ?, ?, ?, ?, ?, ?)
        """, .integer(old.id), .text(before[0]), .text(before[1]), .text(before[2]),
        .text(before[3]), .text(before[4]))
    }
    if let new, let after {
      try connection.run(
        """
        INSERT INTO search (rowid, title, ingredients, directions, tags, notes)
        VALUES (?, ?, ?, ?, ?, ?)
        """, .integer(new.id), .text(after[0]), .text(after[1]), .text(after[2]),
        .text(after[3]), .text(after[4]))
    }
  }
}
