extension StoreCore {
  func members(of id: CollectionID) throws(StoreError) -> [RecipeID] {
    guard try hasCollection(id.number) else { throw .unknown(id: id.description) }
    return try ownMembers(id.number)
  }

  func ownMembers(_ id: Int64) throws(StoreError) -> [RecipeID] {
    try connection.all(
      "SELECT recipe FROM membership WHERE collection = ? ORDER BY position", [.integer(id)]
    ) { RecipeID($0.int64(0)) }
  }

  func file(_ recipe: RecipeID, in collection: CollectionID) throws(StoreError) -> Bool {
    try atomically("file \(recipe)") { () throws(StoreError) in
      try requireBoth(recipe, collection)
      if try position(of: recipe.number, in: collection.number) != nil { return false }
      let last = try connection.number(
        "SELECT max(position) FROM membership WHERE collection = ?", .integer(collection.number))
      var place = Position.between(last, nil)
      if place == nil { place = try makeRoom(in: collection.number, at: nil) }
      try putMembership(of: recipe.number, in: collection.number, at: place ?? 0)
      return true
    }
  }

  func unfile(_ recipe: RecipeID, from collection: CollectionID) throws(StoreError) -> Bool {
    try atomically("unfile \(recipe)") { () throws(StoreError) in
      try requireBoth(recipe, collection)
      if try position(of: recipe.number, in: collection.number) == nil { return false }
      try dropMembership(of: recipe.number, in: collection.number)
      return true
    }
  }

  func moveMember(
    _ recipe: RecipeID, of collection: CollectionID, to index: Int
  ) throws(StoreError) {
    try atomically("move \(recipe)") { () throws(StoreError) in
      try requireBoth(recipe, collection)
      guard let old = try position(of: recipe.number, in: collection.number) else {
        throw .unknown(id: recipe.description)
      }
      let (lower, upper) = try memberNeighbors(
        in: collection.number, at: index, without: recipe.number)
      if lower ?? .min < old, old < upper ?? .max { return }
      var place = Position.between(lower, upper)
      if place == nil {
        place = try makeRoom(in: collection.number, at: index, without: recipe.number)
      }
      try putMembership(of: recipe.number, in: collection.number, at: place ?? 0)
    }
  }

  private func requireBoth(
    _ recipe: RecipeID, _ collection: CollectionID
  ) throws(StoreError) {
    guard try hasRecipe(recipe.number) else { throw .unknown(id: recipe.description) }
    guard try hasCollection(collection.number) else {
      throw .unknown(id: collection.description)
    }
  }

  func position(of recipe: Int64, in collection: Int64) throws(StoreError) -> Int64? {
    try connection.number(
      "SELECT position FROM membership WHERE recipe = ? AND collection = ?", .integer(recipe),
      .integer(collection))
  }

  /// The positions on both sides of an index, counted without one recipe.
  private func memberNeighbors(
    in collection: Int64, at index: Int, without recipe: Int64
  ) throws(StoreError) -> (Int64?, Int64?) {
    let index = max(0, index)
    let around = try connection.all(
      """
      SELECT position FROM membership WHERE collection = ? AND recipe <> ?
      ORDER BY position LIMIT ? OFFSET ?
      """,
      [
        .integer(collection), .integer(recipe), index == 0 ? 1 : 2,
        .integer(Int64(max(0, index - 1))),
      ]
    ) { $0.int64(0) }
    if index == 0 { return (nil, around.first) }
    if let lower = around.first { return (lower, around.dropFirst().first) }
    let last = try connection.number(
      "SELECT max(position) FROM membership WHERE collection = ? AND recipe <> ?",
      .integer(collection), .integer(recipe))
    return (last, nil)
  }

  /// Numbers the members of a collection anew and leaves a place at an index, or at the end.
  ///
  /// Positions are unique, so all go before any comes back. `recipe`, the one to be placed, does
  /// not come back here.
  private func makeRoom(
    in collection: Int64, at index: Int?, without recipe: Int64? = nil
  ) throws(StoreError) -> Int64 {
    let all = try ownMembers(collection).map(\.number)
    let members = all.filter { $0 != recipe }
    let room = min(max(0, index ?? members.count), members.count)
    for member in all { try dropMembership(of: member, in: collection) }
    for (index, member) in members.enumerated() {
      let place = Position.renumbered(index < room ? index : index + 1)
      try putMembership(of: member, in: collection, at: place)
    }
    return Position.renumbered(room)
  }

  /// Writes a membership as it is to be, new or not.
  func putMembership(
    of recipe: Int64, in collection: Int64, at position: Int64
  ) throws(StoreError) {
    let old = try self.position(of: recipe, in: collection)
    try record(
      JournalEntry(
        thing: .membership, operation: old == nil ? .insert : .update, id: collection,
        member: recipe, before: SQLValue(old)))
    if old == nil {
      try connection.run(
        "INSERT INTO membership (collection, position, recipe) VALUES (?, ?, ?)",
        .integer(collection), .integer(position), .integer(recipe))
    } else {
      try connection.run(
        "UPDATE membership SET position = ? WHERE collection = ? AND recipe = ?",
        .integer(position), .integer(collection), .integer(recipe))
    }
  }

  func dropMembership(of recipe: Int64, in collection: Int64) throws(StoreError) {
    let old = try position(of: recipe, in: collection)
    try record(
      JournalEntry(
        thing: .membership, operation: .delete, id: collection, member: recipe,
        before: SQLValue(old)))
    try connection.run(
      "DELETE FROM membership WHERE collection = ? AND recipe = ?", .integer(collection),
      .integer(recipe))
  }
}
