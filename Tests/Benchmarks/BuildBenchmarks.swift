import Diffable

extension Benchmark {
  /// A hundred sections, section by section.
  static var buildFlat: Self {
    buildFlat("build-flat", "build 100 sections by `appendItems`") { sections in
      var snapshot = Flat()
      try snapshot.appendSections(sections.map(\.0))
      for (section, items) in sections { try snapshot.appendItems(items, toSection: section) }
      return snapshot
    }
  }

  /// A hundred sections at once.
  static var buildFromSections: Self {
    buildFlat("build-sections", "build 100 sections by `init(sections:)`") { sections in
      try Flat(sections: sections)
    }
  }

  private static func buildFlat(
    _ name: String, _ summary: String, _ build: @escaping ([(Int, [Identifier])]) throws -> Flat
  ) -> Self {
    Self(
      name: name, summary: summary, limits: Limits(ratio: 1.5), baseline: .arrayAndDictionary
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      let sections = sections(identifiers)
      return Trial { meter in
        let snapshot = try meter.measure { try build(sections) }
        try require(snapshot.numberOfItems == size, "every item")
      } baseline: { meter in
        let (plain, areNew) = meter.measure {
          var plain = PlainList<Identifier>(capacity: size)
          var areNew = true
          for (_, items) in sections { areNew = plain.append(items) && areNew }
          return (plain, areNew)
        }
        try require(areNew && plain.items.count == size, "every item")
      }
    }
  }

  static var buildTree: Self { build("build-tree", "build a tree of fan-out 10", .wide) }
  static var buildParent: Self { build("build-parent", "build one parent of all", .flat) }
  static var buildChain: Self { build("build-chain", "build a chain", .chain) }

  private static func build(_ name: String, _ summary: String, _ shape: Shape) -> Self {
    Self(
      name: name, summary: summary, limits: Limits(ratio: 1.5), baseline: .preorderArrays
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      let rows = shape.preorder(identifiers)
      return Trial { meter in
        let snapshot = try meter.measure {
          try Tree(
            0..<1, id: { identifiers[$0] }, children: { shape.children(of: $0, count: size) })
        }
        try require(snapshot.items.count == size, "every item")
      } baseline: { meter in
        let plain = meter.measure { PlainTree(rows) }
        try require(plain?.items.count == size, "every item")
      }
    }
  }

  /// The pattern that a quadratic append shows up in.
  static var appendOneByOne: Self {
    Self(
      name: "append", summary: "append one at a time to a hierarchy", limits: Limits(ratio: 3),
      baseline: .atOnce
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      return Trial { meter in
        let snapshot = try meter.measure {
          var snapshot = Tree()
          for item in identifiers { try snapshot.append([item]) }
          return snapshot
        }
        try require(snapshot.items.count == size, "every item")
      } baseline: { meter in
        let snapshot = try meter.measure { try Tree(identifiers) }
        try require(snapshot.items.count == size, "every item")
      }
    }
  }

  static var appendOneByOneToSection: Self {
    Self(
      name: "append-items", summary: "append one at a time to a section",
      limits: Limits(ratio: 3), baseline: .atOnce
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      var empty = Flat()
      try empty.appendSections([0])
      return Trial { [empty] meter in
        let snapshot = try meter.measure {
          var snapshot = empty
          for item in identifiers { try snapshot.appendItems([item]) }
          return snapshot
        }
        try require(snapshot.numberOfItems == size, "every item")
      } baseline: { [empty] meter in
        let snapshot = try meter.measure {
          var snapshot = empty
          try snapshot.appendItems(identifiers)
          return snapshot
        }
        try require(snapshot.numberOfItems == size, "every item")
      }
    }
  }
}
