import Diffable

/// How much must change between two lists of the same identifiers, found without the library.
struct LeastChange {
  let deletions: Int
  let insertions: Int
  let moves: Int

  init(from old: [Int], to new: [Int]) {
    let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let common = new.compactMap { places[$0] }
    deletions = old.count - common.count
    insertions = new.count - common.count
    moves = common.count - Self.longestIncreasing(common)
  }

  /// The length of a longest increasing subsequence, by piles of cards (patience sorting).
  private static func longestIncreasing(_ places: [Int]) -> Int {
    var tops: [Int] = []
    for place in places {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == tops.count { tops.append(place) } else { tops[low] = place }
    }
    return tops.count
  }

  /// Throws unless a difference changes just as much.
  func check<Section, Item>(_ difference: SnapshotDifference<Section, Item>) throws {
    try require(
      difference.deletedItems.count == deletions,
      "\(deletions) deletions, not \(difference.deletedItems.count)")
    try require(
      difference.insertedItems.count == insertions,
      "\(insertions) insertions, not \(difference.insertedItems.count)")
    try require(
      difference.movedItems.count == moves, "\(moves) moves, not \(difference.movedItems.count)")
  }
}
