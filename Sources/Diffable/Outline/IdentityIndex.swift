/// A table from hashes of identifiers to labels of leaves whose copies share what is not edited.
///
/// A trie over the low bits of the hash, sixteen ways at a node, with small tables at its ends. It knows
/// no identifiers: whoever looks up a hash finds the leaves that may hold the identifier, and asks
/// them. Rows whose hashes are all equal share one table.
@usableFromInline
struct IdentityIndex: Sendable {
  /// How many bits a hash has; a label has the other bits of a word.
  @inlinable static var hashBits: UInt32 { 28 }

  /// A row's hash, and the label of its leaf.
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline var word: UInt64

    @inlinable @inline(__always)
    init(hash: UInt32, label: UInt64) { word = label << UInt64(hashBits) | UInt64(hash) }

    /// Labels are never 0, so that it can mark a slot that holds nothing.
    @inlinable static var free: Self { Self(hash: 0, label: 0) }

    @inlinable var isFree: Bool { word == 0 }

    @inlinable var hash: UInt32 { UInt32(truncatingIfNeeded: word) & (1 << hashBits - 1) }

    @inlinable var label: UInt64 { word >> UInt64(hashBits) }
  }

  @usableFromInline var root = IndexPart()

  @inlinable
  init() {}

  /// Creates an index of these rows, and adds hashes that several of them have to `repeated`.
  @inlinable
  init(_ slots: ContiguousArray<Slot>, repeated: inout [UInt32]) {
    root = IndexPart(slots, depth: 0, repeated: &repeated)
  }

  /// Creates an index of these rows.
  @inlinable
  init(_ slots: ContiguousArray<Slot>) {
    var repeated: [UInt32] = []
    self.init(slots, repeated: &repeated)
  }
}

extension IdentityIndex {
  /// Calls `body` with the label of each row that has a hash, until it returns `false`.
  @inlinable @inline(__always)
  func forEachLabel(of hash: UInt32, _ body: (UInt64) -> Bool) {
    root.forEachLabel(of: hash, path: hash, body)
  }

  /// The labels of the leaves that hold rows with a hash.
  @inlinable
  func labels(of hash: UInt32) -> Set<UInt64> {
    var labels: Set<UInt64> = []
    forEachLabel(of: hash) { label in
      labels.insert(label)
      return true
    }
    return labels
  }

  /// Whether some row has the hash.
  @inlinable
  func contains(_ hash: UInt32) -> Bool {
    var found = false
    forEachLabel(of: hash) { _ in
      found = true
      return false
    }
    return found
  }

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
    root.insert(slots, depth: 0, repeated: &repeated)
    return repeated
  }

  /// Notes that a row that is there went to another leaf.
  @inlinable
  mutating func move(_ hash: UInt32, from old: UInt64, to new: UInt64) {
    root.withTable(of: hash) { part in
      part.slots[part.place(of: hash, old)] = Slot(hash: hash, label: new)
    }
  }

  /// Removes a row that is there.
  @inlinable
  mutating func remove(_ hash: UInt32, label: UInt64) {
    root.withTable(of: hash) { part in part.remove(at: part.place(of: hash, label)) }
  }

  /// The number of rows, counted one by one.
  var count: Int { root.total }
}
