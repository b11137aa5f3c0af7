extension PlainTree {
  mutating func insert(_ items: [Int], at index: Int, level: Int) -> Bool {
    guard Set(items).count == items.count, items.allSatisfy({ self.index(of: $0) == nil })
    else { return false }
    rows.insert(
      contentsOf: items.map { Row(item: $0, level: level, isExpanded: false) }, at: index)
    return true
  }

  mutating func move(
    _ item: Int, beside anchor: Int, _ place: (PlainTree, Int) -> Int
  ) -> Bool {
    guard let index = index(of: item), let target = self.index(of: anchor) else { return false }
    if (index..<end(index)).contains(target) { return false }
    let (moved, level) = (rows[index..<end(index)], rows[target].level)
    rows.removeSubrange(index..<end(index))
    guard let anchor = self.index(of: anchor) else { return false }
    put(moved, at: place(self, anchor), level: level)
    return true
  }

  mutating func move(_ item: Int, into parent: Int?, at place: Int) -> Bool {
    guard let index = index(of: item), place >= 0 else { return false }
    var rest = self
    rest.rows.removeSubrange(index..<end(index))
    let moved = rows[index..<end(index)]
    let siblings: [Int]
    var (last, level) = (rest.rows.count, 0)
    if let parent {
      guard let top = rest.index(of: parent) else { return false }
      siblings = rest.children(top)
      last = rest.end(top)
      level = rest.rows[top].level + 1
    } else {
      siblings = rest.rows.indices.filter { rest.rows[$0].level == 0 }
    }
    guard place <= siblings.count else { return false }
    rest.put(moved, at: place < siblings.count ? siblings[place] : last, level: level)
    self = rest
    return true
  }

  private mutating func put(_ moved: ArraySlice<Row>, at index: Int, level: Int) {
    let change = level - (moved.first?.level ?? 0)
    rows.insert(
      contentsOf: moved.map {
        Row(item: $0.item, level: $0.level + change, isExpanded: $0.isExpanded)
      }, at: index)
  }
}
