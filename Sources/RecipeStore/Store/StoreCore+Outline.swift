extension StoreCore {
  /// The tree of collections.
  func outline() throws(StoreError) -> Outline {
    if let known = caches.outline { return known }
    let rows = try connection.all("SELECT id, parent, title FROM collection ORDER BY position") {
      row in
      RecipeCollection(
        id: CollectionID(row.int64(0)), parent: row.optionalInt64(1).map { CollectionID($0) },
        title: row.string(2))
    }
    let outline = Outline(siblingsInOrder: rows)
    caches.outline = outline
    return outline
  }

  /// One pass over all memberships, in the order of recipes: each recipe is counted once where it
  /// is and once in each ancestor.
  func collectionCounts() throws(StoreError) -> [CollectionID: Int] {
    if let known = caches.counts { return known }
    let outline = try outline()
    var counts = Array(repeating: 0, count: outline.collections.count)
    var lastCounted = Array(repeating: Int64(0), count: outline.collections.count)
    try connection.forEachRow(
      "SELECT recipe, collection FROM membership ORDER BY recipe, collection", []
    ) { row throws(StoreError) in
      let recipe = row.int64(0)
      var index = outline.indices[CollectionID(row.int64(1))] ?? -1
      while index >= 0, lastCounted[index] != recipe {
        lastCounted[index] = recipe
        counts[index] += 1
        index = outline.parents[index]
      }
    }
    let result = Dictionary(
      uniqueKeysWithValues: zip(outline.collections.lazy.map(\.id), counts))
    caches.counts = result
    return result
  }

  func collections(holding id: RecipeID) throws(StoreError) -> [CollectionID] {
    let outline = try outline()
    return try connection.all(
      "SELECT collection FROM membership WHERE recipe = ?", [.integer(id.number)]
    ) { CollectionID($0.int64(0)) }
    .sorted { outline.indices[$0] ?? .max < outline.indices[$1] ?? .max }
  }

  /// Every tag in use, spelled as the oldest recipe with it spells it.
  func tags() throws(StoreError) -> [(tag: String, count: Int)] {
    if let known = caches.tags { return known }
    let tags = try connection.all(
      """
      SELECT (SELECT spelling FROM tag_use AS u WHERE u.folded = tag.folded ORDER BY recipe LIMIT 1),
        uses
      FROM tag ORDER BY folded
      """
    ) { (tag: $0.string(0), count: $0.int(1)) }
    caches.tags = tags
    return tags
  }
}
