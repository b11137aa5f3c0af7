extension StoreCore {
  func addCollection(
    _ title: String, in parent: CollectionID?
  ) throws(StoreError) -> CollectionID {
    try atomically("add collection \(title)") { () throws(StoreError) in
      if let parent { _ = try existingCollection(parent.number) }
      try requireNewTitle(title, in: parent?.number, for: nil)
      let last = try connection.number(
        "SELECT max(position) FROM collection WHERE parent IS ?", SQLValue(parent?.number))
      let id =
        (try connection.number("SELECT seq FROM sqlite_sequence WHERE name = 'collection'") ?? 0)
        + 1
      var place = Position.between(last, nil)
      if place == nil { place = try makeRoom(in: parent?.number, at: nil) }
      try putCollection(
        StoredCollection(id: id, parent: parent?.number, position: place ?? 0, title: title))
      return CollectionID(id)
    }
  }

  func renameCollection(_ id: CollectionID, to title: String) throws(StoreError) {
    try atomically("rename \(id)") { () throws(StoreError) in
      var stored = try existingCollection(id.number)
      if stored.title == title { return }
      try requireNewTitle(title, in: stored.parent, for: id.number)
      stored.title = title
      try putCollection(stored)
    }
  }

  func moveCollection(
    _ id: CollectionID, into parent: CollectionID?, at index: Int
  ) throws(StoreError) {
    try atomically("move \(id)") { () throws(StoreError) in
      var stored = try existingCollection(id.number)
      if let parent {
        _ = try existingCollection(parent.number)
        try requireOutside(parent.number, of: stored)
      }
      if parent?.number != stored.parent {
        try requireNewTitle(stored.title, in: parent?.number, for: id.number)
      }
      let siblings = try connection.all(
        "SELECT position FROM collection WHERE parent IS ? AND id <> ? ORDER BY position",
        [SQLValue(parent?.number), .integer(id.number)]
      ) { $0.int64(0) }
      let index = min(max(0, index), siblings.count)
      let lower = index == 0 ? nil : siblings[index - 1]
      let upper = index == siblings.count ? nil : siblings[index]
      if parent?.number == stored.parent, lower ?? .min < stored.position,
        stored.position < upper ?? .max
      {
        return
      }
      var place = Position.between(lower, upper)
      if place == nil {
        place = try makeRoom(in: parent?.number, at: index, without: id.number)
      }
      stored.position = place ?? 0
      stored.parent = parent?.number
      try putCollection(stored)
    }
  }

  func deleteCollection(_ id: CollectionID) throws(StoreError) {
    try atomically("delete \(id)") { () throws(StoreError) in
      _ = try existingCollection(id.number)
      // Parents come before their children, also when another process has just moved one.
      let subtree = try subtree(of: id.number)
      for collection in subtree.reversed() {
        for member in try ownMembers(collection) {
          try dropMembership(of: member.number, in: collection)
        }
        try dropCollection(collection)
      }
    }
  }

  func hasCollection(_ id: Int64) throws(StoreError) -> Bool {
    try connection.number("SELECT 1 FROM collection WHERE id = ?", .integer(id)) != nil
  }

  func collection(_ id: Int64) throws(StoreError) -> StoredCollection? {
    try connection.first(
      "SELECT parent, position, title FROM collection WHERE id = ?", .integer(id)
    ) {
      StoredCollection(
        id: id, parent: $0.optionalInt64(0), position: $0.int64(1), title: $0.string(2))
    }
  }

  private func existingCollection(_ id: Int64) throws(StoreError) -> StoredCollection {
    guard let collection = try collection(id) else {
      throw .unknown(id: CollectionID(id).description)
    }
    return collection
  }

  private func requireNewTitle(
    _ title: String, in parent: Int64?, for id: Int64?
  ) throws(StoreError) {
    let other = try connection.first(
      "SELECT title FROM collection WHERE parent IS ? AND folded = ? AND id IS NOT ?",
      SQLValue(parent), .text(folded(title)), SQLValue(id)
    ) { $0.string(0) }
    if let other { throw .duplicateTitle(other) }
  }

  /// Refuses a parent that is the collection itself or below it.
  private func requireOutside(
    _ parent: Int64, of moved: StoredCollection
  ) throws(StoreError) {
    var ancestor: Int64? = parent
    while let id = ancestor {
      if id == moved.id { throw .moveIntoItself(title: moved.title) }
      ancestor = try connection.number("SELECT parent FROM collection WHERE id = ?", .integer(id))
    }
  }

  /// A collection and all below it, level by level.
  private func subtree(of id: Int64) throws(StoreError) -> [Int64] {
    var found = [id]
    var next = 0
    while next < found.count {
      found += try connection.all(
        "SELECT id FROM collection WHERE parent IS ? ORDER BY position", [.integer(found[next])]
      ) { $0.int64(0) }
      next += 1
    }
    return found
  }

  /// Numbers the children of a collection anew and leaves a place at an index, or at the end.
  private func makeRoom(
    in parent: Int64?, at index: Int?, without moved: Int64? = nil
  ) throws(StoreError) -> Int64 {
    let siblings = try connection.all(
      "SELECT id FROM collection WHERE parent IS ? AND id IS NOT ? ORDER BY position",
      [SQLValue(parent), SQLValue(moved)]
    ) { $0.int64(0) }
    let room = min(max(0, index ?? siblings.count), siblings.count)
    for (index, id) in siblings.enumerated() {
      var sibling = try existingCollection(id)
      sibling.position = Position.renumbered(index < room ? index : index + 1)
      try putCollection(sibling)
    }
    return Position.renumbered(room)
  }

  /// Writes a collection as it is to be, new or not.
  func putCollection(_ collection: StoredCollection) throws(StoreError) {
    let old = try self.collection(collection.id)
    try record(
      JournalEntry(
        thing: .collection, operation: old == nil ? .insert : .update, id: collection.id,
        before: SQLValue(old?.record), title: collection.title))
    let sql =
      old == nil
      ? "INSERT INTO collection (parent, position, title, folded, id) VALUES (?, ?, ?, ?, ?)"
      : "UPDATE collection SET parent = ?, position = ?, title = ?, folded = ? WHERE id = ?"
    try connection.run(
      sql, SQLValue(collection.parent), .integer(collection.position), .text(collection.title),
      .text(folded(collection.title)), .integer(collection.id))
  }

  /// Deletes a collection that is empty and has no children.
  func dropCollection(_ id: Int64) throws(StoreError) {
    let old = try existingCollection(id)
    try record(
      JournalEntry(
        thing: .collection, operation: .delete, id: id, before: .text(old.record),
        title: old.title))
    try connection.run("DELETE FROM collection WHERE id = ?", .integer(id))
  }
}
