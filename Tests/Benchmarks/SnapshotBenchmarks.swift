import Diffable

private typealias Tree = DiffableDataSourceSectionSnapshot<Int>

extension Benchmark {
  /// What every first screen does.
  static let bulkAppend = Benchmark(name: "append all at once", baseline: "Array + Dictionary") {
    size, watch in
    var tree = Tree()
    try watch.measure { try tree.append(Array(0..<size)) }
    precondition(tree.items.count == size)
  } runBaseline: { size, watch in
    var plain = PlainList()
    watch.measure { plain.append(Array(0..<size)) }
    precondition(plain.items.count == size)
  }

  /// The pattern that a quadratic append would show up in.
  static let appendOneByOne = Benchmark(name: "append one by one", baseline: "Array + Dictionary") {
    size, watch in
    var tree = Tree()
    try watch.measure { for item in 0..<size { try tree.append([item]) } }
    precondition(tree.items.count == size)
  } runBaseline: { size, watch in
    var plain = PlainList()
    watch.measure { for item in 0..<size { plain.append([item]) } }
    precondition(plain.items.count == size)
  }

  static let lookUp = Benchmark(name: "index of each item", baseline: "Dictionary") { size, watch in
    var tree = Tree()
    try tree.append(Array(0..<size))
    _ = tree.index(of: 0)
    var sum = 0
    watch.measure { for item in 0..<size { sum += tree.index(of: item) ?? 0 } }
    precondition(sum == size * (size - 1) / 2)
  } runBaseline: { size, watch in
    var plain = PlainList()
    plain.append(Array(0..<size))
    var sum = 0
    watch.measure { for item in 0..<size { sum += plain.indices[item] ?? 0 } }
    precondition(sum == size * (size - 1) / 2)
  }

  /// Expanding and collapsing one parent of everything, per row below it.
  static let expandAll = Benchmark(name: "expand a parent of all", baseline: "filter the rows") {
    size, watch in
    var tree = Tree()
    try tree.append([-1])
    try tree.append(Array(0..<size), to: -1)
    watch.measure { _ = tree.expand([-1]) }
    precondition(tree.visibleItems.count == size + 1)
  } runBaseline: { size, watch in
    let rows = Array(-1..<size)
    let isExpanded = size >= 0
    let visible = watch.measure { rows.filter { $0 == -1 || isExpanded } }
    precondition(visible.count == size + 1)
  }
}

/// The plain way: an array for order and a dictionary for places.
struct PlainList {
  var items: [Int] = []
  var indices: [Int: Int] = [:]

  mutating func append(_ new: [Int]) {
    for item in new {
      indices[item] = items.count
      items.append(item)
    }
  }
}
