extension DataSourceState {
  /// Moves an item with its descendants beside another one, perhaps in another section.
  ///
  /// - Throws: `.unknownItems`, `.ontoItself`, `.intoOwnSubtree`. Nothing changes then.
  mutating func move(
    _ item: Item, beside anchor: Item, after: Bool
  ) throws(SnapshotError) -> Difference {
    let unknown = [item, anchor].filter { section(of: $0) == nil }
    guard let from = section(of: item), let to = section(of: anchor) else {
      throw .unknown(unknown, .move)
    }
    if from == to, hierarchies[to] != nil {
      var hierarchy = hierarchies[to] ?? Hierarchy()
      if after {
        try hierarchy.move(item, after: anchor)
      } else {
        try hierarchy.move(item, before: anchor)
      }
      return try apply(hierarchy, to: to)
    }
    if hierarchies[from] == nil, hierarchies[to] == nil {
      var list = list
      if after {
        try list.moveItem(item, afterItem: anchor)
      } else {
        try list.moveItem(item, beforeItem: anchor)
      }
      return try apply(list)
    }
    return try transfer(item, from, beside: anchor, after: after, to)
  }

  /// Moves an item with its descendants between two sections, one with a hierarchy at least.
  private mutating func transfer(
    _ item: Item, _ from: Section, beside anchor: Item, after: Bool, _ to: Section
  ) throws(SnapshotError) -> Difference {
    var state = self
    guard var source = hierarchy(of: from), var target = hierarchy(of: to) else {
      throw .unknown([item], .move)
    }
    var moved = try source.snapshot(of: item, includingParent: true)
    try source.delete([item])
    if hierarchies[to] == nil, moved.outline.count > 1 {
      // A section without hierarchy shows the item alone: it has nowhere for descendants.
      moved = try Hierarchy([item])
    }
    if after {
      try target.insert(moved, after: anchor)
    } else {
      try target.insert(moved, before: anchor)
    }
    _ = try state.apply(source, to: from)
    _ = try state.apply(target, to: to)
    if hierarchies[from] == nil { state.hierarchies[from] = nil }
    if hierarchies[to] == nil { state.hierarchies[to] = nil }
    let difference = difference(to: state, sections: [from, to])
    self = state
    return difference
  }
}
