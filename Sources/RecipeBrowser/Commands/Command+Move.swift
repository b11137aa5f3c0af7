import RecipeStore

extension Command {
  /// `move`: changes the order by hand.
  static let move = Command(
    name: "move",
    usage: "move ROW before|after|into ROW",
    summary: "Move a collection among collections, or a recipe within the selected collection.",
    kind: .change,
    completes: .inTurn([
      .rows([.recipes, .collections]), .words(["before", "after", "into"], .value),
      .rows([.recipes, .collections]), .nothing,
    ])
  ) { arguments, session throws(CommandError) in
    try arguments.require(3...3)
    guard let place = Place(rawValue: arguments.operands[1].text) else { throw arguments.wrong }
    switch try session.resolve(arguments.operands[0], [.recipes, .collections]) {
    case .sidebar(.collection(let id)):
      try session.move(id, place, arguments.operands[2])
      return Outcome(
        lines: ["Moved \(try session.title(of: .collection(id)))"],
        fields: [idsField([id.description])])
    case .recipe(let id):
      try session.move(id, place, arguments.operands[2])
      return Outcome(
        lines: ["Moved \(try session.recipe(id).content.title)"],
        fields: [idsField([id.description])])
    case .sidebar: throw arguments.wrong
    }
  }
}

/// Where a moved row goes, seen from another one.
private enum Place: String {
  case before, after, into
}

extension Session {
  fileprivate func move(
    _ id: CollectionID, _ place: Place, _ word: Word
  ) throws(CommandError) {
    let target = isTop(word) ? nil : try collection(word)
    try storing { () throws(StoreError) -> Result<Void, CommandError> in
      let all = try store.collections()
      switch (target, place) {
      case (nil, .into):
        let roots = all.filter { $0.parent == nil && $0.id != id }
        try store.moveCollection(id, into: nil, at: roots.count)
      case (let other?, .into):
        let children = all.filter { $0.parent == other && $0.id != id }
        try store.moveCollection(id, into: other, at: children.count)
      case (let other?, _):
        guard other != id else {
          return .failure(.refused("a row cannot move \(place.rawValue) itself"))
        }
        let parent = all.first { $0.id == other }?.parent
        let siblings = all.filter { $0.parent == parent && $0.id != id }
        let index = siblings.firstIndex { $0.id == other } ?? siblings.count
        try store.moveCollection(id, into: parent, at: place == .before ? index : index + 1)
      case (nil, _):
        return .failure(.usage("collections move into '\(word.text)', not beside it"))
      }
      return .success(())
    }.get()
  }

  fileprivate func move(_ id: RecipeID, _ place: Place, _ word: Word) throws(CommandError) {
    if place == .into {
      throw .usage("a recipe moves before or after another; 'file' puts it into a collection")
    }
    guard case .collection(let collection) = coordinator.list.query else {
      throw .refused("recipes are ordered by hand in a collection: select one first")
    }
    if let order = coordinator.list.order, order != RecipeOrder(.manual) {
      throw .refused("the list is sorted by \(order.key.rawValue); try 'sort manual' first")
    }
    guard case .recipe(let other) = try resolve(word, .recipes) else { return }
    guard other != id else { throw .refused("a row cannot move \(place.rawValue) itself") }
    let title = try title(of: .collection(collection))
    try storing { () throws(StoreError) -> Result<Void, CommandError> in
      var members = try store.members(of: collection)
      guard members.contains(id), members.contains(other) else {
        return .failure(
          .refused("both recipes must be in '\(title)' itself, not in a collection below it"))
      }
      members.removeAll { $0 == id }
      let index = members.firstIndex(of: other) ?? members.count
      try store.moveMember(id, of: collection, to: place == .before ? index : index + 1)
      return .success(())
    }.get()
  }
}
