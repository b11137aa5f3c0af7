package import Diffable

/// The first query that a snapshot answers otherwise than the model; empty if there is none.
///
/// Asked about every item below `known`, be it there, gone or never inserted.
package func disagreement(
  _ tree: PlainTree, _ snapshot: DiffableDataSourceSectionSnapshot<Int>, known: Int
) -> String {
  let items = tree.rows.map(\.item)
  let visible = tree.visible
  if snapshot.items != items { return "items" }
  if snapshot.visibleItems != visible.map({ items[$0] }) { return "visibleItems" }
  if snapshot.rootItems != tree.rows.filter({ $0.level == 0 }).map(\.item) { return "rootItems" }
  if snapshot.expandedItems != tree.rows.filter(\.isExpanded).map(\.item) { return "expanded" }
  let rows = visible.map { index in
    SnapshotRow(
      item: items[index], level: tree.rows[index].level,
      hasChildren: !tree.children(index).isEmpty, isExpanded: tree.rows[index].isExpanded)
  }
  if snapshot.rows(in: 0..<Int.max) != rows { return "rows" }
  if snapshot.rows(in: 2..<5) != Array(rows.dropFirst(2).prefix(3)) { return "a window of rows" }
  if snapshot.visibleItem(at: visible.count) != nil { return "visibleItem past the end" }
  for (rank, index) in visible.enumerated() where snapshot.visibleItem(at: rank) != items[index] {
    return "visibleItem"
  }
  for item in 0..<(known + 2) {
    let index = tree.index(of: item)
    if snapshot.contains(item) != (index != nil) { return "contains" }
    if snapshot.index(of: item) != index { return "index" }
    if snapshot.visibleIndex(of: item) != index.flatMap(visible.firstIndex) {
      return "visibleIndex"
    }
    if (try? snapshot.level(of: item)) != index.map({ tree.rows[$0].level }) { return "level" }
    if (try? snapshot.isExpanded(item)) != index.map({ tree.rows[$0].isExpanded }) {
      return "isExpanded"
    }
    if (try? snapshot.isVisible(item)) != index.map(tree.isVisible) { return "isVisible" }
    let parent = index.map { tree.parent($0).map { items[$0] } }
    if (try? .some(snapshot.parent(of: item))) != parent { return "parent" }
    let ancestors = index.map { tree.ancestors($0).map { items[$0] } }
    if (try? snapshot.ancestors(of: item)) != ancestors { return "ancestors" }
    let children = index.map { tree.children($0).map { items[$0] } }
    if (try? snapshot.children(of: item)).map(Array.init) != children { return "children" }
    let below = index.map { Array(items[($0 + 1)..<tree.end($0)]) }
    if (try? snapshot.descendants(of: item)).map(Array.init) != below { return "descendants" }
    if (try? snapshot.snapshot(of: item)).map({ Array($0.items) }) != below { return "subtree" }
    for other in items {
      let isBelow = index.map { tree.ancestors($0).contains { items[$0] == other } }
      if (try? snapshot.isDescendant(item, of: other)) != isBelow { return "isDescendant" }
    }
  }
  if snapshot != tree.snapshot() { return "equality" }
  return ""
}
