// Cutting a tree in two and joining two trees. Both walk one path, mend what they leave thin, and so
// keep every node but those at the right edge at least a quarter full.
extension Outline.Node {
  /// Builds a tree of leaves that are three quarters full.
  static func tree(of entries: ContiguousArray<Entry>) -> Outline.Node {
    if entries.count <= leafCapacity { return Outline.Node(entries: entries) }
    var nodes = evenParts(of: entries.count, most: leafCapacity * 3 / 4).map {
      Outline.Node(entries: ContiguousArray(entries[$0]))
    }
    while nodes.count > 1 {
      nodes = evenParts(of: nodes.count, most: innerCapacity * 3 / 4).map {
        Outline.Node(children: ContiguousArray(nodes[$0]))
      }
    }
    return nodes[0]
  }

  private static func evenParts(of count: Int, most: Int) -> [Range<Int>] {
    let parts = (count + most - 1) / most
    return (0..<parts).map { ($0 * count / parts)..<(($0 + 1) * count / parts) }
  }

  /// Cuts the tree before `offset`; a part may be `nil`, thin, or of less height.
  func cut(at offset: Int) -> (Outline.Node?, Outline.Node?) {
    if offset == 0 { return (nil, rows == 0 ? nil : self) }
    if offset == rows { return (self, nil) }
    var node = self
    node.pushDown()
    if isLeaf {
      return (
        Outline.Node(entries: ContiguousArray(node.entries[..<offset])),
        Outline.Node(entries: ContiguousArray(node.entries[offset...]))
      )
    }
    let (index, start) = node.child(at: offset)
    let (left, right) = node.children[index].cut(at: offset - start)
    let before = Self.parent(of: node.children[..<index])
    let after = Self.parent(of: node.children[(index + 1)...])
    return (Self.join(before, left), Self.join(right, after))
  }

  /// A node with these children, or the only child, or nothing.
  private static func parent(of children: ArraySlice<Outline.Node>) -> Outline.Node? {
    children.count > 1 ? Outline.Node(children: ContiguousArray(children)) : children.first
  }

  /// The rows of one tree followed by those of another.
  static func join(_ left: Outline.Node?, _ right: Outline.Node?) -> Outline.Node? {
    guard let left, left.rows > 0 else { return right }
    guard let right, right.rows > 0 else { return left }
    var nodes = seam(left, right)
    if nodes.count > 1 { nodes = [Outline.Node(children: nodes)] }
    while !nodes[0].isLeaf, nodes[0].children.count == 1 {
      nodes[0].pushDown()
      nodes = nodes[0].children
    }
    return nodes[0]
  }

  /// One or two nodes, as high as the higher of two, with the rows of both.
  private static func seam(
    _ left: Outline.Node, _ right: Outline.Node
  ) -> ContiguousArray<Outline.Node> {
    var (left, right) = (left, right)
    if left.height == right.height {
      if !left.isThin, !right.isThin { return [left, right] }
      return merge(left, right)
    }
    if left.height > right.height {
      left.pushDown()
      let last = left.children.removeLast()
      return wrapped(left.children + seam(last, right), mending: left.children.count)
    }
    right.pushDown()
    let first = right.children.removeFirst()
    let middle = seam(left, first)
    return wrapped(middle + right.children, mending: middle.count - 1)
  }

  /// One or two parents for children of which the one at `index`, or its successor, may be thin.
  private static func wrapped(
    _ children: ContiguousArray<Outline.Node>, mending index: Int
  ) -> ContiguousArray<Outline.Node> {
    var children = children
    for index in [index + 1, index] where index < children.count && children[index].isThin {
      guard children.count > 1 else { break }
      let first = max(index - 1, 0)
      children.replaceSubrange(
        first...(first + 1), with: merge(children[first], children[first + 1]))
    }
    if children.count <= innerCapacity { return [Outline.Node(children: children)] }
    let half = children.count / 2
    return [
      Outline.Node(children: ContiguousArray(children[..<half])),
      Outline.Node(children: ContiguousArray(children[half...])),
    ]
  }

  /// One node with what two of the same height hold, or two, evenly filled.
  private static func merge(
    _ left: Outline.Node, _ right: Outline.Node
  ) -> ContiguousArray<Outline.Node> {
    var (left, right) = (left, right)
    left.pushDown()
    right.pushDown()
    if left.isLeaf {
      let all = left.entries + right.entries
      if all.count <= leafCapacity { return [Outline.Node(entries: all)] }
      return [
        Outline.Node(entries: ContiguousArray(all[..<(all.count / 2)])),
        Outline.Node(entries: ContiguousArray(all[(all.count / 2)...])),
      ]
    }
    return wrapped(left.children + right.children, mending: left.children.count)
  }
}
