/// What the tree behind an ``Outline`` keeps of a row besides its identifier.
@usableFromInline
struct RowMark: Hashable, Sendable {
  /// The low bits of the identifier's hash value, kept so that nothing is hashed twice.
  @usableFromInline var hash: UInt32

  /// The number of collapsed ancestors, less what is pending in the nodes above.
  @usableFromInline var hidden: Int32

  @usableFromInline var levelAndFlag: Int32

  @inlinable @inline(__always)
  init(hash: UInt32, hidden: Int32, level: Int, isExpanded: Bool) {
    self.hash = hash
    self.hidden = hidden
    levelAndFlag = Int32(truncatingIfNeeded: level) << 1 | (isExpanded ? 1 : 0)
  }

  @inlinable var level: Int32 { levelAndFlag >> 1 }

  @inlinable var isExpanded: Bool {
    get { levelAndFlag & 1 != 0 }
    set { levelAndFlag = levelAndFlag & ~1 | (newValue ? 1 : 0) }
  }
}

extension Hashable {
  /// What a ``RowMark`` keeps of the hash value.
  @inlinable @inline(__always)
  var shortHash: UInt32 {
    UInt32(truncatingIfNeeded: hashValue) & (1 << IdentityIndex.hashBits - 1)
  }
}
