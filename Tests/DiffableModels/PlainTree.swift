package import Diffable

/// A hierarchy as a plain array of rows in depth-first order, with every question answered by
/// walking over all of it.
package struct PlainTree: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var item: Int
    package var level: Int
    package var isExpanded: Bool
  }

  package var rows: [Row] = []

  package init(rows: [Row] = []) { self.rows = rows }

  package func index(of item: Int) -> Int? { rows.firstIndex { $0.item == item } }

  package func end(_ index: Int) -> Int {
    rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
  }

  package func parent(_ index: Int) -> Int? {
    rows[..<index].lastIndex { $0.level < rows[index].level }
  }

  package func ancestors(_ index: Int) -> [Int] {
    var found: [Int] = []
    var current = parent(index)
    while let next = current {
      found.append(next)
      current = parent(next)
    }
    return found
  }

  package func children(_ index: Int) -> [Int] {
    rows.indices.filter { parent($0) == index }
  }

  package func isVisible(_ index: Int) -> Bool {
    ancestors(index).allSatisfy { rows[$0].isExpanded }
  }

  package var visible: [Int] { rows.indices.filter(isVisible) }

  /// The same hierarchy, built by appending one item after the other.
  package func snapshot() -> DiffableDataSourceSectionSnapshot<Int> {
    var snapshot = DiffableDataSourceSectionSnapshot<Int>()
    for (index, row) in rows.enumerated() {
      try? snapshot.append([row.item], to: parent(index).map { rows[$0].item })
      if row.isExpanded { snapshot.expand([row.item]) }
    }
    return snapshot
  }

  /// All hierarchies of `count` rows with every choice of flags, items 0, 1, 2 and so on.
  package static func all(count: Int) -> [PlainTree] {
    var trees = [PlainTree()]
    for item in 0..<count {
      trees = trees.flatMap { tree in
        (0...((tree.rows.last?.level ?? -1) + 1)).flatMap { level in
          [false, true].map { flag in
            var tree = tree
            tree.rows.append(Row(item: item, level: level, isExpanded: flag))
            return tree
          }
        }
      }
    }
    return trees
  }

  package func renamed(_ names: [Int]) -> PlainTree {
    PlainTree(
      rows: rows.map { Row(item: names[$0.item], level: $0.level, isExpanded: $0.isExpanded) })
  }
}

/// All ways to take `count` of `values` in some order.
package func arrangements(of values: [Int], count: Int) -> [[Int]] {
  if count == 0 { return [[]] }
  return values.flatMap { first in
    arrangements(of: values.filter { $0 != first }, count: count - 1).map { [first] + $0 }
  }
}
