/// The plain way to keep a hierarchy: items, levels and flags in preorder, and a dictionary for
/// places.
struct PlainTree<Item: Hashable> {
  private(set) var items: [Item] = []
  private(set) var levels: [Int32] = []
  private(set) var flags: [Bool] = []
  private(set) var indices: [Item: Int] = [:]

  /// The places of the rows whose ancestors are all expanded.
  private(set) var visible: [Int] = []

  /// A hierarchy of rows in preorder; `nil` if an item repeats.
  init?(_ rows: [Shape.Row<Item>]) {
    self.init(capacity: rows.count)
    var areNew = true
    for row in rows { areNew = append(row.item, level: row.level) && areNew }
    if !areNew { return nil }
  }

  private init(capacity: Int) {
    items.reserveCapacity(capacity)
    levels.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
    indices.reserveCapacity(capacity)
  }

  /// Appends an item in preorder, and says whether it is new.
  private mutating func append(_ item: Item, level: Int) -> Bool {
    let isNew = indices.updateValue(items.count, forKey: item) == nil
    items.append(item)
    levels.append(Int32(truncatingIfNeeded: level))
    flags.append(false)
    return isNew
  }

  /// Expands or collapses an item, and finds out what is visible then.
  mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
    if let index = indices[item] { flags[index] = isExpanded }
    findVisible()
  }

  /// Expands the items at places, and finds out what is visible then.
  mutating func expand(at places: [Int]) {
    for place in places { flags[place] = true }
    findVisible()
  }

  private mutating func findVisible() {
    visible.removeAll(keepingCapacity: true)
    var deepest: Int32 = 0
    for index in items.indices where levels[index] <= deepest {
      visible.append(index)
      deepest = flags[index] ? levels[index] + 1 : levels[index]
    }
  }

  /// How many visible rows stand before an item: a binary search.
  func visibleIndex(of item: Item) -> Int? {
    guard let place = indices[item] else { return nil }
    var (low, high) = (0, visible.count)
    while low < high {
      let middle = (low + high) / 2
      if visible[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < visible.count && visible[low] == place ? low : nil
  }
}
