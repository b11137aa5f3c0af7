/// A table from identifiers to labels whose copies share what has not been edited.
///
/// A trie over the bits of the hash, sixteen ways at a node, with small buckets at its ends. Looking
/// up hashes once and compares only where the whole hash agrees; hashes are kept, so that a bucket
/// divides without asking the identifiers again. Identifiers whose hashes are all equal share one
/// bucket, which is then searched row by row.
struct IdentityIndex<ID: Hashable & Sendable>: Sendable {
  struct Item: Sendable {
    var id: ID
    var hash: UInt
    var label: UInt64
  }

  /// A bucket, or, where `children` is not empty, sixteen parts.
  struct Part: Sendable {
    var items: ContiguousArray<Item> = []
    var children: ContiguousArray<Part> = []
  }

  static var capacity: Int { 48 }

  private var root = Part()

  init() {}

  /// Creates an index of identifiers that are all different.
  init(_ entries: some Sequence<(ID, UInt64)>, count: Int) {
    var items: ContiguousArray<Item> = []
    items.reserveCapacity(count)
    for (id, label) in entries {
      items.append(Item(id: id, hash: Self.hash(id), label: label))
    }
    root = Part(items, shift: 0)
  }

  private static func hash(_ id: ID) -> UInt { UInt(bitPattern: id.hashValue) }
}

extension IdentityIndex {
  /// The label of an identifier.
  func label(of id: ID) -> UInt64? {
    let hash = Self.hash(id)
    return root.find(id, hash: hash)
  }

  /// Adds an identifier that is not there yet.
  mutating func insert(_ id: ID, label: UInt64) {
    root.insert(Item(id: id, hash: Self.hash(id), label: label), shift: 0)
  }

  /// Changes the label of an identifier that is there.
  mutating func update(_ id: ID, label: UInt64) {
    root.update(id, hash: Self.hash(id), shift: 0, label: label)
  }

  /// Removes an identifier that is there.
  mutating func remove(_ id: ID) {
    root.remove(id, hash: Self.hash(id), shift: 0)
  }

  /// The number of identifiers, counted one by one.
  var count: Int { root.count }
}

extension IdentityIndex.Part {
  /// Creates a part for items that agree in the low `shift` bits of their hashes.
  init(_ items: ContiguousArray<IdentityIndex.Item>, shift: UInt) {
    guard items.count > IdentityIndex.capacity, shift < UInt.bitWidth, !Self.agree(items) else {
      self.items = items
      return
    }
    var counts = [Int](repeating: 0, count: 16)
    for item in items { counts[Int(item.hash >> shift & 15)] += 1 }
    var parts = counts.map { count in
      var part: ContiguousArray<IdentityIndex.Item> = []
      part.reserveCapacity(count)
      return part
    }
    for item in items { parts[Int(item.hash >> shift & 15)].append(item) }
    children = ContiguousArray(parts.map { Self($0, shift: shift + 4) })
  }

  private static func agree(_ items: ContiguousArray<IdentityIndex.Item>) -> Bool {
    items.allSatisfy { $0.hash == items[0].hash }
  }

  private func place(_ id: ID, hash: UInt) -> Int? {
    items.firstIndex { $0.hash == hash && $0.id == id }
  }

  func find(_ id: ID, hash: UInt) -> UInt64? {
    guard children.isEmpty else {
      var part = children[Int(hash & 15)]
      var rest = hash >> 4
      while !part.children.isEmpty {
        part = part.children[Int(rest & 15)]
        rest >>= 4
      }
      return part.place(id, hash: hash).map { part.items[$0].label }
    }
    return place(id, hash: hash).map { items[$0].label }
  }

  mutating func insert(_ item: IdentityIndex.Item, shift: UInt) {
    if children.isEmpty {
      items.append(item)
      // Where hashes are equal, dividing does not help and is tried again only now and then.
      let count = items.count
      if count > IdentityIndex.capacity, count % IdentityIndex.capacity == 1 {
        self = Self(items, shift: shift)
      }
    } else {
      children[Int(item.hash >> shift & 15)].insert(item, shift: shift + 4)
    }
  }

  mutating func update(_ id: ID, hash: UInt, shift: UInt, label: UInt64) {
    if children.isEmpty {
      guard let place = place(id, hash: hash) else { preconditionFailure("not in the index") }
      items[place].label = label
    } else {
      children[Int(hash >> shift & 15)].update(id, hash: hash, shift: shift + 4, label: label)
    }
  }

  mutating func remove(_ id: ID, hash: UInt, shift: UInt) {
    if children.isEmpty {
      guard let place = place(id, hash: hash) else { preconditionFailure("not in the index") }
      items.swapAt(place, items.count - 1)
      items.removeLast()
    } else {
      children[Int(hash >> shift & 15)].remove(id, hash: hash, shift: shift + 4)
      if children.allSatisfy({ $0.items.isEmpty && $0.children.isEmpty }) { children = [] }
    }
  }

  var count: Int { children.isEmpty ? items.count : children.reduce(0) { $0 + $1.count } }
}
