extension Outline {
  /// Covers two outlines with stretches from their beginnings to their ends.
  @usableFromInline
  struct StretchFinder {
    @usableFromInline var found: [Stretch] = []

    @usableFromInline var old: RowReader
    @usableFromInline var new: RowReader

    /// The rows before these are covered.
    @usableFromInline var oldStart = 0
    @usableFromInline var newStart = 0

    @inlinable
    init(old: Node, new: Node) {
      self.old = RowReader(root: old)
      self.new = RowReader(root: new)
    }
  }
}

extension Outline.StretchFinder {
  /// How far rows may have been shifted against each other and still be found by comparing.
  @inlinable static var reach: Int { 8 }

  /// The fewest rows that count as shared where they are not next to other shared ones.
  ///
  /// In lists that were shuffled a few rows agree by chance, and stretches of one row are no help.
  @inlinable static var leastRun: Int { 8 }

  /// How often in a row comparing may fail before the rest is left to be matched by identity.
  @inlinable static var patience: Int { 64 }

  /// Adds a stretch that begins where the last one ends.
  @inlinable
  mutating func append(_ stretch: Outline.Stretch) {
    append(old: stretch.old.count, new: stretch.new.count, isShared: stretch.isShared)
  }

  @inlinable
  mutating func append(old oldCount: Int, new newCount: Int, isShared: Bool) {
    if oldCount == 0, newCount == 0 { return }
    let (oldEnd, newEnd) = (oldStart + oldCount, newStart + newCount)
    if let last = found.indices.last, found[last].isShared == isShared {
      found[last].old = found[last].old.lowerBound..<oldEnd
      found[last].new = found[last].new.lowerBound..<newEnd
    } else {
      found.append(
        Outline.Stretch(old: oldStart..<oldEnd, new: newStart..<newEnd, isShared: isShared))
    }
    (oldStart, newStart) = (oldEnd, newEnd)
  }

  /// Compares the rows up to the given positions.
  @inlinable
  mutating func search(upToOld oldEnd: Int, new newEnd: Int) {
    let start = commonPrefix(most: min(oldEnd - oldStart, newEnd - newStart))
    append(old: start, new: start, isShared: true)
    let end = commonSuffix(
      oldEnd: oldEnd, newEnd: newEnd, most: min(oldEnd - oldStart, newEnd - newStart))
    align(upToOld: oldEnd - end, new: newEnd - end)
    append(old: oldEnd - end - oldStart, new: newEnd - end - newStart, isShared: false)
    append(old: end, new: end, isShared: true)
  }

  @inlinable
  mutating func commonPrefix(most: Int) -> Int {
    var count = 0
    while count < most {
      old.load(oldStart + count)
      new.load(newStart + count)
      let run = min(most - count, old.rowsFrom(oldStart + count), new.rowsFrom(newStart + count))
      let agreeing = old.agreement(at: oldStart + count, with: new, at: newStart + count, most: run)
      count += agreeing
      if agreeing < run { break }
    }
    return count
  }

  @inlinable
  mutating func commonSuffix(oldEnd: Int, newEnd: Int, most: Int) -> Int {
    var count = 0
    while count < most, agree(oldEnd - 1 - count, newEnd - 1 - count) { count += 1 }
    return count
  }

  /// Walks along both sides from a place where they differ, as long as it finds runs that agree.
  @inlinable
  mutating func align(upToOld oldEnd: Int, new newEnd: Int) {
    var failures = 0
    while oldStart < oldEnd, newStart < newEnd, failures < Self.patience {
      let (oldSkip, newSkip) = nextPair(most: (oldEnd - oldStart, newEnd - newStart))
      append(old: oldSkip, new: newSkip, isShared: false)
      let run = commonPrefix(most: min(oldEnd - oldStart, newEnd - newStart))
      append(old: run, new: run, isShared: run >= Self.leastRun)
      failures = run >= Self.leastRun ? 0 : failures + 1
    }
  }

  /// How many rows to pass on each side to come to two that agree; one on each if none is near.
  @inlinable
  mutating func nextPair(most: (old: Int, new: Int)) -> (old: Int, new: Int) {
    for distance in 1...Self.reach {
      for other in 0...distance {
        if distance < most.old, other < most.new, agree(oldStart + distance, newStart + other) {
          return (distance, other)
        }
        if distance < most.new, other < most.old, agree(oldStart + other, newStart + distance) {
          return (other, distance)
        }
      }
    }
    return (min(1, most.old), min(1, most.new))
  }

  @inlinable
  mutating func agree(_ oldPosition: Int, _ newPosition: Int) -> Bool {
    old.load(oldPosition)
    new.load(newPosition)
    return old.agreement(at: oldPosition, with: new, at: newPosition, most: 1) == 1
  }
}
