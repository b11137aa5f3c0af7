extension StoreCore {
  func recipeIDs(
    in query: RecipeQuery, order: RecipeOrder?, limit: Int?
  ) throws(StoreError) -> [RecipeID] {
    if let limit, limit <= 0 { return [] }
    let query = try resolved(query)
    let key = Caches.ListKey(query: query, order: order)
    if let known = caches.list(key) { return limit.map { Array(known.prefix($0)) } ?? known }
    if let limit, query.isReadInParts {
      return try readIDs(in: query, order: order, limit: limit)
    }
    let ids = try readIDs(in: query, order: order, limit: nil)
    caches.keep(ids, for: key)
    return limit.map { Array(ids.prefix($0)) } ?? ids
  }

  private func readIDs(
    in query: RecipeQuery, order: RecipeOrder?, limit: Int?
  ) throws(StoreError) -> [RecipeID] {
    if case .collection(let id) = query, order == nil || order?.key == .manual {
      let ids = try idsByHand(in: id)
      return order?.isReversed == true ? ids.reversed() : ids
    }
    let source = query.source
    let sql = "SELECT id FROM \(source.table) ORDER BY \(source.order(order)) LIMIT ?"
    return try connection.all(sql, source.values + [.integer(Int64(limit ?? -1))]) {
      RecipeID($0.int64(0))
    }
  }

  /// The collection's own members by position, then those of what is below it in outline order.
  private func idsByHand(in id: CollectionID) throws(StoreError) -> [RecipeID] {
    let outline = try outline()
    guard let index = outline.indices[id] else { return [] }
    let range = index..<outline.ends[index]
    if range.count == 1 { return try ownMembers(id.number) }
    var ids: [RecipeID] = []
    var seen: Set<RecipeID> = []
    for collection in outline.collections[range] {
      for member in try ownMembers(collection.id.number) where seen.insert(member).inserted {
        ids.append(member)
      }
    }
    return ids
  }

  func count(of query: RecipeQuery) throws(StoreError) -> Int {
    let query = try resolved(query)
    switch query {
    case .recents: return min(try count(of: .all), RecipeQuery.recentCount)
    case .collection(let id): return try collectionCounts()[id] ?? 0
    case .tag(let tag):
      return Int(
        try connection.number("SELECT uses FROM tag WHERE folded = ?", .text(folded(tag))) ?? 0)
    case .all, .favorites, .search, .saved: break
    }
    if let known = caches.queryCounts[query] { return known }
    let source = query.source
    var count = 0
    try connection.forEachRow("SELECT count(*) FROM \(source.table)", source.values) {
      row throws(StoreError) in
      count = row.int(0)
    }
    if case .search = query { return count }
    caches.queryCounts[query] = count
    return count
  }

  func contains(_ id: RecipeID, in query: RecipeQuery) throws(StoreError) -> Bool {
    let query = try resolved(query)
    if case .collection(let collection) = query {
      let outline = try outline()
      guard let index = outline.indices[collection] else { return false }
      let range = index..<outline.ends[index]
      return try collections(holding: id).contains { range.contains(outline.indices[$0] ?? -1) }
    }
    let source = query.source
    var found = false
    try connection.forEachRow(
      "SELECT 1 FROM \(source.table) \(source.hasCondition ? "AND" : "WHERE") id = ?",
      source.values + [.integer(id.number)]
    ) { row throws(StoreError) in
      found = true
    }
    return found
  }

  func recipeIDs(
    titled text: String, _ match: TitleMatch, in query: RecipeQuery, limit: Int
  ) throws(StoreError) -> [RecipeID] {
    if limit <= 0 { return [] }
    let text = folded(text)
    let condition: String
    let values: [SQLValue]
    switch match {
    case .whole: (condition, values) = ("folded = ?", [.text(text)])
    case .beginning:
      // Texts compare by bytes, and no text goes on with the last of all characters.
      (condition, values) = (
        "folded >= ? AND folded < ?", [.text(text), .text(text + "\u{10FFFF}")]
      )
    case .part: (condition, values) = ("instr(folded, ?) > 0", [.text(text)])
    case .pattern:
      // Only here a bracket would begin a choice of letters.
      let pattern = text.split(separator: "[", omittingEmptySubsequences: false)
      (condition, values) = ("folded GLOB ?", [.text(pattern.joined(separator: "[[]"))])
    }
    var ids: [RecipeID] = []
    try connection.scan(
      "SELECT id FROM recipe WHERE \(condition) ORDER BY folded, id", values
    ) { row throws(StoreError) in
      let id = RecipeID(row.int64(0))
      let isMeant = query == .all ? true : try contains(id, in: query)
      if isMeant { ids.append(id) }
      return ids.count < limit
    }
    return ids
  }
}
