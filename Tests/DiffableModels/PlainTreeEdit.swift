package import Diffable

/// Any edit, legal or not: items up to two beyond the known ones are asked for.
package enum PlainTreeEdit {
  case append([Int], to: Int?)
  case insertBefore([Int], Int)
  case insertAfter([Int], Int)
  case delete([Int])
  case expand(Int, Bool)
  case moveBefore(Int, Int)
  case moveAfter(Int, Int)
  case moveInto(Int, Int?, Int)
  case all(Bool)
  case toLevel(Int)
  case show(Int)
  case replace(Int, with: [Int])
  case graftBefore(Int, of: Int)

  package static func random(
    _ tree: PlainTree, _ next: inout Int, using random: inout some RandomNumberGenerator
  ) -> Self {
    let item = Int.random(in: 0...(next + 1), using: &random)
    let other = tree.rows.randomElement(using: &random)?.item ?? 0
    let new = [next, next + 1]
    let isNew = Int.random(in: 0..<8, using: &random) > 0
    let items = isNew ? new : [next, other]
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      next += 2
      return .append(items, to: Bool.random(using: &random) ? other : nil)
    case 2, 3:
      next += 2
      return .insertBefore(items, other)
    case 4:
      next += 2
      return .insertAfter(items, item)
    case 5: return .delete([item, other])
    case 6, 7: return .expand(other, Bool.random(using: &random))
    case 8: return .expand(item, true)
    case 9: return .moveBefore(other, item)
    case 10: return .moveAfter(item, other)
    case 11, 12:
      let index = Int.random(in: -1...3, using: &random)
      return .moveInto(item, Bool.random(using: &random) ? other : nil, index)
    case 13: return isNew ? .toLevel(item % 4) : .all(Bool.random(using: &random))
    case 14:
      next += 2
      return .replace(other, with: items)
    default: return isNew ? .show(item) : .graftBefore(other, of: item)
    }
  }

  package func apply(to snapshot: inout DiffableDataSourceSectionSnapshot<Int>) throws {
    switch self {
    case .append(let items, let parent): try snapshot.append(items, to: parent)
    case .insertBefore(let items, let anchor): try snapshot.insert(items, before: anchor)
    case .insertAfter(let items, let anchor): try snapshot.insert(items, after: anchor)
    case .delete(let items): try snapshot.delete(items)
    case .expand(let item, true): snapshot.expand([item])
    case .expand(let item, false): snapshot.collapse([item])
    case .moveBefore(let item, let anchor): try snapshot.move(item, before: anchor)
    case .moveAfter(let item, let anchor): try snapshot.move(item, after: anchor)
    case .moveInto(let item, let parent, let index):
      try snapshot.move(item, into: parent, at: index)
    case .all(true): snapshot.expandAll()
    case .all(false): snapshot.collapseAll()
    case .toLevel(let level): snapshot.expand(toLevel: level)
    case .show(let item): try snapshot.expandAncestors(of: item)
    case .replace(let parent, let items):
      try snapshot.replace(childrenOf: parent, using: DiffableDataSourceSectionSnapshot(items))
    case .graftBefore(let anchor, let item):
      // What is grafted is taken out first, so that it comes from another snapshot.
      var rest = snapshot
      let subtree = try snapshot.snapshot(of: item, includingParent: true)
      try rest.delete([item])
      try rest.insert(subtree, before: anchor)
      snapshot = rest
    }
  }

  /// Returns whether the edit is legal; changes nothing otherwise.
  package func apply(to tree: inout PlainTree) -> Bool {
    switch self {
    case .append(let items, let parent):
      if let parent {
        guard let index = tree.index(of: parent) else { return false }
        return tree.insert(items, at: tree.end(index), level: tree.rows[index].level + 1)
      }
      return tree.insert(items, at: tree.rows.count, level: 0)
    case .insertBefore(let items, let anchor):
      guard let index = tree.index(of: anchor) else { return false }
      return tree.insert(items, at: index, level: tree.rows[index].level)
    case .insertAfter(let items, let anchor):
      guard let index = tree.index(of: anchor) else { return false }
      return tree.insert(items, at: tree.end(index), level: tree.rows[index].level)
    case .delete(let items):
      guard items.allSatisfy({ tree.index(of: $0) != nil }), Set(items).count == items.count
      else { return false }
      for item in items {
        if let index = tree.index(of: item) { tree.rows.removeSubrange(index..<tree.end(index)) }
      }
      return true
    case .expand(let item, let flag):
      if let index = tree.index(of: item) { tree.rows[index].isExpanded = flag }
      return true
    case .moveBefore(let item, let anchor), .graftBefore(let anchor, let item):
      return tree.move(item, beside: anchor) { _, index in index }
    case .moveAfter(let item, let anchor):
      return tree.move(item, beside: anchor) { $0.end($1) }
    case .moveInto(let item, let parent, let index): return tree.move(item, into: parent, at: index)
    case .all(let flag):
      for index in tree.rows.indices {
        tree.rows[index].isExpanded =
          flag && (tree.rows[index].isExpanded || !tree.children(index).isEmpty)
      }
      return true
    case .toLevel(let level):
      for index in tree.rows.indices {
        let row = tree.rows[index]
        tree.rows[index].isExpanded =
          row.level < level && (row.isExpanded || !tree.children(index).isEmpty)
      }
      return true
    case .show(let item):
      guard let index = tree.index(of: item) else { return false }
      for ancestor in tree.ancestors(index) { tree.rows[ancestor].isExpanded = true }
      return true
    case .replace(let parent, let items):
      guard let index = tree.index(of: parent) else { return false }
      var changed = tree
      changed.rows.removeSubrange((index + 1)..<tree.end(index))
      let level = tree.rows[index].level + 1
      guard changed.insert(items, at: index + 1, level: level) else { return false }
      tree = changed
      return true
    }
  }
}
