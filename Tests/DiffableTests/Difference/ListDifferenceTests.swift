import Diffable
import DiffableModels
import TestSupport
import Testing

@Suite("Difference of two lists of sections")
struct ListDifferenceTests {
  typealias List = PlainList<String, Int>

  @Test("is right and minimal for all pairs of one section with up to four items")
  func oneSection() throws {
    let rows = (0...4).flatMap { arrangements(of: [0, 1, 2, 3, 4], count: $0) }
    try check(
      (0...4).map { List(sections: ["a"], items: [Array(0..<$0)]) },
      rows.map { List(sections: ["a"], items: [$0]) })
  }

  @Test("is right for all pairs of up to three sections that share three items")
  func threeSections() throws {
    let lists = arrangements(of: [0, 1, 2], count: 3).flatMap { items in
      (0...3).flatMap { first in
        (first...3).map { second in
          [Array(items[..<first]), Array(items[first..<second]), Array(items[second...])]
        }
      }
    }
    let orders = (0...3).flatMap { arrangements(of: [0, 1, 2], count: $0) }
    let all = orders.flatMap { order in
      lists.filter { list in
        // Each list once, however the items of absent sections are spread.
        order.count == 3
          || (0..<3).allSatisfy { order.contains($0) || list[$0] == list[$0].sorted() }
      }.map { list in
        List(sections: order.map { ["a", "b", "c"][$0] }, items: order.map { list[$0] })
      }
    }
    try check(Array(all.prefix(60)) + [List(sections: ["a", "b"], items: [[0, 1], [2]])], all)
  }

  @Test("is right for edited copies that share most rows", arguments: UInt64(0)..<40)
  func editedCopies(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    for section in 0..<6 {
      try snapshot.appendSections(["s\(section)"])
      try snapshot.appendItems(Array((section * 60)..<(section * 60 + 60)))
    }
    var next = 1000
    for _ in 0..<10 {
      let before = snapshot
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        try edit(&snapshot, &next, using: &random)
      }
      expectReplay(from: before, to: snapshot)
    }
  }

  @Test("is made of a hundred thousand moves without delay")
  func manyChanges() throws {
    let items = Array(0..<100_000)
    let old = try DiffableDataSourceSnapshot(sections: [("a", items)])
    let new = try DiffableDataSourceSnapshot(sections: [("a", items.reversed())])
    let difference = new.difference(from: old)
    #expect(difference.movedItems.count == 99_999)
    #expect(difference.steps.count == 99_999)
  }
}

private func edit(
  _ snapshot: inout DiffableDataSourceSnapshot<String, Int>, _ next: inout Int,
  using random: inout SeededGenerator
) throws {
  let item = snapshot.itemIdentifiers.randomElement(using: &random) ?? 0
  let other = snapshot.itemIdentifiers.randomElement(using: &random) ?? 0
  let section = snapshot.sectionIdentifiers.randomElement(using: &random) ?? ""
  let sibling = snapshot.sectionIdentifiers.randomElement(using: &random) ?? ""
  next += 1
  switch Int.random(in: 0..<8, using: &random) {
  case 0, 1: try snapshot.insertItems([next], beforeItem: item)
  case 2: snapshot.deleteItems([item])
  case 3, 4: if item != other { try snapshot.moveItem(item, afterItem: other) }
  case 5: if section != sibling { try snapshot.moveSection(section, beforeSection: sibling) }
  case 6: try snapshot.insertSections(["s\(next)"], afterSection: section)
  default:
    if snapshot.numberOfItems > 150 { snapshot.deleteSections([section]) }
  }
}

private func snapshot(
  _ list: PlainList<String, Int>
) throws -> DiffableDataSourceSnapshot<String, Int> {
  try DiffableDataSourceSnapshot(sections: zip(list.sections, list.items).map { ($0, $1) })
}

private func plain(_ snapshot: DiffableDataSourceSnapshot<String, Int>) -> PlainList<String, Int> {
  PlainList(
    sections: Array(snapshot.sectionIdentifiers),
    items: snapshot.sectionIdentifiers.map {
      Array((try? snapshot.itemIdentifiers(inSection: $0)) ?? snapshot.itemIdentifiers)
    })
}

private func expectReplay(
  from old: DiffableDataSourceSnapshot<String, Int>,
  to new: DiffableDataSourceSnapshot<String, Int>
) {
  let difference = new.difference(from: old)
  let (before, after) = (plain(old), plain(new))
  #expect(before.changed(by: difference) == after)
  #expect(before.changed(by: difference.steps) == after)
}

private func check(_ olds: [PlainList<String, Int>], _ news: [PlainList<String, Int>]) throws {
  let targets = try news.map { ($0, try snapshot($0)) }
  for old in olds {
    let before = try snapshot(old)
    for (new, after) in targets {
      let difference = after.difference(from: before)
      var moves = 0
      for (section, items) in zip(new.sections, new.items) {
        let from = old.sections.firstIndex(of: section).map { old.items[$0] } ?? []
        moves += items.filter(old.items.joined().contains).count - mostThatStay(from, items)
      }
      let names = ["a", "b", "c"]
      let places = { (sections: [String]) in sections.compactMap(names.firstIndex) }
      let moved =
        new.sections.filter(old.sections.contains).count
        - mostThatStay(places(old.sections), places(new.sections))
      guard old.changed(by: difference) == new, old.changed(by: difference.steps) == new,
        difference.movedItems.count == moves, difference.movedSections.count == moved,
        difference.isEmpty == (old == new)
      else {
        Issue.record("from \(old) to \(new): \(difference.steps)")
        return
      }
    }
  }
}
