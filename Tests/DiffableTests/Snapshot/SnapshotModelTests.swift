import Diffable
import TestSupport
import Testing

@Suite("Snapshot agrees with a list of lists")
struct SnapshotModelTests {
  @Test("after any sequence of edits", arguments: UInt64(0)..<60)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lists = Lists()
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var history: [String] = []

    for _ in 0..<40 {
      let (before, copy) = (lists, snapshot)
      let edit = Edit.random(using: &random)
      history.append("\(edit)")
      let isLegal = edit.apply(to: &lists)
      var isDone = true
      do { try edit.apply(to: &snapshot) } catch { isDone = false }
      let problem = lists.disagreement(with: snapshot)
      let copyProblem = before.disagreement(with: copy)
      guard isLegal == isDone, problem.isEmpty, copyProblem.isEmpty else {
        Issue.record("seed \(seed): done \(isDone), \(problem), copy \(copyProblem), \(history)")
        return
      }
    }
  }
}

/// Identifiers below ten; sections and items are apart although both are numbers.
private struct Lists: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []

  func section(_ name: Int) -> Int? { sections.firstIndex { $0.name == name } }

  func place(_ item: Int) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  func disagreement(with snapshot: DiffableDataSourceSnapshot<Int, Int>) -> String {
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

private enum Edit {
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

  static func random(using random: inout SeededGenerator) -> Edit {
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

  func apply(to snapshot: inout DiffableDataSourceSnapshot<Int, Int>) throws {
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
  func apply(to lists: inout Lists) -> Bool {
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

extension Lists {
  fileprivate mutating func insert(_ items: [Int], _ section: Int, _ index: Int) -> Bool {
    guard Set(items).count == items.count, items.allSatisfy({ place($0) == nil }) else {
      return false
    }
    sections[section].items.insert(contentsOf: items, at: index)
    return true
  }

  fileprivate mutating func move(_ item: Int, beside anchor: Int, _ offset: Int) -> Bool {
    guard item != anchor, let from = place(item), place(anchor) != nil else { return false }
    sections[from.section].items.remove(at: from.item)
    guard let to = place(anchor) else { return false }
    sections[to.section].items.insert(item, at: to.item + offset)
    return true
  }

  fileprivate mutating func insertSections(_ new: [Int], _ index: Int) -> Bool {
    guard Set(new).count == new.count, new.allSatisfy({ section($0) == nil }) else { return false }
    sections.insert(contentsOf: new.map { Section(name: $0, items: []) }, at: index)
    return true
  }

  fileprivate mutating func moveSection(_ name: Int, _ anchor: Int, _ offset: Int) -> Bool {
    guard name != anchor, let from = section(name), section(anchor) != nil else { return false }
    let moved = sections.remove(at: from)
    guard let to = section(anchor) else { return false }
    sections.insert(moved, at: to + offset)
    return true
  }
}
