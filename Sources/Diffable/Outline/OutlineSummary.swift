/// What a node of the tree behind an ``Outline`` says about the rows below it.
///
/// Hidden counts are those of the node's own rows, before what its ancestors add to them.
struct OutlineSummary: Hashable, Sendable {
  var rows = 0

  /// The least number of collapsed ancestors, and how many rows have it: they alone can be visible.
  var leastHidden: Int32 = .max
  var rowsLeastHidden = 0

  /// The least level, and how many rows have it.
  var leastLevel: Int32 = .max
  var rowsOfLeastLevel = 0

  var expandedRows = 0

  /// The labels of the first and of the last row.
  var firstLabel = UInt64.max
  var lastLabel = UInt64.min

  init() {}

  /// Adds a row, before or after the others.
  @inline(__always)
  mutating func add(level: Int32, hidden: Int32, isExpanded: Bool, label: UInt64) {
    rows += 1
    if hidden < leastHidden {
      (leastHidden, rowsLeastHidden) = (hidden, 1)
    } else if hidden == leastHidden {
      rowsLeastHidden += 1
    }
    if level < leastLevel {
      (leastLevel, rowsOfLeastLevel) = (level, 1)
    } else if level == leastLevel {
      rowsOfLeastLevel += 1
    }
    if isExpanded { expandedRows += 1 }
    firstLabel = min(firstLabel, label)
    lastLabel = max(lastLabel, label)
  }

  /// Adds the rows of another summary, whose hidden counts grow by `delta`.
  mutating func add(_ other: OutlineSummary, delta: Int32) {
    guard other.rows > 0 else { return }
    rows += other.rows
    let hidden = other.leastHidden + delta
    if hidden < leastHidden {
      (leastHidden, rowsLeastHidden) = (hidden, other.rowsLeastHidden)
    } else if hidden == leastHidden {
      rowsLeastHidden += other.rowsLeastHidden
    }
    if other.leastLevel < leastLevel {
      (leastLevel, rowsOfLeastLevel) = (other.leastLevel, other.rowsOfLeastLevel)
    } else if other.leastLevel == leastLevel {
      rowsOfLeastLevel += other.rowsOfLeastLevel
    }
    expandedRows += other.expandedRows
    firstLabel = min(firstLabel, other.firstLabel)
    lastLabel = max(lastLabel, other.lastLabel)
  }

  /// The number of visible rows when ancestors add `inherited` to every hidden count.
  func visibleRows(inherited: Int32) -> Int {
    rows > 0 && leastHidden + inherited == 0 ? rowsLeastHidden : 0
  }
}
