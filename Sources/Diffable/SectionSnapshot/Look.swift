/// What a list draws beside an item's content.
@usableFromInline
struct Look: Hashable, Sendable {
  @usableFromInline var level = 0
  @usableFromInline var hasChildren = false
  @usableFromInline var isExpanded = false

  @inlinable
  init(level: Int = 0, hasChildren: Bool = false, isExpanded: Bool = false) {
    self.level = level
    self.hasChildren = hasChildren
    self.isExpanded = isExpanded
  }
}

extension Outline {
  /// The item's look; that of a lone root when it is unknown.
  @inlinable
  func look(of id: ID) -> Look {
    guard let position = position(of: id) else { return Look() }
    let row = row(at: position)
    return Look(
      level: row.level, hasChildren: hasChildren(at: position), isExpanded: row.isExpanded)
  }
}
