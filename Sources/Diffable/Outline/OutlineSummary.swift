/// What a node of the tree behind an ``Outline`` says about the rows below it.
///
/// Hidden counts are those of the node's own rows, before what its ancestors add to them. Counts are
/// of half a word, since a node's summary is what a descent reads: 2,147,483,647 rows are the limit.
@usableFromInline
struct OutlineSummary: Hashable, Sendable {
  @usableFromInline var rowCount: Int32 = 0
  @usableFromInline var expandedCount: Int32 = 0

  /// The least number of collapsed ancestors, and how many rows have it: they alone can be visible.
  @usableFromInline var leastHidden = Int32.max
  @usableFromInline var leastHiddenCount: Int32 = 0

  /// The least level, and how many rows have it.
  @usableFromInline var leastLevel = Int32.max
  @usableFromInline var leastLevelCount: Int32 = 0

  /// The labels of the first and of the last leaf, which grow from leaf to leaf.
  @usableFromInline var firstLabel = UInt64.max
  @usableFromInline var lastLabel = UInt64.min

  /// About an inner node without children.
  @inlinable
  init() {}

  /// About an empty leaf.
  @inlinable
  init(label: UInt64) {
    firstLabel = label
    lastLabel = label
  }

  @inlinable var rows: Int { Int(rowCount) }

  @inlinable var expandedRows: Int { Int(expandedCount) }

  @inlinable var rowsOfLeastLevel: Int { Int(leastLevelCount) }

  /// Adds a row, before or after the others.
  @inlinable @inline(__always)
  mutating func add(_ mark: RowMark) {
    rowCount += 1
    expandedCount += mark.levelAndFlag & 1
    if mark.hidden < leastHidden {
      (leastHidden, leastHiddenCount) = (mark.hidden, 1)
    } else if mark.hidden == leastHidden {
      leastHiddenCount += 1
    }
    if mark.level < leastLevel {
      (leastLevel, leastLevelCount) = (mark.level, 1)
    } else if mark.level == leastLevel {
      leastLevelCount += 1
    }
  }

  /// Adds the rows of another summary, whose hidden counts grow by `delta`.
  @inlinable
  mutating func add(_ other: OutlineSummary, delta: Int32) {
    guard other.rowCount > 0 else { return }
    rowCount += other.rowCount
    expandedCount += other.expandedCount
    let hidden = other.leastHidden + delta
    if hidden < leastHidden {
      (leastHidden, leastHiddenCount) = (hidden, other.leastHiddenCount)
    } else if hidden == leastHidden {
      leastHiddenCount += other.leastHiddenCount
    }
    if other.leastLevel < leastLevel {
      (leastLevel, leastLevelCount) = (other.leastLevel, other.leastLevelCount)
    } else if other.leastLevel == leastLevel {
      leastLevelCount += other.leastLevelCount
    }
    firstLabel = min(firstLabel, other.firstLabel)
    lastLabel = max(lastLabel, other.lastLabel)
  }

  /// The number of visible rows when ancestors add `inherited` to every hidden count.
  @inlinable
  func visibleRows(inherited: Int32) -> Int {
    rowCount > 0 && leastHidden + inherited == 0 ? Int(leastHiddenCount) : 0
  }

  /// Whether all rows are of one level, with one flag and one hidden count.
  @inlinable var isUniform: Bool {
    leastLevelCount == rowCount && leastHiddenCount == rowCount
      && (expandedCount == 0 || expandedCount == rowCount)
  }
}
