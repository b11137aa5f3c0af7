/// Rows in depth-first order, each with a level, an expansion flag and an identity.
///
/// Positions count all rows from 0; visible indices count those whose ancestors are all expanded.
/// Every position given must be in range: the snapshots check what their callers hand over.
///
/// The rows are in the leaves of a tree of nodes that copies share until they are edited. A node
/// sums up the rows below it, so that every query of one row or one count is O(log *n*), *n* the
/// number of rows. A second table leads from the hash of an identifier to its leaf.
@usableFromInline
struct Outline<ID: Hashable & Sendable>: Sendable {
  /// A row as the outline sees it.
  @usableFromInline
  struct Row: Hashable, Sendable {
    @usableFromInline var id: ID

    /// 0 for a root, one more than its parent otherwise.
    @usableFromInline var level: Int
    @usableFromInline var isExpanded: Bool

    @inlinable @inline(__always)
    init(id: ID, level: Int, isExpanded: Bool = false) {
      self.id = id
      self.level = level
      self.isExpanded = isExpanded
    }

    @inlinable @inline(__always)
    init(id: ID, mark: RowMark) {
      self.init(id: id, level: Int(mark.level), isExpanded: mark.isExpanded)
    }
  }

  @usableFromInline var root = Node(label: Self.origin)

  /// In which leaf each row is.
  @usableFromInline var index = IdentityIndex()

  /// What copies have in common, `nil` as long as there are no rows: outlines that were filled apart
  /// share no node.
  @usableFromInline var lineage: Lineage?

  /// Says by its identity what was filled together.
  @usableFromInline
  final class Lineage: Sendable {
    @inlinable
    init() {}
  }

  @inlinable
  init() {}
}

// MARK: - Queries

extension Outline {
  @inlinable
  var count: Int { root.rows }

  @inlinable
  var visibleCount: Int { root.summary.visibleRows(inherited: root.delta) }

  @inlinable
  var expandedCount: Int { root.summary.expandedRows }

  @inlinable
  func row(at position: Int) -> Row {
    let entry = root.entry(at: position)
    return Row(id: entry.id, mark: entry.mark)
  }

  /// The position of an identifier, or `nil` if it is not in the outline.
  ///
  /// - Complexity: O(log *n*), hashing once.
  @inlinable
  func position(of id: ID) -> Int? { position(of: id, hash: id.shortHash) }

  @inlinable
  func position(of id: ID, hash: UInt32) -> Int? {
    var asked: UInt64?
    var found: Int?
    index.forEachLabel(of: hash) { label in
      if label == asked { return true }
      asked = label
      found = root.offset(of: id, hash: hash, label: label)
      return found == nil
    }
    return found
  }

  /// Whether every ancestor of the row is expanded.
  @inlinable
  func isVisible(at position: Int) -> Bool { root.hidden(at: position) == 0 }

  /// The number of visible rows before `position`, which may be `count`.
  @inlinable
  func visibleRank(of position: Int) -> Int { root.visibleRows(before: position, inherited: 0) }

  /// The position of the visible row with this index.
  @inlinable
  func position(ofVisible index: Int) -> Int { root.offset(ofVisible: index, inherited: 0) }

  /// The position of the expanded row with this index, hidden ones counted.
  @inlinable
  func position(ofExpanded index: Int) -> Int { root.offset(ofExpanded: index) }

  /// The position after the last descendant of the row.
  @inlinable
  func endOfSubtree(at position: Int) -> Int {
    root.first(from: position + 1, atMost: root.mark(at: position).level) ?? count
  }

  /// The position of the parent; `nil` for a root.
  @inlinable
  func parent(of position: Int) -> Int? {
    root.last(before: position, atMost: root.mark(at: position).level - 1)
  }

  /// How many rows in `range` have `level`; none there may have a lower one.
  @inlinable
  func count(ofLevel level: Int, in range: Range<Int>) -> Int {
    root.count(ofLevel: Int32(level), in: range)
  }

  /// The position of the row at `index` among those in `range` with `level`; none there may have a
  /// lower one.
  @inlinable
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
  @inlinable
  func forEachRow(in range: Range<Int>, _ body: (Row) -> Bool) {
    forEachEntry(in: range) { id, mark in body(Row(id: id, mark: mark)) }
  }

  /// The same, with what the outline keeps of a row.
  @inlinable
  func forEachEntry(in range: Range<Int>, _ body: (ID, RowMark) -> Bool) {
    if range.isEmpty { return }
    root.forEachLeaf(in: range, inherited: 0) { leaf, part, _ in
      part.allSatisfy { place in body(leaf.ids[place], leaf.marks[place]) }
    }
  }
}

extension Outline: Equatable {
  @inlinable
  static func == (left: Outline, right: Outline) -> Bool {
    left.count == right.count && stretches(from: left, to: right).allSatisfy(\.isShared)
  }
}

extension Outline: Hashable {
  @inlinable
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    forEachRow(in: 0..<count) { row in
      hasher.combine(row)
      return true
    }
  }
}
