extension Outline {
  /// A row as the tree stores it.
  struct Entry: Sendable {
    var id: ID

    /// Grows from row to row; the index finds a row's position through it.
    var label: UInt64

    /// The number of collapsed ancestors, less what is pending in the nodes above.
    var hidden: Int32

    private var levelAndFlag: Int32

    @inline(__always)
    init(_ row: Row, label: UInt64, hidden: Int32) {
      id = row.id
      self.label = label
      self.hidden = hidden
      levelAndFlag = Int32(row.level) << 1 | (row.isExpanded ? 1 : 0)
    }

    var level: Int32 { levelAndFlag >> 1 }

    var isExpanded: Bool {
      get { levelAndFlag & 1 != 0 }
      set { levelAndFlag = levelAndFlag & ~1 | (newValue ? 1 : 0) }
    }

    var row: Row { Row(id: id, level: Int(level), isExpanded: isExpanded) }
  }

  /// A node of the tree: a leaf of entries or an inner node of children, all of one height.
  ///
  /// The two arrays are the nodes proper: they are shared between copies of an outline until one
  /// of them is edited, and comparing their addresses tells whether two outlines share a node.
  struct Node: Sendable {
    var entries: ContiguousArray<Entry> = []
    var children: ContiguousArray<Node> = []

    /// About the rows below, `delta` not counted.
    var summary = OutlineSummary()

    /// To be added to the hidden count of every row below.
    var delta: Int32 = 0

    /// 0 for a leaf.
    var height: Int32 = 0

    #if INTERNAL_CHECKS
      // Small, so that short tests meet high trees.
      static var leafCapacity: Int { 8 }
      static var innerCapacity: Int { 8 }
    #else
      static var leafCapacity: Int { 64 }
      static var innerCapacity: Int { 32 }
    #endif

    /// Creates an empty leaf.
    init() {}

    /// Creates a leaf.
    init(entries: ContiguousArray<Entry>) {
      self.entries = entries
      summarize()
    }

    /// Creates an inner node, its children being of one height.
    init(children: ContiguousArray<Node>) {
      self.children = children
      height = children[0].height + 1
      summarize()
    }
  }
}

extension Outline.Node {
  var isLeaf: Bool { height == 0 }

  var rows: Int { summary.rows }

  /// The number of entries or of children.
  var width: Int { isLeaf ? entries.count : children.count }

  var capacity: Int { isLeaf ? Self.leafCapacity : Self.innerCapacity }

  /// Whether the node should be merged with a neighbour.
  var isThin: Bool { width < capacity / 4 }

  /// Whether both nodes are the same object. Their own `delta` may differ.
  func isIdentical(to other: Outline.Node) -> Bool {
    guard height == other.height, rows == other.rows else { return false }
    return isLeaf
      ? entries.withUnsafeBufferPointer { left in
        other.entries.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
      }
      : children.withUnsafeBufferPointer { left in
        other.children.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
      }
  }

  /// Computes the summary anew from the entries or the children.
  mutating func summarize() { summary = freshSummary() }

  func freshSummary() -> OutlineSummary {
    var result = OutlineSummary()
    if isLeaf {
      for entry in entries {
        result.add(
          level: entry.level, hidden: entry.hidden, isExpanded: entry.isExpanded,
          label: entry.label)
      }
    } else {
      for child in children { result.add(child.summary, delta: child.delta) }
    }
    return result
  }

  /// Moves the pending addition one step down.
  mutating func pushDown() {
    guard delta != 0 else { return }
    if isLeaf {
      for index in entries.indices { entries[index].hidden += delta }
    } else {
      for index in children.indices { children[index].delta += delta }
    }
    if rows > 0 { summary.leastHidden += delta }
    delta = 0
  }

  /// The child that holds the row at `offset`, and the number of rows before that child.
  func child(at offset: Int) -> (index: Int, start: Int) {
    var start = 0
    var index = 0
    while offset >= start + children[index].rows {
      start += children[index].rows
      index += 1
    }
    return (index, start)
  }
}
