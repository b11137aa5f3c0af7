import Diffable

extension Benchmark {
  typealias Flat = DiffableDataSourceSnapshot<Int, Identifier>

  /// How often a quick operation is done in each round.
  static var repetitions: Int { 100 }

  /// Editing a copy while the original stays in use.
  static var insertIntoCopy: Self {
    Self(
      name: "insert", summary: "copy, insert one in the middle, look its index up",
      limits: Limits(ratio: 0.001, growth: 4, nanoseconds: 30_000),
      baseline: .arrayAndDictionary
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      let new = Identifier.numbers(size..<size + repetitions)
      let original = try flat(identifiers)
      let middle = identifiers[size / 2]
      guard let plain = PlainList(identifiers) else {
        throw WrongResult("expected different identifiers")
      }
      return Trial { meter in
        for item in new {
          let index = try meter.measure {
            var copy = original
            try copy.insertItems([item], beforeItem: middle)
            return copy.indexOfItem(item)
          }
          try require(index == size / 2, "the item in the middle")
        }
        try require(original.numberOfItems == size, "the original as it was")
      } baseline: { meter in
        let index = meter.measure {
          var copy = plain
          copy.insert(new[0], at: copy.indices[middle] ?? 0)
          return copy.indices[new[0]]
        }
        try require(index == size / 2, "the item in the middle")
      }
    }
  }

  /// What a list view waits for after an edit.
  static var applyCopy: Self {
    Self(
      name: "apply", summary: "the same, then apply it to a data source that holds the original",
      limits: Limits(growth: 4, nanoseconds: 60_000), baseline: .collectionDifference
    ) { size in
      let identifiers = Identifier.numbers(0..<size)
      let new = Identifier.numbers(size..<size + repetitions)
      let original = try flat(identifiers)
      let middle = identifiers[size / 2]
      let view = SilentView<Int, Identifier>()
      let source = DiffableDataSource<Int, Identifier, Void>(view: view) { _, _, _ in }
      try source.apply(original)
      return Trial { meter in
        defer { use(view) }
        for item in new {
          let (index, difference) = try meter.measure {
            var copy = original
            try copy.insertItems([item], beforeItem: middle)
            return (copy.indexOfItem(item), try source.apply(copy))
          }
          try require(index == size / 2, "the item in the middle")
          try require(
            difference.insertedItems.map(\.item) == [item] && difference.movedItems.isEmpty,
            "a difference of one insertion")
          try source.apply(original)
        }
      } baseline: { meter in
        let difference = meter.measure {
          var copy = identifiers
          copy.insert(new[0], at: size / 2)
          return copy.difference(from: identifiers)
        }
        try require(difference.count == 1, "a difference of one insertion")
      }
    }
  }

  /// A snapshot of a hundred sections with as many items each.
  static func flat(_ identifiers: [Identifier]) throws -> Flat {
    try Flat(sections: sections(identifiers))
  }

  /// The identifiers in a hundred parts.
  static func sections(_ identifiers: [Identifier]) -> [(Int, [Identifier])] {
    (0..<100).map { section in
      let start = section * identifiers.count / 100
      return (section, Array(identifiers[start..<(section + 1) * identifiers.count / 100]))
    }
  }
}

/// A view that shows nothing.
private final class SilentView<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  DiffableListView
{
  func apply(_ difference: SnapshotDifference<Section, Item>, animatingDifferences: Bool) {}
  func reloadData() {}
}
