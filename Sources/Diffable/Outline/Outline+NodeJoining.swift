// Cutting a tree in two and joining two trees. Both walk one path, mend what they leave thin, and so
// keep every node but those at the right edge at least a quarter full.
extension Outline.Node {
  /// Builds a tree of leaves that are three quarters full, labelled `labels.step` apart.
  ///
  /// The index is told nothing.
  @inlinable
  static func tree(
    ids: ContiguousArray<ID>, marks: ContiguousArray<RowMark>, labels: (first: UInt64, step: UInt64)
  ) -> Outline.Node {
    let parts = leafParts(of: ids.count)
    // One after the other, so that what is read together lies together.
    let idParts = parts.map { ContiguousArray(ids[$0]) }
    let markParts = parts.map { ContiguousArray(marks[$0]) }
    var nodes = ContiguousArray(
      parts.indices.map { place in
        Outline.Node(
          ids: idParts[place], marks: markParts[place],
          label: labels.first + UInt64(place) * labels.step)
      })
    while nodes.count > 1 {
      let parts = evenParts(of: nodes.count, most: innerCapacity * 3 / 4)
      nodes = ContiguousArray(
        parts.map { Outline.Node(children: ContiguousArray(nodes[$0])) })
    }
    return nodes[0]
  }

  /// The rows of each leaf of a tree that is built of `count` rows.
  @inlinable
  static func leafParts(of count: Int) -> [Range<Int>] {
    count <= leafCapacity ? [0..<count] : evenParts(of: count, most: leafCapacity * 3 / 4)
  }

  @inlinable
  static func evenParts(of count: Int, most: Int) -> [Range<Int>] {
    let parts = (count + most - 1) / most
    return (0..<parts).map { ($0 * count / parts)..<(($0 + 1) * count / parts) }
  }

  /// Cuts the tree before `offset`; a part may be `nil`, thin, or of less height.
  ///
  /// - Parameter upper: The first label after the node. At least one is free before it.
  @inlinable
  func cut(
    at offset: Int, upper: UInt64, in places: inout IdentityIndex
  ) -> (Outline.Node?, Outline.Node?) {
    if offset == 0 { return (nil, rows == 0 ? nil : self) }
    if offset == rows { return (self, nil) }
    var node = self
    node.pushDown()
    if isLeaf {
      let right = node.splitOff(from: offset, upper: upper, in: &places)
      return (node, right)
    }
    let (index, start) = node.child(at: offset)
    let (left, right) = node.children[index].cut(
      at: offset - start, upper: node.upperLabel(ofChild: index, upper), in: &places)
    let before = Self.parent(of: node.children[..<index])
    let after = Self.parent(of: node.children[(index + 1)...])
    return (Self.join(before, left, in: &places), Self.join(right, after, in: &places))
  }

  /// A node with these children, or the only child, or nothing.
  @inlinable
  static func parent(of children: ContiguousArray<Outline.Node>.SubSequence) -> Outline.Node? {
    children.count > 1 ? Outline.Node(children: ContiguousArray(children)) : children.first
  }

  /// The rows of one tree followed by those of another.
  @inlinable
  static func join(
    _ left: Outline.Node?, _ right: Outline.Node?, in places: inout IdentityIndex
  ) -> Outline.Node? {
    guard let left, left.rows > 0 else { return right }
    guard let right, right.rows > 0 else { return left }
    var nodes = seam(left, right, in: &places)
    if nodes.count > 1 { nodes = [Outline.Node(children: nodes)] }
    while !nodes[0].isLeaf, nodes[0].children.count == 1 {
      nodes[0].pushDown()
      nodes = nodes[0].children
    }
    return nodes[0]
  }

  /// One or two nodes, as high as the higher of two, with the rows of both.
  @inlinable
  static func seam(
    _ left: Outline.Node, _ right: Outline.Node, in places: inout IdentityIndex
  ) -> ContiguousArray<Outline.Node> {
    var (left, right) = (left, right)
    if left.height == right.height {
      if !left.isThin, !right.isThin { return [left, right] }
      return merge(left, right, in: &places)
    }
    if left.height > right.height {
      left.pushDown()
      let last = left.children.removeLast()
      return wrapped(
        left.children + seam(last, right, in: &places), mending: left.children.count, in: &places)
    }
    right.pushDown()
    let first = right.children.removeFirst()
    let middle = seam(left, first, in: &places)
    return wrapped(middle + right.children, mending: middle.count - 1, in: &places)
  }

  /// One or two parents for children of which the one at `index`, or its successor, may be thin.
  @inlinable
  static func wrapped(
    _ children: ContiguousArray<Outline.Node>, mending index: Int, in places: inout IdentityIndex
  ) -> ContiguousArray<Outline.Node> {
    var children = children
    for index in [index + 1, index] where index < children.count && children[index].isThin {
      guard children.count > 1 else { break }
      let first = max(index - 1, 0)
      children.replaceSubrange(
        first...(first + 1), with: merge(children[first], children[first + 1], in: &places))
    }
    if children.count <= innerCapacity { return [Outline.Node(children: children)] }
    let half = children.count / 2
    return [
      Outline.Node(children: ContiguousArray(children[..<half])),
      Outline.Node(children: ContiguousArray(children[half...])),
    ]
  }

  /// One node with what two of the same height hold, or two, evenly filled.
  @inlinable
  static func merge(
    _ left: Outline.Node, _ right: Outline.Node, in places: inout IdentityIndex
  ) -> ContiguousArray<Outline.Node> {
    var (left, right) = (left, right)
    left.pushDown()
    right.pushDown()
    guard left.isLeaf else {
      return wrapped(
        left.children + right.children, mending: left.children.count, in: &places)
    }
    let ids = left.ids + right.ids
    let marks = left.marks + right.marks
    let seam = left.marks.count
    if ids.count <= leafCapacity {
      places.move(marks[seam...], from: right.label, to: left.label)
      return [Outline.Node(ids: ids, marks: marks, label: left.label)]
    }
    let half = ids.count / 2
    if half < seam {
      places.move(marks[half..<seam], from: left.label, to: right.label)
    } else {
      places.move(marks[seam..<half], from: right.label, to: left.label)
    }
    return [
      Outline.Node(
        ids: ContiguousArray(ids[..<half]), marks: ContiguousArray(marks[..<half]),
        label: left.label),
      Outline.Node(
        ids: ContiguousArray(ids[half...]), marks: ContiguousArray(marks[half...]),
        label: right.label),
    ]
  }
}
