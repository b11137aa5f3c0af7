/// Which pieces of an old state are which of a new one, and which of those stay where they are.
@usableFromInline
struct Matching {
  /// For each old piece, its new one; -1 for those that are gone.
  @usableFromInline var mates: ContiguousArray<Int32>

  /// For each new piece, its old one; -1 for those that are new.
  @usableFromInline var origins: ContiguousArray<Int32>

  /// For each old piece, whether it stays.
  @usableFromInline var stays: ContiguousArray<Bool>

  /// Matches pieces by identifier, and lets as many rows as possible stay.
  ///
  /// Only pieces in sections that correspond can stay.
  ///
  /// - Parameter counterpart: The new index of an old section, asked once for each.
  /// - Complexity: O(*m* log *m*) for *m* pieces, hashing nothing.
  @inlinable
  init<ID>(from old: Pieces<ID>, to new: Pieces<ID>, counterpart: (_ oldSection: Int) -> Int?) {
    mates = ContiguousArray(repeating: -1, count: old.count)
    stays = ContiguousArray(repeating: false, count: old.count)
    origins = ContiguousArray(repeating: -1, count: new.count)
    if old.count == 0 || new.count == 0 { return }
    let table = PieceTable(new)
    for number in 0..<old.count {
      guard let mate = table.number(of: old.ids[number], hash: old.places[number].hash) else {
        continue
      }
      mates[number] = Int32(mate)
      origins[mate] = Int32(number)
    }
    var start = 0
    while start < old.count {
      let section = old.places[start].section
      var end = start + 1
      while end < old.count, old.places[end].section == section { end += 1 }
      if let target = counterpart(Int(section)) {
        letStay(start..<end, of: old.places, in: Int32(target), of: new.places)
      }
      start = end
    }
  }
}

extension Matching {
  /// Lets as many rows as possible stay, of the old pieces of a section that are still in it.
  @inlinable
  mutating func letStay(
    _ numbers: Range<Int>, of old: ContiguousArray<PiecePlace>,
    in section: Int32, of new: ContiguousArray<PiecePlace>
  ) {
    var group: [Int] = []
    var keys: [Int] = []
    var weights: [Int] = []
    group.reserveCapacity(numbers.count)
    keys.reserveCapacity(numbers.count)
    weights.reserveCapacity(numbers.count)
    for number in numbers {
      let mate = Int(mates[number])
      if mate < 0 || new[mate].section != section { continue }
      group.append(number)
      keys.append(mate)
      weights.append(Int(old[number].count))
    }
    for index in heaviestIncreasingSubsequence(of: keys, weights: weights) {
      stays[group[index]] = true
    }
  }
}

extension SnapshotDifference {
  /// Notes which items are deleted, inserted and moved.
  ///
  /// - Parameter items: The items of an old piece that is a shared run.
  @inlinable
  mutating func addItems(
    from old: Pieces<Item>, to new: Pieces<Item>, _ matching: Matching,
    items: (PiecePlace) -> [Item]
  ) {
    for (number, mate) in matching.mates.enumerated() where mate < 0 {
      deletedItems.append(
        ItemPlace(item: old.ids[number], indexPath: old.places[number].indexPath()))
    }
    for (number, origin) in matching.origins.enumerated() {
      let to = new.places[number]
      if origin < 0 {
        insertedItems.append(ItemPlace(item: new.ids[number], indexPath: to.indexPath()))
      } else if !matching.stays[Int(origin)] {
        let from = old.places[Int(origin)]
        if from.count == 1 {
          movedItems.append(
            ItemMove(item: new.ids[number], from: from.indexPath(), to: to.indexPath()))
          continue
        }
        for (offset, item) in items(from).enumerated() {
          movedItems.append(
            ItemMove(item: item, from: from.indexPath(offset), to: to.indexPath(offset)))
        }
      }
    }
  }
}
