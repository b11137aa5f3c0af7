import Diffable
import TestSupport

extension Benchmark {
  typealias Tree = DiffableDataSourceSectionSnapshot<Identifier>

  static var expandRoot: Self {
    expand("expand-root", "expand or collapse the root of all items") { tree in
      tree.rootItems.first
    }
  }

  static var expandMiddle: Self {
    expand("expand-middle", "expand or collapse a parent in the middle") { tree in
      try tree.parent(of: tree.items[tree.items.count / 2])
    }
  }

  private static func expand(
    _ name: String, _ summary: String, item choose: @escaping (Tree) throws -> Identifier?
  ) -> Self {
    Self(
      name: name, summary: summary, limits: Limits(growth: 4, nanoseconds: 10_000),
      baseline: .preorderArrays
    ) { size in
      var (tree, plain) = try expandedTrees(size)
      guard let item = try choose(tree) else { throw WrongResult("expected an item to expand") }
      let hidden = try tree.descendants(of: item).count
      return Trial { meter in
        for _ in 0..<repetitions {
          meter.measure { use(tree.collapse([item])) }
          try require(tree.visibleItems.count == size - hidden, "the descendants hidden")
          meter.measure { use(tree.expand([item])) }
          try require(tree.visibleItems.count == size, "every item visible")
        }
      } baseline: { meter in
        meter.measure { plain.setExpanded(false, item) }
        try require(plain.visible.count == size - hidden, "the descendants hidden")
        meter.measure { plain.setExpanded(true, item) }
        try require(plain.visible.count == size, "every item visible")
      }
    }
  }

  /// What a screen reads when it scrolls.
  static var readWindow: Self {
    Self(
      name: "window", summary: "50 rows at a random visible position", limits: Limits(growth: 4),
      baseline: .preorderArrays
    ) { size in
      let (tree, plain) = try expandedTrees(size)
      var generator = SeededGenerator(seed: 1)
      return Trial { meter in
        for start in starts(size, &generator) {
          let rows = meter.measure { tree.rows(in: start..<start + 50) }
          try require(rows.count == 50, "50 rows")
        }
      } baseline: { meter in
        for start in starts(size, &generator) {
          let rows = meter.measure {
            plain.visible[start..<start + 50].map {
              SnapshotRow(
                item: plain.items[$0], level: Int(plain.levels[$0]),
                hasChildren: $0 + 1 < size && plain.levels[$0 + 1] > plain.levels[$0],
                isExpanded: plain.flags[$0])
            }
          }
          try require(rows.count == 50, "50 rows")
        }
      }
    }
  }

  static var visibleIndex: Self {
    Self(
      name: "visible-index", summary: "`visibleIndex(of:)` of a random item",
      limits: Limits(growth: 4), baseline: .preorderArrays
    ) { size in
      let (tree, plain) = try expandedTrees(size)
      var generator = SeededGenerator(seed: 2)
      return Trial { meter in
        for start in starts(size, &generator) {
          let item = plain.items[start]
          let index = meter.measure { tree.visibleIndex(of: item) }
          try require(index == start, "the index of the item")
        }
      } baseline: { meter in
        for start in starts(size, &generator) {
          let item = plain.items[start]
          let index = meter.measure { plain.visibleIndex(of: item) }
          try require(index == start, "the index of the item")
        }
      }
    }
  }

  /// Random places with fifty more rows behind them.
  private static func starts(_ size: Int, _ generator: inout SeededGenerator) -> [Int] {
    (0..<repetitions).map { _ in Int.random(in: 0...size - 50, using: &generator) }
  }

  /// A tree of fan-out 10 with everything expanded, ours and the plain one.
  private static func expandedTrees(_ size: Int) throws -> (Tree, PlainTree<Identifier>) {
    let identifiers = Identifier.numbers(0..<size)
    let rows = Shape.wide.preorder(identifiers)
    var expanded = try tree(Shape.wide.families(identifiers))
    expanded.expandAll()
    guard var plain = PlainTree(rows) else { throw WrongResult("expected different items") }
    plain.expand(at: Array(0..<size))
    return (expanded, plain)
  }
}
