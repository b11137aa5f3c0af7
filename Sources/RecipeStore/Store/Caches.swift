/// Answers that stay true until the data change.
struct Caches {
  /// The ids of a query in an order.
  struct ListKey: Hashable {
    let query: RecipeQuery
    let order: RecipeOrder?
  }

  /// How many ids all lists together may hold: eight bytes each.
  static let capacity = 1_000_000

  private(set) var isEmpty = true

  var outline: Outline? { didSet { isEmpty = false } }
  var counts: [CollectionID: Int]? { didSet { isEmpty = false } }
  var tags: [(tag: String, count: Int)]? { didSet { isEmpty = false } }
  var queryCounts: [RecipeQuery: Int] = [:] { didSet { isEmpty = false } }
  private var lists: [ListKey: [RecipeID]] = [:]
  private var heldIDs = 0

  func list(_ key: ListKey) -> [RecipeID]? { lists[key] }

  /// Keeps a list; when there are too many, all others go first.
  mutating func keep(_ ids: [RecipeID], for key: ListKey) {
    isEmpty = false
    // An empty list weighs something too.
    let weight = ids.count + 16
    if heldIDs + weight > Caches.capacity {
      lists = [:]
      heldIDs = 0
    }
    if weight > Caches.capacity { return }
    lists[key] = ids
    heldIDs += weight
  }

  mutating func removeAll() {
    if !isEmpty { self = Caches() }
  }
}

/// The tree of collections in depth-first order.
struct Outline {
  let collections: [RecipeCollection]

  /// Where each collection stands in `collections`.
  let indices: [CollectionID: Int]

  /// For each collection the index of its parent, -1 at the top.
  let parents: [Int]

  /// For each collection the index after its last descendant.
  let ends: [Int]

  /// Orders collections that are given with siblings in their order.
  init(siblingsInOrder rows: [RecipeCollection]) {
    let children = Dictionary(grouping: rows, by: \.parent)
    var collections: [RecipeCollection] = []
    var indices: [CollectionID: Int] = [:]
    var parents: [Int] = []
    var waiting = Array((children[nil] ?? []).reversed())
    while let next = waiting.popLast() {
      indices[next.id] = collections.count
      parents.append(next.parent.flatMap { indices[$0] } ?? -1)
      collections.append(next)
      waiting += (children[next.id] ?? []).reversed()
    }
    var ends = Array(1..<collections.count + 1)
    for index in collections.indices.reversed() where parents[index] >= 0 {
      ends[parents[index]] = max(ends[parents[index]], ends[index])
    }
    self.collections = collections
    self.indices = indices
    self.parents = parents
    self.ends = ends
  }
}
