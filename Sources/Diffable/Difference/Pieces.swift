/// Where a piece is, and what finding its identifier takes.
@usableFromInline
struct PiecePlace {
  @usableFromInline var hash: UInt32

  /// How many rows it has.
  @usableFromInline var count: Int32

  /// The index of the section, and the index within it of the first row.
  @usableFromInline var section: Int32
  @usableFromInline var index: Int32

  @inlinable
  init(hash: UInt32, count: Int32, section: Int32, index: Int32) {
    self.hash = hash
    self.count = count
    self.section = section
    self.index = index
  }

  @inlinable
  func indexPath(_ offset: Int = 0) -> IndexPath {
    IndexPath(section: Int(section), item: Int(index) + offset)
  }
}

/// The rows of one of two states as far as they may differ, in order.
///
/// A run of rows that both states share is one piece: its first row stands for it.
@usableFromInline
struct Pieces<ID: Hashable & Sendable> {
  @usableFromInline var ids: ContiguousArray<ID> = []
  @usableFromInline var places: ContiguousArray<PiecePlace> = []

  @inlinable
  init() {}

  @inlinable var count: Int { places.count }

  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    ids.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  @inlinable
  mutating func append(_ id: ID, hash: UInt32, section: Int, index: Int, count: Int = 1) {
    ids.append(id)
    places.append(
      PiecePlace(hash: hash, count: Int32(count), section: Int32(section), index: Int32(index)))
  }
}

/// Finds pieces by identifier, by hashes that are known already.
@usableFromInline
struct PieceTable<ID: Hashable & Sendable> {
  @usableFromInline let pieces: Pieces<ID>

  /// The hash in the upper half and the piece's number from 1 in the lower one; 0 where nothing is.
  @usableFromInline var slots: ContiguousArray<UInt64>
  @usableFromInline let mask: Int

  @inlinable
  init(_ pieces: Pieces<ID>) {
    self.pieces = pieces
    var capacity = 4
    while capacity < 2 * pieces.count { capacity *= 2 }
    mask = capacity - 1
    slots = ContiguousArray(repeating: 0, count: capacity)
    for (number, place) in pieces.places.enumerated() {
      var slot = Int(place.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt64(place.hash) << 32 | UInt64(number + 1)
    }
  }

  /// The number of the piece with an identifier.
  ///
  /// - Complexity: O(1), hashing nothing.
  @inlinable
  func number(of id: ID, hash: UInt32) -> Int? {
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
        let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if pieces.ids[number] == id { return number }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
