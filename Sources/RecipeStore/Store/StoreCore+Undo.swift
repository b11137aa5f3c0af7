// Every act knows what the next undo and the next redo after it would be, so that the two stacks
// are linked lists inside the table, and nothing in it is ever changed: they end where the table
// begins. An undo is an act like any other, with entries of its own: redoing is to invert the undo.

extension StoreCore {
  func undo() throws(StoreError) -> String? {
    try atomically("undo") { () throws(StoreError) in
      try closeAct()
      guard let last = try lastActs(), let target = last.undoable else { return nil }
      // The act may be forgotten by now.
      guard let label = try label(ofAct: target) else { return nil }
      let below = try acts(before: target)
      try openAct(label, .undo, target: target, undoable: below?.undoable, redoable: nil)
      try invert(target)
      act = nil
      return label
    }
  }

  func redo() throws(StoreError) -> String? {
    try atomically("redo") { () throws(StoreError) in
      try closeAct()
      guard let last = try lastActs(), let target = last.redoable else { return nil }
      // The act may be forgotten by now.
      guard let label = try label(ofAct: target) else { return nil }
      let below = try acts(before: target)
      try openAct(label, .redo, target: target, undoable: nil, redoable: below?.redoable)
      try invert(target)
      act = nil
      return label
    }
  }

  /// Ends the act of the open transaction, so that it can be undone inside it: every inner
  /// transaction that is complete becomes an act of its own.
  private func closeAct() throws(StoreError) {
    guard let open = act else { return }
    var parts = open.parts
    if lastEntry > parts.last?.end ?? open.start {
      parts.append((levels.last?.label ?? "", lastEntry))
    }
    if let first = parts.first {
      try connection.run(
        "UPDATE act SET label = ? WHERE id = (SELECT max(id) FROM act)", .text(first.label))
    }
    for (previous, part) in zip(parts, parts.dropFirst()) {
      try openAct(
        part.label, .change, target: nil, undoable: nil, redoable: nil, start: previous.end)
    }
    act = nil
  }

  private typealias Stacks = (undoable: Int64?, redoable: Int64?)

  private func lastActs() throws(StoreError) -> Stacks? { try acts(before: .max) }

  /// What could be undone and redone just before an act.
  private func acts(before id: Int64) throws(StoreError) -> Stacks? {
    try connection.first(
      "SELECT undoable, redoable FROM act WHERE id < ? ORDER BY id DESC LIMIT 1", .integer(id)
    ) { ($0.optionalInt64(0), $0.optionalInt64(1)) }
  }

  private func label(ofAct id: Int64) throws(StoreError) -> String? {
    try connection.first("SELECT label FROM act WHERE id = ?", .integer(id)) { $0.string(0) }
  }

  /// Puts back what was before each entry of an act, last first.
  private func invert(_ id: Int64) throws(StoreError) {
    guard let start = try connection.number("SELECT start FROM act WHERE id = ?", .integer(id)),
      let end = try connection.number("SELECT start FROM act WHERE id = ?", .integer(id + 1))
    else { throw .damaged(path: path, reason: "the journal has no act \(id)") }
    try invertSearch(after: start, through: end)
    for number in stride(from: end, to: start, by: -1) {
      guard let entry = try journalEntry(number) else {
        throw .damaged(path: path, reason: "the journal has no entry \(number)")
      }
      try invert(entry)
    }
  }

  /// Brings the search index to what it was before some entries, in the order of the recipes: it
  /// takes three times as long when it has to go down instead of up.
  private func invertSearch(after start: Int64, through end: Int64) throws(StoreError) {
    let firstEntries = try connection.all(
      """
      SELECT id, min(number) FROM journal
      WHERE number > ? AND number <= ? AND thing = \(JournalThing.recipe.rawValue)
      GROUP BY id ORDER BY id
      """, [.integer(start), .integer(end)]
    ) { (id: $0.int64(0), number: $0.int64(1)) }
    for (id, number) in firstEntries {
      let before: StoredRecipe? =
        if case .text(let record) = try journalEntry(number)?.before {
          StoredRecipe(id: id, record: record)
        } else { nil }
      try writeSearch(from: try recipe(id), to: before)
    }
  }

  private func invert(_ entry: JournalEntry) throws(StoreError) {
    switch (entry.thing, entry.before) {
    case (.recipe, .text(let before)):
      try putRecipe(StoredRecipe(id: entry.id, record: before), updatesSearch: false)
    case (.recipe, _): try dropRecipe(entry.id, updatesSearch: false)
    case (.collection, .text(let before)):
      try putCollection(StoredCollection(id: entry.id, record: before))
    case (.collection, _): try dropCollection(entry.id)
    case (.search, .text(let before)): try putSearch(SavedSearch(id: entry.id, record: before))
    case (.search, _): try dropSearch(entry.id)
    case (.membership, let before):
      guard let recipe = entry.member else {
        throw .damaged(path: path, reason: "the journal has a membership of nothing")
      }
      if case .integer(let position) = before {
        try putMembership(of: recipe, in: entry.id, at: position)
      } else {
        try dropMembership(of: recipe, in: entry.id)
      }
    }
  }
}
