/// A table from hashes of identifiers to labels of leaves whose copies share what is not edited.
///
/// A trie over the bits of the hash, sixteen ways at a node, with small buckets at its ends. It knows
/// no identifiers: whoever looks up a hash finds the leaves that may hold the identifier, and asks
/// them. Rows whose hashes are all equal share one bucket.
@usableFromInline
struct IdentityIndex: Sendable {
  /// A row's hash, and the label of its leaf in two halves, since three halves take less room than
  /// a word and a half that must be aligned.
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline let hash: UInt32
    @usableFromInline var low: UInt32
    @usableFromInline var high: UInt32

    @inlinable @inline(__always)
    init(hash: UInt32, label: UInt64) {
      self.hash = hash
      low = UInt32(truncatingIfNeeded: label)
      high = UInt32(truncatingIfNeeded: label >> 32)
    }

    @inlinable var label: UInt64 {
      get { UInt64(high) << 32 | UInt64(low) }
      set {
        low = UInt32(truncatingIfNeeded: newValue)
        high = UInt32(truncatingIfNeeded: newValue >> 32)
      }
    }
  }

  /// A bucket, or, where `children` is not empty, sixteen parts.
  @usableFromInline
  struct Part: Sendable {
    @usableFromInline var slots: ContiguousArray<Slot> = []
    @usableFromInline var children: ContiguousArray<Part> = []

    @inlinable
    init() {}
  }

  @usableFromInline var root = Part()

  @inlinable
  init() {}

  /// Creates an index of these rows, and adds hashes that several of them have to `repeated`.
  @inlinable
  init(_ slots: ContiguousArray<Slot>, repeated: inout [UInt32]) {
    root = Part(slots, shift: 0, repeated: &repeated)
  }

  /// Creates an index of these rows.
  @inlinable
  init(_ slots: ContiguousArray<Slot>) {
    var repeated: [UInt32] = []
    self.init(slots, repeated: &repeated)
  }
}

extension IdentityIndex {
  @inlinable static var capacity: Int { 48 }

  /// Rows among which are all those with a hash.
  @inlinable @inline(__always)
  func bucket(of hash: UInt32) -> ContiguousArray<Slot> {
    var children = root.children
    if children.isEmpty { return root.slots }
    var rest = hash
    while true {
      let place = Int(rest & 15)
      let below = children[place].children
      if below.isEmpty { return children[place].slots }
      children = below
      rest >>= 4
    }
  }

  /// Whether some row has the hash.
  @inlinable
  func contains(_ hash: UInt32) -> Bool { bucket(of: hash).contains { $0.hash == hash } }

  /// Adds a row.
  ///
  /// - Returns: Whether another row has the same hash.
  @inlinable @discardableResult
  mutating func insert(_ hash: UInt32, label: UInt64) -> Bool {
    root.insert(Slot(hash: hash, label: label), path: hash, depth: 0)
  }

  /// Adds rows.
  ///
  /// - Returns: The hashes of those that are not the first with their hash.
  @inlinable
  mutating func insert(_ slots: ContiguousArray<Slot>) -> [UInt32] {
    var repeated: [UInt32] = []
    for slot in slots where root.insert(slot, path: slot.hash, depth: 0) {
      repeated.append(slot.hash)
    }
    return repeated
  }

  /// Notes that a row that is there went to another leaf.
  @inlinable
  mutating func move(_ hash: UInt32, from old: UInt64, to new: UInt64) {
    root.withSlot(hash, label: old, path: hash) { slots, place in slots[place].label = new }
  }

  /// Removes a row that is there.
  @inlinable
  mutating func remove(_ hash: UInt32, label: UInt64) {
    root.withSlot(hash, label: label, path: hash) { slots, place in
      slots.swapAt(place, slots.count - 1)
      slots.removeLast()
    }
  }

  /// The number of rows, counted one by one.
  var count: Int { root.count }
}

extension IdentityIndex.Part {
  /// Creates a part for rows that agree in the low `shift` bits of their hashes.
  @inlinable
  init(
    _ slots: ContiguousArray<IdentityIndex.Slot>, shift: UInt32, repeated: inout [UInt32]
  ) {
    if slots.count > IdentityIndex.capacity, Self.agree(slots) {
      repeated.append(slots[0].hash)
      self.slots = slots
      return
    }
    guard slots.count > IdentityIndex.capacity, shift < 32 else {
      for place in slots.indices
      where slots[..<place].contains(where: { $0.hash == slots[place].hash }) {
        repeated.append(slots[place].hash)
      }
      self.slots = slots
      return
    }
    var parts = Self.counts(slots, shift: shift).map { count in
      var part: ContiguousArray<IdentityIndex.Slot> = []
      part.reserveCapacity(count)
      return part
    }
    for slot in slots { parts[Int(slot.hash >> shift & 15)].append(slot) }
    children = ContiguousArray(parts.map { Self($0, shift: shift + 4, repeated: &repeated) })
  }

  @inlinable
  static func counts(_ slots: ContiguousArray<IdentityIndex.Slot>, shift: UInt32) -> [Int] {
    var counts = [Int](repeating: 0, count: 16)
    for slot in slots { counts[Int(slot.hash >> shift & 15)] += 1 }
    return counts
  }

  @inlinable
  static func agree(_ slots: ContiguousArray<IdentityIndex.Slot>) -> Bool {
    slots.allSatisfy { $0.hash == slots[0].hash }
  }

  @inlinable
  mutating func insert(_ slot: IdentityIndex.Slot, path: UInt32, depth: UInt32) -> Bool {
    guard children.isEmpty else {
      return children[Int(path & 15)].insert(slot, path: path >> 4, depth: depth + 4)
    }
    let isKnown = slots.contains { $0.hash == slot.hash }
    slots.append(slot)
    // Where hashes are equal, dividing does not help and is tried again only now and then.
    let count = slots.count
    if count > IdentityIndex.capacity, count % IdentityIndex.capacity == 1 {
      var repeated: [UInt32] = []
      self = Self(slots, shift: depth, repeated: &repeated)
    }
    return isKnown
  }

  /// Edits the bucket that holds a row which is there.
  @inlinable
  mutating func withSlot(
    _ hash: UInt32, label: UInt64, path: UInt32,
    _ edit: (inout ContiguousArray<IdentityIndex.Slot>, Int) -> Void
  ) {
    guard children.isEmpty else {
      return children[Int(path & 15)].withSlot(hash, label: label, path: path >> 4, edit)
    }
    guard let place = slots.firstIndex(where: { $0.hash == hash && $0.label == label }) else {
      preconditionFailure("not in the index")
    }
    edit(&slots, place)
  }

  var count: Int { children.isEmpty ? slots.count : children.reduce(0) { $0 + $1.count } }
}
