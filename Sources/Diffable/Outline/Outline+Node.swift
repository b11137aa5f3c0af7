extension Outline {
  /// A row as it enters the tree.
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline var id: ID
    @usableFromInline var mark: RowMark

    @inlinable @inline(__always)
    init(id: ID, mark: RowMark) {
      self.id = id
      self.mark = mark
    }
  }

  /// A node of the tree: a leaf of rows or an inner node of children, all of one height.
  ///
  /// The arrays are the nodes proper: they are shared between copies of an outline until one of them
  /// is edited, and comparing their addresses tells whether two outlines share a node. A leaf keeps
  /// identifiers apart from what it knows about them, since most walks need one of the two.
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var ids: ContiguousArray<ID> = []
    @usableFromInline var marks: ContiguousArray<RowMark> = []
    @usableFromInline var children: ContiguousArray<Node> = []

    /// About the rows below, `delta` not counted. It also holds the label of a leaf.
    @usableFromInline var summary: OutlineSummary

    /// To be added to the hidden count of every row below.
    @usableFromInline var delta: Int32 = 0

    /// 0 for a leaf.
    @usableFromInline var height: Int32 = 0

    #if INTERNAL_CHECKS
      // Small, so that short tests meet high trees.
      @inlinable static var leafCapacity: Int { 8 }
      @inlinable static var innerCapacity: Int { 8 }
    #else
      @inlinable static var leafCapacity: Int { 64 }
      @inlinable static var innerCapacity: Int { 32 }
    #endif

    /// Creates an empty leaf.
    @inlinable
    init(label: UInt64) { summary = OutlineSummary(label: label) }

    /// Creates a leaf.
    @inlinable
    init(ids: ContiguousArray<ID>, marks: ContiguousArray<RowMark>, label: UInt64) {
      self.ids = ids
      self.marks = marks
      summary = OutlineSummary(label: label)
      summarize()
    }

    /// Creates an inner node, its children being of one height.
    @inlinable
    init(children: ContiguousArray<Node>) {
      self.children = children
      height = children[0].height + 1
      summary = OutlineSummary()
      summarize()
    }
  }
}

extension Outline.Node {
  @inlinable var isLeaf: Bool { height == 0 }

  @inlinable var rows: Int { summary.rows }

  /// The label of a leaf.
  @inlinable var label: UInt64 { summary.firstLabel }

  /// The number of rows of a leaf or of children.
  @inlinable var width: Int { isLeaf ? ids.count : children.count }

  @inlinable var capacity: Int { isLeaf ? Self.leafCapacity : Self.innerCapacity }

  /// Whether the node should be merged with a neighbour.
  @inlinable var isThin: Bool { width < capacity / 4 }

  /// Whether both nodes are the same object. Their own `delta` may differ.
  @inlinable
  func isIdentical(to other: Outline.Node) -> Bool {
    guard height == other.height, rows == other.rows else { return false }
    return isLeaf
      ? Self.isSameBuffer(ids, other.ids) && Self.isSameBuffer(marks, other.marks)
      : Self.isSameBuffer(children, other.children)
  }

  @inlinable @inline(__always)
  static func isSameBuffer<T>(_ left: ContiguousArray<T>, _ right: ContiguousArray<T>) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
  }

  /// Computes the summary anew from the rows or the children.
  @inlinable
  mutating func summarize() { summary = freshSummary() }

  @inlinable
  func freshSummary() -> OutlineSummary {
    if isLeaf {
      var result = OutlineSummary(label: label)
      for mark in marks { result.add(mark) }
      return result
    }
    var result = OutlineSummary()
    for index in children.indices {
      result.add(children[index].summary, delta: children[index].delta)
    }
    return result
  }

  /// Moves the pending addition one step down.
  @inlinable
  mutating func pushDown() {
    guard delta != 0 else { return }
    if isLeaf {
      for index in marks.indices { marks[index].hidden += delta }
    } else {
      for index in children.indices { children[index].delta += delta }
    }
    if rows > 0 { summary.leastHidden += delta }
    delta = 0
  }

  /// The child that holds the row at `offset`, and the number of rows before that child.
  @inlinable
  func child(at offset: Int) -> (index: Int, start: Int) {
    var start = 0
    var index = 0
    while offset >= start + children[index].rows {
      start += children[index].rows
      index += 1
    }
    return (index, start)
  }

  /// The first label after the child at `index`, given the first after the node.
  @inlinable
  func upperLabel(ofChild index: Int, _ upper: UInt64) -> UInt64 {
    index + 1 < children.count ? children[index + 1].summary.firstLabel : upper
  }
}
