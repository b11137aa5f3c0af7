import Diffable
import DiffableModels
import Testing

@Suite("Difference of two hierarchies")
struct SectionDifferenceTests {
  @Test("is right for all pairs of up to three rows, whatever their names", arguments: 0...3)
  func renamedPairs(count: Int) {
    let new = (0...3).flatMap { size in
      PlainTree.all(count: size).flatMap { tree in
        arrangements(of: [0, 1, 2, 3], count: size).map { tree.renamed($0) }
      }
    }
    check(PlainTree.all(count: count), new)
  }

  @Test("is right for all pairs of four rows that keep their order")
  func shapesOfFour() {
    let trees = PlainTree.all(count: 4)
    check(trees, trees)
  }

  @Test("names parents that gain their first or lose their last child")
  func firstChild() throws {
    let none = try DiffableDataSourceSectionSnapshot(["a", "b"])
    var one = none
    try one.append(["c"], to: "a")
    #expect(one.difference(from: none).changedParents == ["a"])
    #expect(none.difference(from: one).changedParents == ["a"])
    #expect(
      one.difference(from: none).steps == [.updateItem("a", at: IndexPath(section: 0, item: 0))])
    try one.append(["d"], to: "a")
    var two = one
    try two.append(["e"], to: "a")
    #expect(two.difference(from: one).isEmpty)
  }

  @Test("draws each marked, visible row again once")
  func marks() throws {
    var old = try DiffableDataSourceSectionSnapshot(["a", "b"])
    try old.append(["c"], to: "a")
    var new = old
    try new.reload(["b", "c"])
    try new.reconfigure(["b"])
    let difference = new.difference(from: old)
    #expect(difference.reloadedItems == ["b", "c"])
    #expect(difference.reconfiguredItems == ["b"])
    #expect(difference.steps == [.updateItem("b", at: IndexPath(section: 0, item: 1))])
  }
}

private func check(_ olds: [PlainTree], _ news: [PlainTree]) {
  let after = news.map { ($0, $0.snapshot(), looks($0)) }
  for old in olds {
    let before = old.snapshot()
    let oldLooks = looks(old)
    let list = PlainList<Never, Int>(sections: [], items: [old.visible.map { old.rows[$0].item }])
    for (new, snapshot, newLooks) in after {
      let difference = snapshot.difference(from: before)
      let (from, to) = (list.items[0], new.visible.map { new.rows[$0].item })
      let wanted = Bare(items: [to])
      let whole = Bare(items: [Bare.changed(from, by: difference)])
      let stepped = list.changed(by: difference.steps).map { Bare(items: $0.items) }
      let staying = from.filter(to.contains).count - difference.movedItems.count
      let changed = Set(to.filter { oldLooks[$0] != nil && oldLooks[$0] != newLooks[$0] })
      guard whole == wanted, stepped == wanted, staying == mostThatStay(from, to),
        Set(difference.changedParents) == changed,
        difference.changedParents.count == changed.count,
        difference.updatedItems.map(\.item) == to.filter(changed.contains),
        difference.isEmpty == (from == to && changed.isEmpty)
      else {
        Issue.record("from \(before) to \(snapshot): \(difference.steps)")
        return
      }
    }
  }
}

/// The rows of the only section, which has no name.
private struct Bare: Equatable {
  var items: [[Int]]

  static func changed(_ rows: [Int], by difference: SnapshotDifference<Never, Int>) -> [Int] {
    var left = rows.map(Optional.some)
    for place in difference.deletedItems { left[place.indexPath.item] = nil }
    for move in difference.movedItems { left[move.from.item] = nil }
    var result = left.compactMap { $0 }
    let arrivals =
      difference.insertedItems.map { ($0.indexPath.item, $0.item) }
      + difference.movedItems.map { ($0.to.item, $0.item) }
    for (index, item) in arrivals.sorted(by: { $0.0 < $1.0 }) { result.insert(item, at: index) }
    return result
  }
}

/// Level, disclosure and flag of every visible item.
private func looks(_ tree: PlainTree) -> [Int: [Int]] {
  var looks: [Int: [Int]] = [:]
  for index in tree.visible {
    let row = tree.rows[index]
    looks[row.item] = [row.level, tree.children(index).isEmpty ? 0 : 1, row.isExpanded ? 1 : 0]
  }
  return looks
}
