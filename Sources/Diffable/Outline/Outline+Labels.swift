extension Outline {
  /// The usual distance between labels, and where they begin: in the middle, with room on both sides.
  private static var wideStep: UInt64 { 1 << 24 }
  private static var origin: UInt64 { 1 << 63 }

  /// Finds labels for `count` new rows before `position`: the first, and the step to each next one.
  ///
  /// New rows at an end are spaced widely. Elsewhere they share the gap evenly, and where the gap is
  /// used up, the rows around it are spaced anew. The wider the run of rows, the more room it must
  /// have, so that it stays good for about as many insertions as it has rows: O(log *n*) labels
  /// change for each insertion, on average.
  mutating func makeRoom(for count: Int, at position: Int) -> (first: UInt64, step: UInt64) {
    let new = UInt64(count)
    let gap = labels(around: position..<position)
    let wide = (new + 1).multipliedReportingOverflow(by: Self.wideStep)
    if self.count == 0 {
      return (Self.origin - new / 2 * Self.wideStep, Self.wideStep)
    }
    if !wide.overflow, gap.upper - gap.lower > wide.partialValue {
      if position == self.count { return (gap.lower + Self.wideStep, Self.wideStep) }
      if position == 0 { return (gap.upper - new * Self.wideStep, Self.wideStep) }
    }
    let step = (gap.upper - gap.lower) / (new + 1)
    if step >= (count == 1 ? 1 : 16) { return (gap.lower + step, step) }
    return relabel(around: position, count: count)
  }

  /// Spaces the rows around `position` anew and leaves room there.
  private mutating func relabel(
    around position: Int, count: Int
  ) -> (first: UInt64, step: UInt64) {
    var reach = max(Node.leafCapacity / 2, count)
    var leastStep: UInt64 = 16
    while true {
      let run = max(position - reach, 0)..<min(position + reach, self.count)
      let bounds = labels(around: run)
      let step = (bounds.upper - bounds.lower) / UInt64(run.count + count + 1)
      if step >= leastStep || run.count == self.count {
        let before = UInt64(position - run.lowerBound)
        setLabels(in: run.lowerBound..<position, from: bounds.lower + step, step: step)
        let first = bounds.lower + (before + 1) * step
        setLabels(in: position..<run.upperBound, from: first + UInt64(count) * step, step: step)
        return (first, step)
      }
      reach *= 4
      leastStep *= 2
    }
  }

  /// The labels just outside a range of rows.
  private func labels(around range: Range<Int>) -> (lower: UInt64, upper: UInt64) {
    (
      range.lowerBound == 0 ? 0 : root.entry(at: range.lowerBound - 1).label,
      range.upperBound == count ? .max : root.entry(at: range.upperBound).label
    )
  }

  private mutating func setLabels(in range: Range<Int>, from first: UInt64, step: UInt64) {
    if range.isEmpty { return }
    var label = first
    root.relabel(range, from: &label, step: step) { index?.update($0, label: $1) }
  }
}
