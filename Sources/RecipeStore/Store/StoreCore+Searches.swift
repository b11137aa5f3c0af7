extension StoreCore {
  /// Every saved search, in the order of titles.
  func searches() throws(StoreError) -> [SavedSearch] {
    if let known = caches.searches { return known }
    let searches = try connection.all(
      "SELECT id, title, query FROM saved_search ORDER BY folded, id"
    ) { SavedSearch(id: SavedSearchID($0.int64(0)), title: $0.string(1), query: $0.string(2)) }
    caches.searches = searches
    return searches
  }

  func addSearch(_ title: String, for query: String) throws(StoreError) -> SavedSearchID {
    try atomically("add search \(title)") { () throws(StoreError) in
      try requireNewSearch(title, for: nil)
      let last = try connection.number(
        "SELECT seq FROM sqlite_sequence WHERE name = 'saved_search'")
      let id = SavedSearchID((last ?? 0) + 1)
      try putSearch(SavedSearch(id: id, title: title, query: query))
      return id
    }
  }

  func renameSearch(_ id: SavedSearchID, to title: String) throws(StoreError) {
    try atomically("rename \(id)") { () throws(StoreError) in
      var search = try existingSearch(id.number)
      if search.title == title { return }
      try requireNewSearch(title, for: id.number)
      search.title = title
      try putSearch(search)
    }
  }

  func deleteSearch(_ id: SavedSearchID) throws(StoreError) {
    try atomically("delete \(id)") { () throws(StoreError) in try dropSearch(id.number) }
  }

  /// The query with the words of a saved search in place of its id; one that is gone, or whose words
  /// mean nothing any more, stays and means no recipe.
  func resolved(_ query: RecipeQuery) throws(StoreError) -> RecipeQuery {
    guard case .saved(let id) = query,
      let search = try searches().first(where: { $0.id == id }),
      let expression = try? SearchExpression(search.query)
    else { return query }
    return .search(expression)
  }

  private func search(_ id: Int64) throws(StoreError) -> SavedSearch? {
    try connection.first("SELECT title, query FROM saved_search WHERE id = ?", .integer(id)) {
      SavedSearch(id: SavedSearchID(id), title: $0.string(0), query: $0.string(1))
    }
  }

  private func existingSearch(_ id: Int64) throws(StoreError) -> SavedSearch {
    guard let search = try search(id) else {
      throw .unknown(id: SavedSearchID(id).description)
    }
    return search
  }

  private func requireNewSearch(_ title: String, for id: Int64?) throws(StoreError) {
    let other = try connection.first(
      "SELECT title FROM saved_search WHERE folded = ? AND id IS NOT ?", .text(folded(title)),
      SQLValue(id)
    ) { $0.string(0) }
    if let other { throw .duplicateTitle(other) }
  }

  /// Writes a saved search as it is to be, new or not.
  func putSearch(_ search: SavedSearch) throws(StoreError) {
    let old = try self.search(search.id.number)
    try record(
      JournalEntry(
        thing: .search, operation: old == nil ? .insert : .update, id: search.id.number,
        before: SQLValue(old?.record), title: search.title))
    let sql =
      old == nil
      ? "INSERT INTO saved_search (title, folded, query, id) VALUES (?, ?, ?, ?)"
      : "UPDATE saved_search SET title = ?, folded = ?, query = ? WHERE id = ?"
    try connection.run(
      sql, .text(search.title), .text(folded(search.title)), .text(search.query),
      .integer(search.id.number))
  }

  func dropSearch(_ id: Int64) throws(StoreError) {
    let old = try existingSearch(id)
    try record(
      JournalEntry(
        thing: .search, operation: .delete, id: id, before: .text(old.record), title: old.title))
    try connection.run("DELETE FROM saved_search WHERE id = ?", .integer(id))
  }
}

extension SavedSearch {
  /// The search as one text for the journal.
  var record: String {
    var record = Record()
    record.add(title)
    record.add(query)
    return record.text
  }

  init(id: Int64, record: String) {
    var reader = RecordReader(record)
    let title = reader.string()
    self.init(id: SavedSearchID(id), title: title, query: reader.string())
  }
}
