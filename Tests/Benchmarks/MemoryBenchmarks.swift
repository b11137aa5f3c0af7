import Diffable

extension Benchmark {
  static var flatMemory: Self {
    Self(
      name: "memory-flat", summary: "memory held per row of 100 sections", unit: .bytes,
      limits: memoryLimits, baseline: .arrayAndDictionary
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      let sections = sections(identifiers)
      return Trial { meter in
        let snapshot = try meter.weigh(rows: size) {
          var snapshot = Flat()
          try snapshot.appendSections(sections.map(\.0))
          for (section, items) in sections { try snapshot.appendItems(items, toSection: section) }
          return snapshot
        }
        try require(snapshot.numberOfItems == size, "every item")
      } baseline: { meter in
        let plain = meter.weigh(rows: size) { PlainList(identifiers) }
        try require(plain?.items.count == size, "every item")
      }
    }
  }

  static var treeMemory: Self {
    Self(
      name: "memory-tree", summary: "memory held per row of a tree of fan-out 10", unit: .bytes,
      limits: memoryLimits, baseline: .preorderArrays
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      let (families, rows) = (
        Shape.wide.families(identifiers), Shape.wide.preorder(identifiers)
      )
      return Trial { meter in
        let snapshot = try meter.weigh(rows: size) { try tree(families) }
        try require(snapshot.items.count == size, "every item")
      } baseline: { meter in
        let plain = meter.weigh(rows: size) { PlainTree(rows) }
        try require(plain?.items.count == size, "every item")
      }
    }
  }

  /// Strings and UUIDs are wider, and strings hold memory of their own.
  private static var memoryLimits: Limits {
    Identifier.self == Int.self ? Limits(ratio: 1.3) : Limits()
  }
}
