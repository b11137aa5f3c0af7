import RecipeStore

/// What a store holds, as plain arrays and dictionaries: the oracle of the random tests.
///
/// It knows nothing of the store's way of doing things except the rules of the protocol.
struct StoreModel {
  struct Entry {
    var content: RecipeContent
    var added: Timestamp
  }

  struct Group {
    var parent: CollectionID?
    var title: String
  }

  var recipes: [RecipeID: Entry] = [:]
  var groups: [CollectionID: Group] = [:]

  /// The children of each collection, and of nothing, in their order.
  var children: [CollectionID?: [CollectionID]] = [:]
  var members: [CollectionID: [RecipeID]] = [:]

  /// Titles of searches; each asks for favorites with so many stars.
  var searches: [SavedSearchID: (title: String, stars: Int)] = [:]
}

// MARK: Changing

extension StoreModel {
  mutating func delete(_ id: RecipeID) {
    recipes[id] = nil
    for group in members.keys { members[group]?.removeAll { $0 == id } }
  }

  mutating func addGroup(_ id: CollectionID, _ title: String, in parent: CollectionID?) {
    groups[id] = Group(parent: parent, title: title)
    children[parent, default: []].append(id)
    members[id] = []
  }

  mutating func delete(_ id: CollectionID) {
    for child in children[id] ?? [] { delete(child) }
    children[groups[id]?.parent]?.removeAll { $0 == id }
    children[id] = nil
    groups[id] = nil
    members[id] = nil
  }

  mutating func move(_ id: CollectionID, into parent: CollectionID?, at index: Int) {
    children[groups[id]?.parent]?.removeAll { $0 == id }
    let count = children[parent, default: []].count
    children[parent, default: []].insert(id, at: min(max(0, index), count))
    groups[id]?.parent = parent
  }

  mutating func moveMember(_ recipe: RecipeID, of group: CollectionID, to index: Int) {
    var list = members[group] ?? []
    list.removeAll { $0 == recipe }
    list.insert(recipe, at: min(max(0, index), list.count))
    members[group] = list
  }
}

// MARK: Asking

extension StoreModel {
  /// The collections in depth-first order.
  var outline: [CollectionID] { below(nil) }

  private func below(_ parent: CollectionID?) -> [CollectionID] {
    (children[parent] ?? []).flatMap { [$0] + below($0) }
  }

  func isInside(_ id: CollectionID, _ ancestor: CollectionID) -> Bool {
    id == ancestor || below(ancestor).contains(id)
  }

  func hasSibling(_ title: String, in parent: CollectionID?, except id: CollectionID?) -> Bool {
    (children[parent] ?? []).contains {
      $0 != id && folded(groups[$0]?.title ?? "") == folded(title)
    }
  }

  func ids(_ query: RecipeQuery, _ order: RecipeOrder?) -> [RecipeID] {
    let own = ownOrder(query)
    guard let order else { return own }
    if order.key == .manual, case .collection = query {
      return order.isReversed ? own.reversed() : own
    }
    if order.key == .manual, query == .recents {
      return order.isReversed ? sorted(own, by: RecipeOrder(.added)) : own
    }
    if order.key == .manual {
      return sorted(own, by: RecipeOrder(.title, isReversed: order.isReversed))
    }
    return sorted(own, by: order)
  }

  private func ownOrder(_ query: RecipeQuery) -> [RecipeID] {
    let all = sorted(Array(recipes.keys), by: RecipeOrder(.title))
    switch query {
    case .all: return all
    case .favorites: return all.filter { recipes[$0]?.content.isFavorite == true }
    case .recents: return Array(sorted(all, by: RecipeOrder(.added, isReversed: true)).prefix(50))
    case .collection(let id):
      if groups[id] == nil { return [] }
      var seen: Set<RecipeID> = []
      return ([id] + below(id)).flatMap { members[$0] ?? [] }.filter { seen.insert($0).inserted }
    case .tag(let tag):
      return all.filter { recipes[$0]?.content.tags.contains { folded($0) == folded(tag) } == true }
    case .saved(let id):
      guard let search = searches[id] else { return [] }
      return all.filter { recipes[$0]?.content.rating ?? 0 >= search.stars }
    case .search: preconditionFailure("the model does not search")
    }
  }

  private func sorted(_ ids: [RecipeID], by order: RecipeOrder) -> [RecipeID] {
    ids.sorted { left, right in
      guard let one = recipes[left], let other = recipes[right] else { return false }
      let result: Int
      switch order.key {
      case .added: result = compare(one.added.seconds, other.added.seconds, order)
      case .time: result = compare(one.content.totalMinutes, other.content.totalMinutes, order)
      case .rating: result = compare(one.content.rating, other.content.rating, order)
      case .title:
        result = compareTitles(one, other) * (order.isReversed ? -1 : 1)
      case .changed, .manual: result = 0
      }
      let titles = compareTitles(one, other)
      return result != 0 ? result < 0 : titles != 0 ? titles < 0 : left < right
    }
  }

  private func compare<Value: Comparable>(
    _ one: Value?, _ other: Value?, _ order: RecipeOrder
  ) -> Int {
    switch (one, other) {
    case (nil, nil): return 0
    case (nil, _): return 1
    case (_, nil): return -1
    case (let one?, let other?):
      return one == other ? 0 : (one < other) != order.isReversed ? -1 : 1
    }
  }

  private func compareTitles(_ one: Entry, _ other: Entry) -> Int {
    let (left, right) = (folded(one.content.title).utf8, folded(other.content.title).utf8)
    return left.elementsEqual(right) ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  /// Every tag in use, spelled as in the recipe with the least id, with its count.
  var tags: [String: Int] {
    var spellings: [String: String] = [:]
    var counts: [String: Int] = [:]
    for id in recipes.keys.sorted() {
      for tag in recipes[id]?.content.tags ?? [] {
        if spellings[folded(tag)] == nil { spellings[folded(tag)] = tag }
        counts[folded(tag), default: 0] += 1
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { (spellings[$0] ?? "", $1) })
  }
}
