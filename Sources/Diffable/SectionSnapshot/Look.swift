/// What a list draws beside an item's content.
struct Look: Hashable, Sendable {
  var level = 0
  var hasChildren = false
  var isExpanded = false
}

extension Outline {
  /// The item's look; that of a lone root when it is unknown.
  func look(of id: ID) -> Look {
    guard let position = position(of: id) else { return Look() }
    let row = row(at: position)
    return Look(
      level: row.level, hasChildren: hasChildren(at: position), isExpanded: row.isExpanded)
  }
}
