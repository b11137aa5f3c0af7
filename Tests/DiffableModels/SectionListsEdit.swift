package import Diffable

/// An edit of a list of sections, legal or not. Sections are below four, items below ten.
package enum SectionListsEdit {
  case appendItems([Int], Int?)
  case insertItems([Int], before: Int)
  case insertItemsAfter([Int], Int)
  case deleteItems([Int])
  case moveItem(Int, before: Int)
  case moveItemAfter(Int, Int)
  case moveItemTo(Int, section: Int, at: Int)
  case appendSections([Int])
  case insertSections([Int], before: Int)
  case insertSectionsAfter([Int], Int)
  case deleteSections([Int])
  case moveSection(Int, before: Int)
  case moveSectionAfter(Int, Int)
  case reloadItems([Int])

  package static func random(using random: inout some RandomNumberGenerator) -> Self {
    let a = Int.random(in: 0..<10, using: &random)
    let b = Int.random(in: 0..<10, using: &random)
    let (new, few) = ([a, (a + 3) % 10], b % 4)
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1: return .appendItems(new, b < 3 ? nil : few)
    case 2: return .insertItems([a], before: b)
    case 3: return .insertItemsAfter([a], b)
    case 4: return .deleteItems([a, b])
    case 5: return .moveItem(a, before: b)
    case 6: return .moveItemAfter(a, b)
    case 7, 8: return .moveItemTo(a, section: few, at: b - 2)
    case 9, 10: return .appendSections([few])
    case 11: return .insertSections([a % 4], before: few)
    case 12: return .insertSectionsAfter([a % 4, (a + 1) % 4], few)
    case 13: return .deleteSections(a < 4 ? [few] : [9])
    case 14: return .moveSection(a % 4, before: few)
    case 15: return .moveSectionAfter(a % 4, few)
    default: return .reloadItems([a])
    }
  }

  package func apply(to snapshot: inout DiffableDataSourceSnapshot<Int, Int>) throws {
    switch self {
    case .appendItems(let items, let section): try snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, let item): try snapshot.insertItems(items, beforeItem: item)
    case .insertItemsAfter(let items, let item): try snapshot.insertItems(items, afterItem: item)
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .moveItem(let item, let anchor): try snapshot.moveItem(item, beforeItem: anchor)
    case .moveItemAfter(let item, let anchor): try snapshot.moveItem(item, afterItem: anchor)
    case .moveItemTo(let item, let section, let index):
      try snapshot.moveItem(item, toSection: section, at: index)
    case .appendSections(let new): try snapshot.appendSections(new)
    case .insertSections(let new, let anchor):
      try snapshot.insertSections(new, beforeSection: anchor)
    case .insertSectionsAfter(let new, let anchor):
      try snapshot.insertSections(new, afterSection: anchor)
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .moveSection(let section, let anchor):
      try snapshot.moveSection(section, beforeSection: anchor)
    case .moveSectionAfter(let section, let anchor):
      try snapshot.moveSection(section, afterSection: anchor)
    case .reloadItems(let items): try snapshot.reloadItems(items)
    }
  }

  /// Returns whether the edit is legal; changes nothing otherwise.
  package func apply(to lists: inout SectionLists) -> Bool {
    switch self {
    case .appendItems(let items, let section):
      let index = section.map { lists.section($0) } ?? lists.sections.indices.last
      guard let index else { return false }
      return lists.insert(items, index, lists.sections[index].items.count)
    case .insertItems(let items, let anchor):
      guard let place = lists.place(anchor) else { return false }
      return lists.insert(items, place.section, place.item)
    case .insertItemsAfter(let items, let anchor):
      guard let place = lists.place(anchor) else { return false }
      return lists.insert(items, place.section, place.item + 1)
    case .deleteItems(let items):
      for index in lists.sections.indices {
        lists.sections[index].items.removeAll(where: items.contains)
      }
      return true
    case .moveItem(let item, let anchor): return lists.move(item, beside: anchor, 0)
    case .moveItemAfter(let item, let anchor): return lists.move(item, beside: anchor, 1)
    case .moveItemTo(let item, let section, let index):
      var rest = lists
      guard let place = lists.place(item), let target = lists.section(section) else { return false }
      rest.sections[place.section].items.remove(at: place.item)
      guard (0...rest.sections[target].items.count).contains(index) else { return false }
      rest.sections[target].items.insert(item, at: index)
      lists = rest
      return true
    case .appendSections(let new): return lists.insertSections(new, lists.sections.count)
    case .insertSections(let new, let anchor):
      return lists.section(anchor).map { lists.insertSections(new, $0) } ?? false
    case .insertSectionsAfter(let new, let anchor):
      return lists.section(anchor).map { lists.insertSections(new, $0 + 1) } ?? false
    case .deleteSections(let sections):
      lists.sections.removeAll { sections.contains($0.name) }
      return true
    case .moveSection(let section, let anchor): return lists.moveSection(section, anchor, 0)
    case .moveSectionAfter(let section, let anchor): return lists.moveSection(section, anchor, 1)
    case .reloadItems(let items): return items.allSatisfy { lists.place($0) != nil }
    }
  }
}
