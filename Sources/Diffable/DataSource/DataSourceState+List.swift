extension DataSourceState {
  /// Replaces the list, and brings the hierarchies that it names into line with it.
  ///
  /// In a section with a hierarchy, items that stay keep their place in it, items that are gone
  /// leave with their descendants, and new ones become roots at their index. A listed item below
  /// one that is gone becomes a root too.
  ///
  /// - Throws: `.duplicateItems` for items that are hidden in another section.
  /// - Complexity: O(*k* log *n*) for a list edited in *k* places, and O(*m*) for the *m* rows of
  ///   sections with a hierarchy that it changes.
  mutating func apply(_ new: List) throws(SnapshotError) -> Difference {
    var after = self
    after.list = new
    after.hierarchies = hierarchies.filter { new.indexOfSection($0.key) != nil }
    var difference = new.difference(from: list)
    let changes =
      hierarchies.isEmpty ? [:] : changedHierarchies(difference, new, after.hierarchies)
    for (section, change) in changes {
      after.hierarchies[section]?.follow(new, in: section, change)
    }
    for place in difference.insertedItems where !after.hierarchies.isEmpty {
      guard let section = new.sectionIdentifier(containingItem: place.item) else { continue }
      try after.requireHidden(place.item, nowhereBut: section)
    }
    if !changes.isEmpty { after.showHierarchies(Array(changes.keys)) }
    if !hierarchies.isEmpty { difference = self.difference(to: after, sections: changes.keys) }
    after.list.reloaded.removeAll()
    after.list.reconfigured.removeAll()
    after.list.reloadedSections.removeAll()
    self = after
    return difference
  }

  /// What leads to another state whose hierarchies differ in `sections` at most.
  func difference(to after: Self, sections: some Sequence<Section>) -> Difference {
    var difference = after.list.difference(from: list)
    difference.changedParents = changedParents(difference, after, sections)
    difference.updatedItems = []
    difference.collectUpdates { after.list.indexPath(of: $0) }
    return difference
  }

  private func requireHidden(
    _ item: Item, nowhereBut section: Section
  ) throws(SnapshotError) {
    for (other, hierarchy) in hierarchies where other != section && hierarchy.contains(item) {
      throw .duplicateItems(
        [
          .init(
            identifier: String(describing: item), place: .section(String(describing: other)))
        ], operation: .apply)
    }
  }

  /// What a new list does to each section that keeps its hierarchy.
  private func changedHierarchies(
    _ difference: Difference, _ new: List, _ kept: [Section: Hierarchy]
  ) -> [Section: HierarchyChange<Item>] {
    var changes: [Section: HierarchyChange<Item>] = [:]
    func note(
      _ section: Section, _ path: WritableKeyPath<HierarchyChange<Item>, [Item]>, _ item: Item
    ) {
      if kept[section] != nil {
        changes[section, default: HierarchyChange()][keyPath: path].append(item)
      }
    }
    for place in difference.deletedItems {
      note(list.sectionIdentifiers[place.indexPath.section], \.gone, place.item)
    }
    for move in difference.movedItems {
      let from = list.sectionIdentifiers[move.from.section]
      let to = new.sectionIdentifiers[move.to.section]
      if from == to {
        note(to, \.shuffled, move.item)
      } else {
        note(from, \.gone, move.item)
        note(to, \.arrived, move.item)
      }
    }
    for place in difference.insertedItems {
      note(new.sectionIdentifiers[place.indexPath.section], \.arrived, place.item)
    }
    return changes
  }

  /// Makes the list's rows in these sections the visible items of their hierarchies.
  private mutating func showHierarchies(_ sections: [Section]) {
    for section in sections {
      guard let position = list.outline.position(of: .section(section)) else { continue }
      list.outline.remove(list.itemRange(position))
    }
    for section in sections {
      guard let position = list.outline.position(of: .section(section)),
        let items = hierarchies[section]?.visibleItems
      else { continue }
      list.outline.insert(
        items.map { List.Row(id: .item($0), level: 1) }, at: position + 1)
    }
    list.forgetMarksOfAbsent()
  }

  /// The items that look different after the list was replaced.
  private func changedParents(
    _ difference: Difference, _ after: Self, _ sections: some Sequence<Section>
  ) -> [Item] {
    var changed: [Item] = []
    for section in sections {
      guard let old = hierarchies[section], let new = after.hierarchies[section] else { continue }
      let inner: Difference = new.difference(from: old, section: 0)
      changed += inner.changedParents
    }
    for move in difference.movedItems {
      let from = list.sectionIdentifiers[move.from.section]
      let to = after.list.sectionIdentifiers[move.to.section]
      guard from != to else { continue }
      let old = hierarchies[from]?.outline.look(of: move.item) ?? Look()
      let new = after.hierarchies[to]?.outline.look(of: move.item) ?? Look()
      if old != new { changed.append(move.item) }
    }
    return changed
  }
}

/// What a new list changes in a section with a hierarchy.
struct HierarchyChange<Item: Sendable> {
  var gone: [Item] = []
  var arrived: [Item] = []
  var shuffled: [Item] = []
}

extension DiffableDataSourceSectionSnapshot {
  /// Follows what a new list does to this section.
  fileprivate mutating func follow<Section>(
    _ list: DiffableDataSourceSnapshot<Section, ItemIdentifier>, in section: Section,
    _ change: HierarchyChange<ItemIdentifier>
  ) {
    var arrived = change.arrived
    var expanded: Set<ItemIdentifier> = []
    let gone = Set(change.gone)
    var end = 0
    for position in change.gone.compactMap({ outline.position(of: $0) }).sorted()
    where position >= end {
      end = outline.endOfSubtree(at: position)
      let below = SnapshotItems(outline, .all((position + 1)..<end))
      for descendant in below
      where !gone.contains(descendant)
        && list.sectionIdentifier(containingItem: descendant) == section
      {
        arrived.append(descendant)
        if outline.look(of: descendant).isExpanded { expanded.insert(descendant) }
      }
    }
    removeKnown(change.gone)
    arrived = Set(arrived).filter { !contains($0) }.sorted {
      (list.outline.position(of: .item($0)) ?? 0) < (list.outline.position(of: .item($1)) ?? 0)
    }
    for item in arrived {
      guard let position = list.outline.position(of: .item(item)) else { continue }
      var target = 0
      if case .item(let before) = list.outline.row(at: position - 1).id,
        let anchor = outline.position(of: before)
      {
        target = outline.endOfRoot(holding: anchor)
      }
      insertRows([Row(id: item, level: 0, isExpanded: expanded.contains(item))], at: target)
    }
  }

  private mutating func removeKnown(_ items: [ItemIdentifier]) {
    for item in items {
      guard let position = outline.position(of: item) else { continue }
      outline.remove(position..<outline.endOfSubtree(at: position))
    }
  }
}

extension Outline {
  /// The position after the root subtree that holds a row.
  fileprivate func endOfRoot(holding position: Int) -> Int {
    let roots = count(ofLevel: 0, in: 0..<(position + 1))
    return endOfSubtree(at: self.position(ofLevel: 0, at: roots - 1, in: 0..<count))
  }
}
