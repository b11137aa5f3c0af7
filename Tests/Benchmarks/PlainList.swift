/// The plain way to keep a list with an index: an array for order, a dictionary for places.
struct PlainList<Item: Hashable> {
  private(set) var items: [Item] = []
  private(set) var indices: [Item: Int] = [:]

  init(capacity: Int) {
    items.reserveCapacity(capacity)
    indices.reserveCapacity(capacity)
  }

  /// A list of items; `nil` if one repeats.
  init?(_ items: [Item]) {
    self.init(capacity: items.count)
    if !append(items) { return nil }
  }

  /// Appends items, and says whether all of them are new.
  mutating func append(_ new: some Sequence<Item>) -> Bool {
    var areNew = true
    for item in new {
      areNew = indices.updateValue(items.count, forKey: item) == nil && areNew
      items.append(item)
    }
    return areNew
  }

  /// Inserts a new item, which moves the places of all that follow.
  mutating func insert(_ new: Item, at index: Int) {
    items.insert(new, at: index)
    for index in index..<items.count { indices[items[index]] = index }
  }
}
