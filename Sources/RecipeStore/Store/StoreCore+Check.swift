extension StoreCore {
  func check() throws(StoreError) -> [String] {
    // One transaction, so that another process cannot change half of what is compared.
    let isOwn = levels.isEmpty
    if isOwn { try connection.run("BEGIN") }
    defer { if isOwn { try? connection.run("COMMIT") } }
    var problems = try fileProblems()
    if !problems.isEmpty { return problems }
    problems += try ruleProblems()
    problems += try foldingProblems()
    problems += try journalProblems()
    return problems
  }

  /// What SQLite itself finds wrong.
  private func fileProblems() throws(StoreError) -> [String] {
    var problems: [String] = []
    do {
      problems = try connection.all("PRAGMA integrity_check(20)") { $0.string(0) }
        .filter { $0 != "ok" }
      problems += try connection.all("PRAGMA foreign_key_check") {
        "a row of \($0.string(0)) refers to a missing row of \($0.string(2))"
      }
    } catch .damaged(_, let reason) {
      problems.append(reason)
    }
    return problems
  }

  /// Rules between tables, each a query for what breaks it.
  private func ruleProblems() throws(StoreError) -> [String] {
    let rules: [(problem: String, query: String)] = [
      (
        "recipes without their texts",
        "SELECT 'r' || id FROM recipe WHERE id NOT IN (SELECT recipe FROM recipe_text)"
      ),
      (
        "recipes that the search index does not know",
        "SELECT 'r' || id FROM recipe WHERE id NOT IN (SELECT id FROM search_docsize)"
      ),
      (
        "recipes in the search index only",
        "SELECT 'r' || id FROM search_docsize WHERE id NOT IN (SELECT id FROM recipe)"
      ),
      (
        "tags of recipes that are gone",
        "SELECT folded FROM tag_use WHERE recipe NOT IN (SELECT id FROM recipe)"
      ),
      (
        "tags with a wrong count",
        """
        SELECT folded FROM tag WHERE uses <> (
          SELECT count(*) FROM tag_use AS u WHERE u.folded = tag.folded)
        """
      ),
      (
        "tags without a count",
        "SELECT DISTINCT folded FROM tag_use WHERE folded NOT IN (SELECT folded FROM tag)"
      ),
      (
        "collections that are inside themselves",
        """
        SELECT 'c' || id FROM collection WHERE id NOT IN (
          WITH RECURSIVE reached (id) AS (
            SELECT id FROM collection WHERE parent IS NULL
            UNION SELECT c.id FROM collection AS c JOIN reached ON c.parent = reached.id
          ) SELECT id FROM reached)
        """
      ),
      (
        "collections with the title of a sibling",
        """
        SELECT 'c' || max(id) FROM collection GROUP BY ifnull(parent, 0), folded
        HAVING count(*) > 1
        """
      ),
      (
        "searches with the title of another",
        "SELECT 's' || max(id) FROM saved_search GROUP BY folded HAVING count(*) > 1"
      ),
      (
        "ids that may be given out again",
        """
        SELECT 'r' || id FROM recipe
        WHERE id > ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'recipe'), 0)
        UNION ALL SELECT 'c' || id FROM collection
        WHERE id > ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'collection'), 0)
        UNION ALL SELECT 's' || id FROM saved_search
        WHERE id > ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'saved_search'), 0)
        """
      ),
    ]
    var problems: [String] = []
    for rule in rules {
      let found = try connection.all(rule.query) { $0.string(0) }
      if !found.isEmpty {
        let names = found.prefix(5).joined(separator: ", ")
        problems.append("\(rule.problem): \(names)\(found.count > 5 ? " …" : "")")
      }
    }
    return problems
  }

  /// Columns that are made from others.
  private func foldingProblems() throws(StoreError) -> [String] {
    var problems: [String] = []
    try connection.forEachRow(
      "SELECT id, title, recipe.folded, tags FROM recipe JOIN recipe_text ON recipe = id", []
    ) { row throws(StoreError) in
      let id = row.int64(0)
      if folded(row.string(1)) != row.string(2) { problems.append("r\(id) is sorted wrongly") }
      for tag in RecordReader.lines(row.string(3)) {
        let isKnown = try connection.number(
          "SELECT 1 FROM tag_use WHERE folded = ? AND recipe = ?", .text(folded(tag)),
          .integer(id))
        if isKnown == nil { problems.append("r\(id) is not found by its tag '\(tag)'") }
      }
    }
    return Array(problems.prefix(20))
  }

  /// Plays the journal backwards, as undoing everything would, and looks whether each entry finds
  /// what it expects.
  private func journalProblems() throws(StoreError) -> [String] {
    struct Thing: Hashable {
      let kind, id, member: Int64
    }
    var things: Set<Thing> = []
    let present = [
      "SELECT 1, id, 0 FROM recipe", "SELECT 2, id, 0 FROM collection",
      "SELECT 3, collection, recipe FROM membership", "SELECT 4, id, 0 FROM saved_search",
    ]
    for query in present {
      try connection.forEachRow(query, []) { row throws(StoreError) in
        things.insert(Thing(kind: row.int64(0), id: row.int64(1), member: row.int64(2)))
      }
    }
    var problems: [String] = []
    var expected = lastEntry
    try connection.scan(
      """
      SELECT number, thing, id, ifnull(member, 0), operation, before IS NULL FROM journal
      ORDER BY number DESC
      """, []
    ) { row throws(StoreError) in
      let number = row.int64(0)
      if number != expected { problems.append("the journal has no entry \(expected)") }
      expected = number - 1
      let thing = Thing(kind: row.int64(1), id: row.int64(2), member: row.int64(3))
      let fits =
        switch JournalOperation(rawValue: row.int64(4)) {
        case .insert: things.remove(thing) != nil && row.bool(5)
        case .update: things.contains(thing) && !row.bool(5)
        case .delete: things.insert(thing).inserted && !row.bool(5)
        case nil: false
        }
      if !fits { problems.append("journal entry \(number) does not fit what came after it") }
      return problems.count < 20
    }
    // Of what is older than the journal nothing but its end is known.
    let beginning = try connection.number("SELECT start FROM act ORDER BY id LIMIT 1") ?? 0
    if problems.isEmpty, expected != beginning {
      problems.append("the journal has no entry \(expected)")
    }
    if problems.isEmpty, beginning == 0, !things.isEmpty {
      problems.append("\(things.count) rows have no beginning in the journal")
    }
    return problems
  }
}
