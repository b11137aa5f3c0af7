/// A row, or a run of rows that both states share, as the matching of two states sees it.
struct Piece<Item: Hashable> {
  /// The row's item; `nil` for a shared run.
  var item: Item?

  /// Which shared run it is.
  var run = -1

  /// The index of the section, the index within it of the first row, and how many rows there are.
  var section: Int
  var index: Int
  var count = 1
}

/// Which pieces of an old state are which of a new one, and which of those stay where they are.
struct Matching {
  /// For each old piece, its new one; -1 for those that are gone.
  private(set) var mates: [Int]

  /// For each new piece, its old one; -1 for those that are new.
  private(set) var origins: [Int]

  /// For each old piece, whether it stays.
  private(set) var stays: [Bool]

  /// Matches pieces by item and run, and lets as many rows as possible stay.
  ///
  /// Only pieces in sections that correspond can stay.
  ///
  /// - Complexity: O(*m* log *m*) for *m* pieces.
  init<Item>(
    from old: [Piece<Item>], to new: [Piece<Item>], counterpart: (_ oldSection: Int) -> Int?
  ) {
    mates = Array(repeating: -1, count: old.count)
    stays = Array(repeating: false, count: old.count)
    origins = Array(repeating: -1, count: new.count)

    var byItem: [Item: Int] = [:]
    var byRun: [Int: Int] = [:]
    byItem.reserveCapacity(new.count)
    for (index, piece) in new.enumerated() {
      if let item = piece.item { byItem[item] = index } else { byRun[piece.run] = index }
    }
    var groups: [Int: [Int]] = [:]
    for (index, piece) in old.enumerated() {
      let found =
        if let item = piece.item { byItem[item] } else { byRun[piece.run] }
      guard let mate = found else { continue }
      mates[index] = mate
      origins[mate] = index
      if counterpart(piece.section) == new[mate].section {
        groups[new[mate].section, default: []].append(index)
      }
    }
    for group in groups.values {
      let heaviest = heaviestIncreasingSubsequence(
        of: group.map { mates[$0] }, weights: group.map { old[$0].count })
      for index in heaviest { stays[group[index]] = true }
    }
  }
}

extension SnapshotDifference {
  /// Notes which items are deleted, inserted and moved.
  ///
  /// - Parameter items: The items of an old piece that is a shared run.
  mutating func addItems(
    from old: [Piece<Item>], to new: [Piece<Item>], _ matching: Matching,
    items: (Piece<Item>) -> [Item]
  ) {
    for (index, piece) in old.enumerated() where matching.mates[index] < 0 {
      if let item = piece.item {
        deletedItems.append(
          ItemPlace(
            item: item, indexPath: IndexPath(section: piece.section, item: piece.index)))
      }
    }
    for (index, piece) in new.enumerated() {
      let origin = matching.origins[index]
      guard origin >= 0 else {
        if let item = piece.item {
          insertedItems.append(
            ItemPlace(
              item: item, indexPath: IndexPath(section: piece.section, item: piece.index)))
        }
        continue
      }
      if matching.stays[origin] { continue }
      let from = old[origin]
      for (offset, item) in (from.item.map { [$0] } ?? items(from)).enumerated() {
        movedItems.append(
          ItemMove(
            item: item,
            from: IndexPath(section: from.section, item: from.index + offset),
            to: IndexPath(section: piece.section, item: piece.index + offset)))
      }
    }
  }
}
