// Labels tell where a leaf stands among the others without knowing how many there are: they grow from
// leaf to leaf, and a leaf keeps its label whatever happens before or after it.
extension Outline {
  /// The first number that is no label: it stands for the leaf after the last one.
  @inlinable static var labelEnd: UInt64 { 1 << UInt64(64 - IdentityIndex.hashBits) }

  /// The usual distance between labels, and where they begin: in the middle, with room on both sides.
  @inlinable static var wideStep: UInt64 { 1 << 16 }
  @inlinable static var origin: UInt64 { labelEnd / 2 }

  /// A free label between two, the upper one being of the next leaf or `labelEnd`.
  @inlinable
  static func label(between lower: UInt64, and upper: UInt64) -> UInt64 {
    lower + min((upper - lower) / 2, wideStep)
  }

  /// Labels for new leaves between two others; there must be as many.
  @inlinable
  static func labels(
    for leaves: Int, between lower: UInt64?, and upper: UInt64?
  ) -> (first: UInt64, step: UInt64) {
    let (number, wide) = (UInt64(leaves), UInt64(leaves + 1) * wideStep)
    switch (lower, upper) {
    case (nil, nil) where labelEnd > wide: return (origin - number / 2 * wideStep, wideStep)
    case (let lower?, nil) where labelEnd - lower > wide: return (lower + wideStep, wideStep)
    case (nil, let upper?) where upper > wide: return (upper - number * wideStep, wideStep)
    default:
      let step = ((upper ?? labelEnd) - (lower ?? 0)) / (number + 1)
      return ((lower ?? 0) + step, step)
    }
  }

  /// Makes sure that labels for some new leaves are free after the leaf with the row at `position`.
  ///
  /// Where they are used up, the leaves around are spaced anew. The more leaves, the more room they
  /// must get, so that it stays good for about as many new leaves as there are: O(log *n*) rows
  /// change their label for each row inserted, on average.
  @inlinable
  mutating func makeRoom(for leaves: Int, after position: Int) {
    if position + 1 == count, Self.labelEnd - root.summary.lastLabel > UInt64(leaves + 1) * 2 {
      return
    }
    let leaf = root.leaf(at: position, upper: Self.labelEnd)
    if leaf.next - leaf.label > UInt64(leaves + 1) * 2 { return }
    var reach = Node.leafCapacity * 4
    var leastStep: UInt64 = 1 << 6
    while true {
      let first = root.leaf(at: max(position - reach, 0), upper: Self.labelEnd).rows.lowerBound
      let last = root.leaf(at: min(position + reach, count - 1), upper: Self.labelEnd)
      let lower = first == 0 ? 0 : root.leaf(at: first - 1, upper: Self.labelEnd).label
      let number = root.leaves(in: first..<last.rows.upperBound) + leaves + 1
      let step = (last.next - lower) / UInt64(number)
      if step >= leastStep || (first == 0 && last.rows.upperBound == count) {
        var label = lower + step
        root.relabel(first..<leaf.rows.upperBound, from: &label, step: step, in: &index)
        label += UInt64(leaves) * step
        root.relabel(
          leaf.rows.upperBound..<last.rows.upperBound, from: &label, step: step, in: &index)
        return
      }
      reach *= 4
      leastStep *= 2
    }
  }
}

extension Outline.Node {
  /// The leaf with the row at `offset`: its label, its rows, and the label of the next leaf.
  @inlinable
  func leaf(at offset: Int, upper: UInt64) -> (label: UInt64, rows: Range<Int>, next: UInt64) {
    if isLeaf { return (label, 0..<rows, upper) }
    let (index, start) = child(at: offset)
    let leaf = children[index].leaf(
      at: offset - start, upper: upperLabel(ofChild: index, upper))
    let rows = (leaf.rows.lowerBound + start)..<(leaf.rows.upperBound + start)
    return (leaf.label, rows, leaf.next)
  }

  /// How many leaves have rows in `range`.
  @inlinable
  func leaves(in range: Range<Int>) -> Int {
    var leaves = 0
    forEachLeaf(in: range, inherited: 0) { _, _, _ in
      leaves += 1
      return true
    }
    return leaves
  }
}
