/// A table of rows by hash, or, where `children` is not empty, sixteen parts.
///
/// The table is open addressing: a row stands at the place that the high bits of its hash say, or at
/// the next free one.
@usableFromInline
struct IndexPart: Sendable {
  @usableFromInline typealias Slot = IdentityIndex.Slot

  @usableFromInline var slots: ContiguousArray<Slot> = []
  @usableFromInline var children: ContiguousArray<IndexPart> = []

  /// How many slots of the table are taken.
  @usableFromInline var taken = 0

  @inlinable
  init() {}

  /// The most rows in a table whose hashes differ: it is copied when one of them changes.
  @inlinable static var capacity: Int { 512 }

  /// Creates a part for rows whose hashes have the low `depth` bits in common.
  @inlinable
  init(_ rows: ContiguousArray<Slot>, depth: UInt32, repeated: inout [UInt32]) {
    guard rows.count > Self.capacity, depth < IdentityIndex.hashBits, Self.differ(rows)
    else {
      fill(rows, repeated: &repeated)
      return
    }
    divide(rows, depth: depth, repeated: &repeated)
  }

  /// Becomes sixteen parts of these rows.
  @inlinable
  mutating func divide(_ rows: ContiguousArray<Slot>, depth: UInt32, repeated: inout [UInt32]) {
    self = IndexPart()
    children = ContiguousArray(
      Self.divide(rows, depth: depth).map { part in
        IndexPart(part, depth: depth + 4, repeated: &repeated)
      })
  }

  /// The rows by the four bits of their hashes above the low `depth`.
  @inlinable
  static func divide(
    _ rows: ContiguousArray<Slot>, depth: UInt32
  ) -> ContiguousArray<ContiguousArray<Slot>> {
    var counts = [Int](repeating: 0, count: 16)
    for row in rows { counts[Int(row.hash >> depth & 15)] += 1 }
    var parts = ContiguousArray<ContiguousArray<Slot>>()
    parts.reserveCapacity(16)
    for count in counts {
      parts.append([])
      parts[parts.count - 1].reserveCapacity(count)
    }
    for row in rows { parts[Int(row.hash >> depth & 15)].append(row) }
    return parts
  }

  /// Becomes a table of these rows, with room for some more.
  @inlinable
  mutating func fill(_ rows: some Collection<Slot>, repeated: inout [UInt32]) {
    slots = ContiguousArray(repeating: .free, count: rows.count + rows.count / 3 + 2)
    taken = rows.count
    for row in rows where put(row) { repeated.append(row.hash) }
  }
}

extension IndexPart {
  @inlinable @inline(__always)
  func home(of hash: UInt32) -> Int {
    Int((UInt64(hash) * UInt64(slots.count)) >> UInt64(IdentityIndex.hashBits))
  }

  @inlinable @inline(__always)
  func place(after place: Int) -> Int { place + 1 == slots.count ? 0 : place + 1 }

  /// Calls `body` with the label of each row that has a hash, which is `path` but for the bits that
  /// led here, until it returns `false`.
  @inlinable
  func forEachLabel(of hash: UInt32, path: UInt32, _ body: (UInt64) -> Bool) {
    guard children.isEmpty else {
      return children[Int(path & 15)].forEachLabel(of: hash, path: path >> 4, body)
    }
    if slots.isEmpty { return }
    slots.withUnsafeBufferPointer { slots in
      var place = home(of: hash)
      while !slots[place].isFree {
        if slots[place].hash == hash, !body(slots[place].label) { return }
        place = self.place(after: place)
      }
    }
  }

  /// Puts a row into the table, which has room for it.
  ///
  /// - Returns: Whether another row has the same hash.
  @inlinable @inline(__always)
  mutating func put(_ row: Slot) -> Bool {
    var isKnown = false
    var place = home(of: row.hash)
    while !slots[place].isFree {
      if slots[place].hash == row.hash { isKnown = true }
      place = self.place(after: place)
    }
    slots[place] = row
    return isKnown
  }

  /// Adds a row whose hash is `path` but for the low `depth` bits.
  ///
  /// - Returns: Whether another row has the same hash.
  @inlinable
  mutating func insert(_ row: Slot, path: UInt32, depth: UInt32) -> Bool {
    if children.isEmpty { makeRoom(for: 1, depth) }
    guard children.isEmpty else {
      return children[Int(path & 15)].insert(row, path: path >> 4, depth: depth + 4)
    }
    taken += 1
    return put(row)
  }

  /// Adds rows, part by part, so that each table is visited once.
  @inlinable
  mutating func insert(_ rows: ContiguousArray<Slot>, depth: UInt32, repeated: inout [UInt32]) {
    if children.isEmpty { makeRoom(for: rows.count, depth) }
    if children.isEmpty {
      taken += rows.count
      for row in rows where put(row) { repeated.append(row.hash) }
    } else if rows.count < 128 {
      for row in rows where insert(row, path: row.hash >> depth, depth: depth) {
        repeated.append(row.hash)
      }
    } else {
      for (index, part) in Self.divide(rows, depth: depth).enumerated() where !part.isEmpty {
        children[index].insert(part, depth: depth + 4, repeated: &repeated)
      }
    }
  }

  /// Makes the table larger, or divides it, where more rows would fill it to more than seven eighths.
  @inlinable
  mutating func makeRoom(for more: Int, _ depth: UInt32) {
    if taken + more < slots.count - slots.count / 8 { return }
    let rows = ContiguousArray(slots.lazy.filter { !$0.isFree })
    var repeated: [UInt32] = []
    if rows.count + more > Self.capacity, depth < IdentityIndex.hashBits, Self.differ(rows) {
      divide(rows, depth: depth, repeated: &repeated)
    } else {
      slots = ContiguousArray(repeating: .free, count: (rows.count + more) * 9 / 4 + 2)
      for row in rows { _ = put(row) }
    }
  }

  /// Whether dividing by hash makes sense.
  @inlinable
  static func differ(_ rows: ContiguousArray<Slot>) -> Bool {
    rows.contains { $0.hash != rows[0].hash }
  }

  /// Edits the table that holds the rows with a hash.
  @inlinable
  mutating func withTable(of hash: UInt32, _ edit: (inout IndexPart) -> Void) {
    withTable(path: hash, edit)
  }

  @inlinable
  mutating func withTable(path: UInt32, _ edit: (inout IndexPart) -> Void) {
    guard children.isEmpty else {
      return children[Int(path & 15)].withTable(path: path >> 4, edit)
    }
    edit(&self)
  }

  /// Where in the table a row stands that is there.
  @inlinable
  func place(of hash: UInt32, _ label: UInt64) -> Int {
    var place = home(of: hash)
    while slots[place].hash != hash || slots[place].label != label {
      precondition(!slots[place].isFree, "not in the index")
      place = self.place(after: place)
    }
    return place
  }

  /// Frees a slot, and closes the gap before rows that would stand there if it had been free.
  @inlinable
  mutating func remove(at place: Int) {
    var gap = place
    var next = self.place(after: place)
    while !slots[next].isFree {
      if distance(from: home(of: slots[next].hash), to: next) >= distance(from: gap, to: next) {
        slots[gap] = slots[next]
        gap = next
      }
      next = self.place(after: next)
    }
    slots[gap] = .free
    taken -= 1
    if slots.count > 16, taken < slots.count / 4 {
      var repeated: [UInt32] = []
      fill(slots.filter { !$0.isFree }, repeated: &repeated)
    }
  }

  @inlinable @inline(__always)
  func distance(from start: Int, to end: Int) -> Int {
    end >= start ? end - start : end - start + slots.count
  }

  var total: Int { children.isEmpty ? taken : children.reduce(0) { $0 + $1.total } }
}
