package import Diffable

/// Identifiers below ten; sections and items are apart although both are numbers.
package struct SectionLists: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var name: Int
    package var items: [Int]
  }

  package var sections: [Section] = []

  package init() {}

  package func section(_ name: Int) -> Int? { sections.firstIndex { $0.name == name } }

  package func place(_ item: Int) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  package func disagreement(with snapshot: DiffableDataSourceSnapshot<Int, Int>) -> String {
    let all = sections.flatMap(\.items)
    if snapshot.sectionIdentifiers != sections.map(\.name) { return "sections" }
    if snapshot.itemIdentifiers != all { return "items" }
    if snapshot.numberOfItems != all.count { return "numberOfItems" }
    if snapshot.numberOfSections != sections.count { return "numberOfSections" }
    for index in all.indices where snapshot.itemIdentifiers[index] != all[index] { return "[]" }
    for name in 0..<10 {
      let index = section(name)
      if snapshot.indexOfSection(name) != index { return "indexOfSection" }
      let items = index.map { sections[$0].items }
      if (try? snapshot.itemIdentifiers(inSection: name)).map(Array.init) != items {
        return "itemIdentifiers"
      }
      if (try? snapshot.numberOfItems(inSection: name)) != items?.count { return "count" }
      let place = place(name)
      let path = place.map { IndexPath(section: $0.section, item: $0.item) }
      if snapshot.indexPath(of: name) != path { return "indexPath" }
      if let path, snapshot.itemIdentifier(at: path) != name { return "itemIdentifier" }
      if snapshot.sectionIdentifier(containingItem: name)
        != place.map({ sections[$0.section].name })
      {
        return "sectionIdentifier"
      }
      if snapshot.indexOfItem(name) != all.firstIndex(of: name) { return "indexOfItem" }
      if snapshot.itemIdentifier(at: IndexPath(section: name, item: items?.count ?? 99)) != nil,
        index == name
      {
        return "itemIdentifier past the end"
      }
    }
    let rebuilt = try? DiffableDataSourceSnapshot(sections: sections.map { ($0.name, $0.items) })
    if snapshot != rebuilt || snapshot.hashValue != rebuilt?.hashValue { return "equality" }
    if snapshot.reloadedItemIdentifiers.contains(where: { !all.contains($0) }) { return "marks" }
    return ""
  }
}

extension SectionLists {
  mutating func insert(_ items: [Int], _ section: Int, _ index: Int) -> Bool {
    guard Set(items).count == items.count, items.allSatisfy({ place($0) == nil }) else {
      return false
    }
    sections[section].items.insert(contentsOf: items, at: index)
    return true
  }

  mutating func move(_ item: Int, beside anchor: Int, _ offset: Int) -> Bool {
    guard item != anchor, let from = place(item), place(anchor) != nil else { return false }
    sections[from.section].items.remove(at: from.item)
    guard let to = place(anchor) else { return false }
    sections[to.section].items.insert(item, at: to.item + offset)
    return true
  }

  mutating func insertSections(_ new: [Int], _ index: Int) -> Bool {
    guard Set(new).count == new.count, new.allSatisfy({ section($0) == nil }) else { return false }
    sections.insert(contentsOf: new.map { Section(name: $0, items: []) }, at: index)
    return true
  }

  mutating func moveSection(_ name: Int, _ anchor: Int, _ offset: Int) -> Bool {
    guard name != anchor, let from = section(name), section(anchor) != nil else { return false }
    let moved = sections.remove(at: from)
    guard let to = section(anchor) else { return false }
    sections.insert(moved, at: to + offset)
    return true
  }
}
