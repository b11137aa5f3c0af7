/// A row of slots that are taken or free, and how many are taken before each (a Fenwick tree).
struct PresenceTree {
  private var sums: [Int]

  /// Slots that are free but for those of which `isTaken` is true.
  ///
  /// - Complexity: O(*k*).
  init(_ isTaken: [Bool]) {
    sums = [0] + isTaken.map { $0 ? 1 : 0 }
    for node in sums.indices.dropFirst() {
      let above = node + (node & -node)
      if above < sums.count { sums[above] += sums[node] }
    }
  }

  /// How many slots before `slot` are taken.
  ///
  /// - Complexity: O(log *k*).
  func taken(before slot: Int) -> Int {
    var sum = 0
    var node = slot
    while node > 0 {
      sum += sums[node]
      node &= node - 1
    }
    return sum
  }

  /// Takes a free slot.
  ///
  /// - Complexity: O(log *k*).
  mutating func take(_ slot: Int) { add(1, at: slot) }

  /// Frees a taken slot.
  ///
  /// - Complexity: O(log *k*).
  mutating func free(_ slot: Int) { add(-1, at: slot) }

  private mutating func add(_ change: Int, at slot: Int) {
    var node = slot + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }
}
