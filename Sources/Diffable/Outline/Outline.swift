/// Rows in depth-first order, each with a level, an expansion flag and an identity.
///
/// Positions count all rows from 0; visible indices count those whose ancestors are all expanded.
/// Every position given must be in range and every identifier inserted must be new: the snapshots
/// check what their callers hand over.
///
/// The rows are in the leaves of a tree of nodes that copies share until they are edited. A node
/// sums up the rows below it, so that every query of one row or one count is O(log *n*), *n* the
/// number of rows. A second table leads from identifiers to rows; it is built when first needed.
struct Outline<ID: Hashable & Sendable>: Sendable {
  /// A row as the outline sees it.
  struct Row: Hashable, Sendable {
    var id: ID

    /// 0 for a root, one more than its parent otherwise.
    var level: Int
    var isExpanded = false
  }

  var root = Node()

  /// Where the identifiers are, once this value was edited with an index at hand.
  var index: IdentityIndex<ID>?

  /// Where the identifiers are otherwise.
  var sharedIndex = SharedIndex()

  init() {}
}

// MARK: - Queries

extension Outline {
  var count: Int { root.rows }

  var visibleCount: Int { root.summary.visibleRows(inherited: root.delta) }

  var expandedCount: Int { root.summary.expandedRows }

  func row(at position: Int) -> Row { root.entry(at: position).row }

  /// The position of an identifier, or `nil` if it is not in the outline.
  ///
  /// - Complexity: O(log *n*), hashing once; O(*n*) the first time after the outline was built.
  func position(of id: ID) -> Int? {
    let label =
      if let index { index.label(of: id) } else { sharedIndex.built(from: root).label(of: id) }
    return label.map { root.offset(ofLabel: $0) }
  }

  /// Whether every ancestor of the row is expanded.
  func isVisible(at position: Int) -> Bool { root.hidden(at: position) == 0 }

  /// The number of visible rows before `position`, which may be `count`.
  func visibleRank(of position: Int) -> Int { root.visibleRows(before: position, inherited: 0) }

  /// The position of the visible row with this index.
  func position(ofVisible index: Int) -> Int { root.offset(ofVisible: index, inherited: 0) }

  /// The position of the expanded row with this index, hidden ones counted.
  func position(ofExpanded index: Int) -> Int { root.offset(ofExpanded: index) }

  /// The position after the last descendant of the row.
  func endOfSubtree(at position: Int) -> Int {
    root.first(from: position + 1, atMost: root.entry(at: position).level) ?? count
  }

  /// The position of the parent; `nil` for a root.
  func parent(of position: Int) -> Int? {
    root.last(before: position, atMost: root.entry(at: position).level - 1)
  }

  /// How many rows in `range` have `level`; none there may have a lower one.
  func count(ofLevel level: Int, in range: Range<Int>) -> Int {
    root.count(ofLevel: Int32(level), in: range)
  }

  /// The position of the row at `index` among those in `range` with `level`; none there may have a
  /// lower one.
  func position(ofLevel level: Int, at index: Int, in range: Range<Int>) -> Int {
    var index = index
    guard let position = root.offset(ofLevel: Int32(level), at: &index, in: range) else {
      preconditionFailure("Index out of range")
    }
    return position
  }

  /// Calls `body` with the rows of `range`, in order, until it returns `false`.
  ///
  /// - Complexity: O(log *n* + *k*), *k* the rows visited.
  func forEachRow(in range: Range<Int>, _ body: (Row) -> Bool) {
    if range.isEmpty { return }
    root.forEachLeaf(in: range, inherited: 0) { entries, _ in
      entries.allSatisfy { body($0.row) }
    }
  }
}

extension Outline: Equatable {
  static func == (left: Outline, right: Outline) -> Bool {
    left.count == right.count && stretches(from: left, to: right).allSatisfy(\.isShared)
  }
}

extension Outline: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    forEachRow(in: 0..<count) { row in
      hasher.combine(row)
      return true
    }
  }
}
