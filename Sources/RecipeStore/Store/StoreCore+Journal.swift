/// What a journal entry is about; the numbers are in files.
enum JournalThing: Int64 {
  case recipe = 1
  case collection, membership, search
}

/// What happened to it; the numbers are in files.
enum JournalOperation: Int64 {
  case insert = 1
  case update, delete
}

/// How an act came about; the numbers are in files.
enum ActKind: Int64 {
  case change = 1
  case undo, redo
}

/// One change of one row, with what was there before.
struct JournalEntry {
  let thing: JournalThing
  let operation: JournalOperation

  /// The recipe or the collection.
  let id: Int64

  /// The recipe of a membership.
  var member: Int64?

  /// A record, or the position of a membership; null when there was nothing.
  var before = SQLValue.null

  // What the event tells.
  var title: String?
  var fields: RecipeFields = []
  var tags: Set<String> = []
}

extension JournalEntry {
  /// The entry for a recipe that becomes another, comes or goes.
  init(from old: StoredRecipe?, to new: StoredRecipe?) {
    let empty = RecipeContent(title: "")
    let (before, after) = (old?.content ?? empty, new?.content ?? empty)
    thing = .recipe
    operation = old == nil ? .insert : new == nil ? .delete : .update
    id = new?.id ?? old?.id ?? 0
    self.before = SQLValue(old?.record)
    title = (new ?? old)?.content.title
    fields = after.fields(differingFrom: before)
    tags = Set(before.tags).symmetricDifference(after.tags)
  }
}

extension StoreCore {
  /// Adds an entry to the open act, which is begun with the first.
  func record(_ entry: JournalEntry) throws(StoreError) {
    if act == nil {
      let label = levels.first?.label ?? ""
      try openAct(label, .change, target: nil, undoable: nil, redoable: nil)
    }
    try connection.run(
      """
      INSERT INTO journal (number, thing, operation, id, member, before, title, fields, tags)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(lastEntry + 1), .integer(entry.thing.rawValue),
      .integer(entry.operation.rawValue), .integer(entry.id), SQLValue(entry.member),
      entry.before, SQLValue(entry.title),
      entry.fields.isEmpty ? .null : .integer(Int64(entry.fields.rawValue)),
      entry.tags.isEmpty ? .null : .text(Record.lines(entry.tags.sorted())))
    lastEntry += 1
    caches.forget(entry.thing)
  }

  /// Begins an act after the last one.
  ///
  /// - Parameters:
  ///   - undoable: What the next undo takes back; for a change it is the change itself.
  ///   - redoable: What the next redo repeats; for an undo it is the undo itself.
  func openAct(
    _ label: String, _ kind: ActKind, target: Int64?, undoable: Int64?, redoable: Int64?,
    start: Int64? = nil
  ) throws(StoreError) {
    let id = (try connection.number("SELECT max(id) FROM act") ?? 0) + 1
    let start = start ?? lastEntry
    try connection.run(
      """
      INSERT INTO act (id, label, time, kind, target, undoable, redoable, start)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(id), .text(label), .integer(clock().seconds), .integer(kind.rawValue),
      SQLValue(target), SQLValue(kind == .undo ? undoable : id),
      SQLValue(kind == .undo ? id : redoable), .integer(start))
    act = OpenAct(start: start)
  }

  /// The entry with this number.
  func journalEntry(_ number: Int64) throws(StoreError) -> JournalEntry? {
    let path = path
    return try connection.first(
      "SELECT thing, operation, id, member, before FROM journal WHERE number = ?",
      .integer(number)
    ) { row throws(StoreError) in
      guard let thing = JournalThing(rawValue: row.int64(0)),
        let operation = JournalOperation(rawValue: row.int64(1))
      else { throw .damaged(path: path, reason: "journal entry \(number) makes no sense") }
      let before: SQLValue =
        row.isNull(4) ? .null : thing == .membership ? .integer(row.int64(4)) : .text(row.string(4))
      return JournalEntry(
        thing: thing, operation: operation, id: row.int64(2), member: row.optionalInt64(3),
        before: before)
    }
  }
}
