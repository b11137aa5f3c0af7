/// Places in a list while its changes are carried out one at a time.
///
/// Only what leaves or arrives has a slot; what stays is counted between them.
///
///     old: a b c d   new: c d e a   (a moves, b is deleted, e is inserted)
///     slots: a' b' | c d | e a''
struct Line {
  /// Old indices of what is deleted or moved away, ascending, and the slot of each.
  private let leaving: [Int]
  private let leavingSlots: [Int]

  /// New indices of what is inserted or moved here, ascending, and the slot of each.
  private let arriving: [Int]
  private let arrivingSlots: [Int]

  /// For each slot, how many of those that stay are before it.
  private let staying: [Int]
  private var presence: PresenceTree

  /// - Parameters:
  ///   - leaving: Old indices, ascending.
  ///   - arriving: New indices, ascending.
  init(leaving: [Int], arriving: [Int]) {
    self.leaving = leaving
    self.arriving = arriving
    var leavingSlots: [Int] = []
    var arrivingSlots: [Int] = []
    var staying: [Int] = []
    var isTaken: [Bool] = []
    var (left, right) = (0, 0)
    while left < leaving.count || right < arriving.count {
      let old = left < leaving.count ? leaving[left] - left : Int.max
      let new = right < arriving.count ? arriving[right] - right : Int.max
      if old <= new {
        leavingSlots.append(staying.count)
        left += 1
      } else {
        arrivingSlots.append(staying.count)
        right += 1
      }
      staying.append(min(old, new))
      isTaken.append(old <= new)
    }
    self.leavingSlots = leavingSlots
    self.arrivingSlots = arrivingSlots
    self.staying = staying
    presence = PresenceTree(isTaken)
  }

  private func index(ofSlot slot: Int) -> Int { staying[slot] + presence.taken(before: slot) }

  private func slot(leaving old: Int) -> Int { leavingSlots[leaving.partition(before: old)] }

  private func slot(arriving new: Int) -> Int { arrivingSlots[arriving.partition(before: new)] }

  /// Takes out what had an old index, and returns where it stood.
  mutating func delete(_ old: Int) -> Int {
    let slot = slot(leaving: old)
    presence.free(slot)
    return index(ofSlot: slot)
  }

  /// Puts in what has a new index, and returns where it stands.
  mutating func insert(_ new: Int) -> Int {
    let slot = slot(arriving: new)
    presence.take(slot)
    return index(ofSlot: slot)
  }

  /// Deletes, then inserts.
  mutating func move(_ old: Int, _ new: Int) -> (from: Int, to: Int) {
    let from = delete(old)
    return (from, insert(new))
  }

  /// Where what has a new index stands now, if it has arrived or stays.
  func current(ofNew new: Int) -> Int {
    let rank = arriving.partition(before: new)
    if rank < arriving.count, arriving[rank] == new { return index(ofSlot: arrivingSlots[rank]) }
    return current(ofStaying: new - rank)
  }

  /// Where what had an old index and is deleted later stands now.
  func current(ofDeleted old: Int) -> Int { index(ofSlot: slot(leaving: old)) }

  private func current(ofStaying number: Int) -> Int {
    number + presence.taken(before: staying.partition(before: number + 1))
  }

  /// The new index of what had an old index and stays; `nil` if it leaves.
  func new(ofOld old: Int) -> Int? {
    let rank = leaving.partition(before: old)
    if rank < leaving.count, leaving[rank] == old { return nil }
    let number = old - rank
    // The slots before it in which something arrives push it back.
    let slot = staying.partition(before: number + 1)
    return number + arrivingSlots.partition(before: slot)
  }
}

extension [Int] {
  /// The number of elements below `value`, in ascending elements.
  @inlinable
  func partition(before value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
