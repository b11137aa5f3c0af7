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
  var searches: [SavedSearch]? { didSet { isEmpty = false } }
  var counts: [CollectionID: Int]? { didSet { isEmpty = false } }
  var tags: [(tag: String, count: Int)]? { didSet { isEmpty = false } }
  var queryCounts: [RecipeQuery: Int] = [:] { didSet { isEmpty = false } }
  private var lists: [ListKey: [RecipeID]] = [:]
  private var heldIDs = 0
  private var holdsCollectionLists = false

  func list(_ key: ListKey) -> [RecipeID]? { lists[key] }

  /// Keeps a list; when there are too many, all others go first.
  mutating func keep(_ ids: [RecipeID], for key: ListKey) {
    isEmpty = false
    let weight = weight(of: ids)
    if heldIDs + weight > Caches.capacity {
      lists = [:]
      heldIDs = 0
    }
    if weight > Caches.capacity { return }
    lists[key] = ids
    heldIDs += weight
    if case .collection = key.query { holdsCollectionLists = true }
  }

  mutating func removeAll() {
    if !isEmpty { self = Caches() }
  }

  /// Forgets what a change of such a thing may have made untrue.
  mutating func forget(_ thing: JournalThing) {
    if isEmpty { return }
    switch thing {
    case .recipe:
      // Where recipes are filed has entries of its own.
      tags = nil
      queryCounts = [:]
      lists = [:]
      heldIDs = 0
      holdsCollectionLists = false
    case .membership:
      counts = nil
      forgetCollectionLists()
    case .collection:
      removeAll()
    case .search: searches = nil
    }
  }

  /// Costs nothing when there is nothing to forget: an import asks for each of its changes.
  private mutating func forgetCollectionLists() {
    guard holdsCollectionLists else { return }
    lists = lists.filter { if case .collection = $0.key.query { false } else { true } }
    heldIDs = lists.values.reduce(0) { $0 + weight(of: $1) }
    holdsCollectionLists = false
  }

  /// An empty list weighs something too.
  private func weight(of ids: [RecipeID]) -> Int { ids.count + 16 }
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
