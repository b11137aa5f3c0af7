package import Diffable

/// A list as plain arrays, which knows two independent ways to carry a difference out.
package struct PlainList<Section: Hashable & Sendable, Item: Hashable & Sendable>: Equatable {
  package var sections: [Section]
  package var items: [[Item]]

  package init(sections: [Section], items: [[Item]]) {
    self.sections = sections
    self.items = items
  }

  /// Takes everything out in the old index space, then puts everything in in the new one.
  package func changed(by difference: SnapshotDifference<Section, Item>) -> PlainList {
    var rows = items.map { $0.map(Optional.some) }
    for place in difference.deletedItems {
      precondition(items[place.indexPath.section][place.indexPath.item] == place.item)
      rows[place.indexPath.section][place.indexPath.item] = nil
    }
    for move in difference.movedItems {
      precondition(items[move.from.section][move.from.item] == move.item)
      rows[move.from.section][move.from.item] = nil
    }
    var left = zip(sections, rows).map { (section: $0, items: $1.compactMap { $0 }) }
    let moved = difference.movedSections.map { (place: $0.to, content: left[$0.from]) }
    for place in difference.deletedSections {
      precondition(left[place.index].section == place.section && left[place.index].items.isEmpty)
    }
    let gone = Set(
      difference.deletedSections.map(\.index) + difference.movedSections.map(\.from))
    left = left.indices.filter { !gone.contains($0) }.map { left[$0] }
    let arriving =
      moved + difference.insertedSections.map { (place: $0.index, content: ($0.section, [])) }
    for (place, content) in arriving.sorted(by: { $0.place < $1.place }) {
      left.insert(content, at: place)
    }
    let arrivals =
      difference.insertedItems.map { ($0.indexPath, $0.item) }
      + difference.movedItems.map { ($0.to, $0.item) }
    for (path, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      left[path.section].items.insert(item, at: path.item)
    }
    return PlainList(sections: left.map(\.section), items: left.map(\.items))
  }

  /// Carries out one step after the other; `nil` when one names what is not there.
  package func changed(by steps: [SnapshotDifference<Section, Item>.Step]) -> PlainList? {
    var list = self
    var updated: Set<Item> = []
    for step in steps {
      switch step {
      case .insertSection(let section, let index):
        list.sections.insert(section, at: index)
        list.items.insert([], at: index)
      case .deleteSection(let section, let index):
        guard list.sections[index] == section, list.items[index].isEmpty else { return nil }
        list.sections.remove(at: index)
        list.items.remove(at: index)
      case .moveSection(let section, let from, let to):
        guard list.sections[from] == section else { return nil }
        list.sections.insert(list.sections.remove(at: from), at: to)
        list.items.insert(list.items.remove(at: from), at: to)
      case .updateSection(let section, let index):
        guard list.sections[index] == section else { return nil }
      case .insertItem(let item, let path):
        list.items[path.section].insert(item, at: path.item)
      case .deleteItem(let item, let path):
        guard list.items[path.section].remove(at: path.item) == item else { return nil }
      case .moveItem(let item, let from, let to):
        guard list.items[from.section].remove(at: from.item) == item else { return nil }
        list.items[to.section].insert(item, at: to.item)
      case .updateItem(let item, let path):
        guard list.items[path.section][path.item] == item, updated.insert(item).inserted else {
          return nil
        }
      }
    }
    return list
  }
}

/// The greatest number of items that can stay in order, found by trying every subset.
package func mostThatStay(_ old: [Int], _ new: [Int]) -> Int {
  let common = old.filter(new.contains)
  let targets = common.map { item in new.firstIndex(of: item) ?? 0 }
  return (0..<(1 << common.count)).lazy
    .map { mask in targets.indices.filter { mask & (1 << $0) != 0 }.map { targets[$0] } }
    .filter { zip($0, $0.dropFirst()).allSatisfy(<) }
    .map(\.count).max() ?? 0
}
