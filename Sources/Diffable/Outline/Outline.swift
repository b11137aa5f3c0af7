/// Rows in depth-first order, each with a level, an expansion flag and an identity.
///
/// Positions count all rows from 0; visible indices count those whose ancestors are all expanded.
/// Every position given must be in range and every identifier inserted must be new: the snapshots
/// check what their callers hand over.
struct Outline<ID: Hashable & Sendable>: Sendable {
  /// A row as the outline sees it.
  struct Row: Hashable, Sendable {
    var id: ID

    /// 0 for a root, one more than its parent otherwise.
    var level: Int
    var isExpanded = false
  }

  private var rows: [Row] = []

  init() {}
}

// MARK: - Queries

extension Outline {
  var count: Int { rows.count }

  var visibleCount: Int { rows.indices.count { isVisible(at: $0) } }

  var expandedCount: Int { rows.count { $0.isExpanded } }

  func row(at position: Int) -> Row { rows[position] }

  func position(of id: ID) -> Int? { rows.firstIndex { $0.id == id } }

  /// Whether every ancestor of the row is expanded.
  func isVisible(at position: Int) -> Bool {
    var current = position
    while let parent = parent(of: current) {
      if !rows[parent].isExpanded { return false }
      current = parent
    }
    return true
  }

  /// The number of visible rows before `position`, which may be `count`.
  func visibleRank(of position: Int) -> Int { (0..<position).count { isVisible(at: $0) } }

  /// The position of the visible row with this index.
  func position(ofVisible index: Int) -> Int {
    rows.indices.filter { isVisible(at: $0) }[index]
  }

  /// The position of the expanded row with this index, hidden ones counted.
  func position(ofExpanded index: Int) -> Int { rows.indices.filter { rows[$0].isExpanded }[index] }

  /// The position after the last descendant of the row.
  func endOfSubtree(at position: Int) -> Int {
    rows[(position + 1)...].firstIndex { $0.level <= rows[position].level } ?? rows.count
  }

  /// The position of the parent; `nil` for a root.
  func parent(of position: Int) -> Int? {
    rows[..<position].lastIndex { $0.level < rows[position].level }
  }

  /// How many rows in `range` have `level`; none there may have a lower one.
  func count(ofLevel level: Int, in range: Range<Int>) -> Int {
    rows[range].count { $0.level == level }
  }

  /// The position of the row at `index` among those in `range` with `level`; none there may have a
  /// lower one.
  func position(ofLevel level: Int, at index: Int, in range: Range<Int>) -> Int {
    range.filter { rows[$0].level == level }[index]
  }

  /// Calls `body` with the rows of `range`, in order, until it returns `false`.
  ///
  /// - Complexity: O(log *n* + *k*), *k* the rows visited.
  func forEachRow(in range: Range<Int>, _ body: (Row) -> Bool) {
    for position in range where !body(rows[position]) { return }
  }
}

// MARK: - Changes

extension Outline {
  /// Inserts rows in depth-first order before `position`, which may be `count`.
  ///
  /// The levels must continue the outline: the first at most one deeper than the row before it, and
  /// the row that follows the last must still have its parent.
  mutating func insert(_ newRows: [Row], at position: Int) {
    rows.insert(contentsOf: newRows, at: position)
    checkInvariants()
  }

  /// Removes the rows of `range`, which must be whole subtrees, or leave no row without parent.
  mutating func remove(_ range: Range<Int>) {
    rows.removeSubrange(range)
    checkInvariants()
  }

  mutating func setExpanded(_ isExpanded: Bool, at position: Int) {
    rows[position].isExpanded = isExpanded
    checkInvariants()
  }

  mutating func removeAll() { self = Outline() }

  /// Stops the program when an invariant is broken; does nothing unless built for internal checks.
  func checkInvariants() {
    #if INTERNAL_CHECKS
      var previous = -1
      for row in rows {
        precondition(row.level >= 0 && row.level <= previous + 1, "a level is skipped")
        previous = row.level
      }
    #endif
  }
}

// MARK: - Two outlines

extension Outline {
  /// A stretch of two outlines, in the order of both.
  struct Stretch: Hashable, Sendable {
    /// Positions in the old and in the new outline.
    var old: Range<Int>
    var new: Range<Int>

    /// Whether the rows are the same in id, level, expansion and visibility.
    var isShared: Bool
  }

  /// Splits two outlines into shared and differing stretches that together cover both.
  ///
  /// - Complexity: O(*k* log *n*) where they are edited copies of each other in *k* rows, else O(*n*).
  static func stretches(from old: Outline, to new: Outline) -> [Stretch] {
    func same(_ left: Int, _ right: Int) -> Bool {
      old.rows[left] == new.rows[right] && old.isVisible(at: left) == new.isVisible(at: right)
    }
    let most = min(old.count, new.count)
    var start = 0
    while start < most, same(start, start) { start += 1 }
    var end = 0
    while end < most - start, same(old.count - 1 - end, new.count - 1 - end) { end += 1 }
    return [
      Stretch(old: 0..<start, new: 0..<start, isShared: true),
      Stretch(old: start..<(old.count - end), new: start..<(new.count - end), isShared: false),
      Stretch(
        old: (old.count - end)..<old.count, new: (new.count - end)..<new.count, isShared: true),
    ].filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }
}

extension Outline: Equatable {
  static func == (left: Outline, right: Outline) -> Bool {
    stretches(from: left, to: right).allSatisfy(\.isShared)
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
