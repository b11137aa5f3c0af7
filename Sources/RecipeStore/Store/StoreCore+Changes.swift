extension StoreCore {
  func takeChanges() throws(StoreError) -> [StoreChange] {
    if levels.isEmpty || isReadOnly { try noticeOthers() }
    guard lastEntry > takenEntry || !calledBack.isEmpty else { return [] }
    let isOpen = !levels.isEmpty
    var changes = calledBack
    var told: [(entry: Int64, change: StoreChange)] = []
    var changedMembers: Set<Int64> = []
    try connection.forEachRow(
      """
      SELECT number, thing, operation, id, title, fields, tags FROM journal
      WHERE number > ? AND number <= ? ORDER BY number
      """, [.integer(takenEntry), .integer(lastEntry)]
    ) { row throws(StoreError) in
      guard let change = StoreChange(journalRow: row) else { return }
      switch change {
      case .membershipChanged(let id):
        // One event for a collection is enough, however many recipes went in.
        guard changedMembers.insert(id.number).inserted else { return }
      case .collectionDeleted(let id, _): changedMembers.remove(id.number)
      default: break
      }
      changes.append(change)
      if isOpen { told.append((row.int64(0), change)) }
    }
    calledBack = []
    toldUncommitted += told
    takenEntry = lastEntry
    return changes
  }

  /// Looks whether another connection has committed something, and forgets what was cached if so.
  ///
  /// - Complexity: O(1).
  func noticeOthers() throws(StoreError) {
    let version = try connection.number("PRAGMA data_version") ?? 0
    guard version != dataVersion else { return }
    lastEntry = try readLastEntry()
    dataVersion = version
    caches.removeAll()
  }

  /// Prepares events that say the opposite of what was told since an entry that is rolled back.
  func callBack(since entry: Int64) {
    guard takenEntry > entry else { return }
    while let last = toldUncommitted.last, last.entry > entry {
      calledBack.append(opposite(of: last.change))
      toldUncommitted.removeLast()
    }
    takenEntry = entry
  }

  /// The event that takes another back; titles are those of now.
  private func opposite(of change: StoreChange) -> StoreChange {
    switch change {
    case .recipe(var change):
      switch change.kind {
      case .inserted: change.kind = .deleted
      case .deleted: change.kind = .inserted
      case .updated: change.title = (try? recipe(change.id.number)?.content.title) ?? change.title
      }
      return .recipe(change)
    case .collectionInserted(let id, let title): return .collectionDeleted(id, title: title)
    case .collectionDeleted(let id, let title): return .collectionInserted(id, title: title)
    case .collectionUpdated(let id, let title):
      let now = try? collection(id.number)?.title
      return .collectionUpdated(id, title: now ?? title)
    case .searchInserted(let id, let title): return .searchDeleted(id, title: title)
    case .searchDeleted(let id, let title): return .searchInserted(id, title: title)
    case .searchUpdated(let id, let title):
      let now = try? searches().first { $0.id == id }?.title
      return .searchUpdated(id, title: now ?? title)
    case .membershipChanged: return change
    }
  }
}

extension StoreChange {
  /// The event of a journal entry: number, thing, operation, id, title, fields, tags.
  fileprivate init?(journalRow row: Row) {
    let (id, title) = (row.int64(3), row.string(4))
    guard let operation = JournalOperation(rawValue: row.int64(2)) else { return nil }
    switch (JournalThing(rawValue: row.int64(1)), operation) {
    case (.recipe, _):
      let kind: RecipeChange.Kind =
        switch operation {
        case .insert: .inserted
        case .update: .updated
        case .delete: .deleted
        }
      self = .recipe(
        RecipeChange(
          kind: kind, id: RecipeID(id), title: title,
          fields: RecipeFields(rawValue: UInt16(truncatingIfNeeded: row.int64(5))),
          tags: row.isNull(6) ? [] : Set(RecordReader.lines(row.string(6)))))
    case (.collection, .insert): self = .collectionInserted(CollectionID(id), title: title)
    case (.collection, .update): self = .collectionUpdated(CollectionID(id), title: title)
    case (.collection, .delete): self = .collectionDeleted(CollectionID(id), title: title)
    case (.search, .insert): self = .searchInserted(SavedSearchID(id), title: title)
    case (.search, .update): self = .searchUpdated(SavedSearchID(id), title: title)
    case (.search, .delete): self = .searchDeleted(SavedSearchID(id), title: title)
    case (.membership, _): self = .membershipChanged(CollectionID(id))
    case (nil, _): return nil
    }
  }
}
