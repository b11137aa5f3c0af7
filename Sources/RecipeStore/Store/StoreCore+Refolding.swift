extension StoreCore {
  /// Makes every folded column, the tags and the search index anew from what the cook wrote.
  static func foldAll(_ connection: Connection) throws(StoreError) {
    try connection.execute(
      "DELETE FROM tag; DELETE FROM tag_use; INSERT INTO search (search) VALUES ('delete-all')")
    let collections = try connection.all("SELECT id, title FROM collection") {
      (id: $0.int64(0), title: $0.string(1))
    }
    for collection in collections {
      try connection.run(
        "UPDATE collection SET folded = ? WHERE id = ?", .text(folded(collection.title)),
        .integer(collection.id))
    }
    for search in try connection.all(
      "SELECT id, title FROM saved_search",
      body: {
        (id: $0.int64(0), title: $0.string(1))
      })
    {
      try connection.run(
        "UPDATE saved_search SET folded = ? WHERE id = ?", .text(folded(search.title)),
        .integer(search.id))
    }
    let core = try StoreCore(connection: connection, isReadOnly: false) { Timestamp(seconds: 0) }
    for id in try connection.all("SELECT id FROM recipe", body: { $0.int64(0) }) {
      guard let recipe = try core.recipe(id) else { continue }
      try connection.run(
        "UPDATE recipe SET folded = ? WHERE id = ?", .text(folded(recipe.content.title)),
        .integer(id))
      try core.addTags(recipe)
      try core.writeSearch(from: nil, to: recipe)
    }
  }
}
