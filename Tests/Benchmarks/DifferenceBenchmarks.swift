import Diffable

private typealias Tree = DiffableDataSourceSectionSnapshot<Int>

extension Benchmark {
  /// A change of one row in a copy, and the difference to what was there.
  static let editCopy = Benchmark(
    name: "insert into a copy and difference", baseline: "CollectionDifference"
  ) { size, watch in
    var tree = Tree()
    try tree.append(Array(0..<size))
    _ = tree.index(of: 0)
    let difference = try watch.measure {
      var copy = tree
      try copy.insert([-1], before: size / 2)
      return copy.difference(from: tree)
    }
    precondition(difference.insertedItems.count == 1)
  } runBaseline: { size, watch in
    let items = Array(0..<size)
    let difference = watch.measure {
      var copy = items
      copy.insert(-1, at: size / 2)
      return copy.difference(from: items)
    }
    precondition(difference.insertions.count == 1)
  }

  /// Two lists that share nothing in memory: one row in a hundred moved, one replaced.
  static let unrelatedDifference = Benchmark(
    // The standard library's difference is quadratic in what differs.
    name: "difference of unrelated lists", baseline: "CollectionDifference", baselineLimit: 10_000
  ) { size, watch in
    let (old, new) = lists(size)
    var (oldTree, newTree) = (Tree(), Tree())
    try oldTree.append(old)
    try newTree.append(new)
    let difference = watch.measure { newTree.difference(from: oldTree) }
    precondition(difference.insertedItems.count == replaced(size))
  } runBaseline: { size, watch in
    let (old, new) = lists(size)
    let difference = watch.measure { new.difference(from: old).inferringMoves() }
    precondition(!difference.isEmpty)
  }

  private static func replaced(_ size: Int) -> Int { (size + 99) / 100 }

  private static func lists(_ size: Int) -> (old: [Int], new: [Int]) {
    let old = Array(0..<size)
    var new = old
    for index in stride(from: 0, to: size, by: 100) { new[index] = size + index }
    for index in stride(from: 50, to: size, by: 200) {
      new.swapAt(index, (index + size / 2) % size)
    }
    return (old, new)
  }
}
