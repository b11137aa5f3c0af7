@testable import Diffable

/// What an `Outline` must do, in the plainest way: an array of rows, and a flag for each.
struct PlainOutline<ID: Hashable & Sendable>: Equatable, Sendable {
  typealias Row = Outline<ID>.Row

  private(set) var rows: [Row] = []

  /// Whether every ancestor of the row is expanded, computed anew after each change.
  private var visible: [Bool] = []

  init() {}
}

// MARK: - Queries

extension PlainOutline {
  var count: Int { rows.count }

  var visibleCount: Int { visible.count { $0 } }

  var expandedCount: Int { rows.count { $0.isExpanded } }

  func row(at position: Int) -> Row { rows[position] }

  func position(of id: ID) -> Int? { rows.firstIndex { $0.id == id } }

  func isVisible(at position: Int) -> Bool { visible[position] }

  /// The number of visible rows before `position`, which may be `count`.
  func visibleRank(of position: Int) -> Int { visible[..<position].count { $0 } }

  /// The position of the visible row with this index.
  func position(ofVisible index: Int) -> Int {
    rows.indices.filter { visible[$0] }[index]
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
}

// MARK: - Changes

extension PlainOutline {
  /// Inserts rows in depth-first order before `position`, which may be `count`.
  ///
  /// The levels must continue the outline: the first at most one deeper than the row before it, and
  /// the row that follows the last must still have its parent.
  mutating func insert(_ newRows: [Row], at position: Int) {
    rows.insert(contentsOf: newRows, at: position)
    updateVisible()
  }

  /// Removes the rows of `range`, which must be whole subtrees, or leave no row without parent.
  mutating func remove(_ range: Range<Int>) {
    rows.removeSubrange(range)
    updateVisible()
  }

  mutating func setExpanded(_ isExpanded: Bool, at position: Int) {
    rows[position].isExpanded = isExpanded
    updateVisible()
  }

  mutating func removeAll() { self = PlainOutline() }

  private mutating func updateVisible() {
    visible = []
    var path: [Bool] = []
    for row in rows {
      precondition(row.level <= path.count, "a level is skipped")
      path.removeSubrange(row.level...)
      let isVisible = path.last ?? true
      visible.append(isVisible)
      path.append(isVisible && row.isExpanded)
    }
  }
}
