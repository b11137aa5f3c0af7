/// Some of a snapshot's identifiers in display order, read from it when asked for.
///
/// A view onto the snapshot as it was when the view was taken, not a copy of its items: obtaining
/// one costs O(log *n*), a subscript O(log *n*), and walking over *k* of them in a row O(*k*) for
/// all items or the descendants of one, O(*k* log *n*) for the rest. Indices count from 0.
public struct SnapshotItems<Item: Hashable & Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline
  enum Selection: Sendable {
    case all(Range<Int>)
    case visible
    case expanded
    case level(Int, Range<Int>)
  }

  @usableFromInline let outline: Outline<Item>
  @usableFromInline let selection: Selection

  /// How many there are: one more than the last index.
  public let endIndex: Int

  /// The first index, 0.
  @inlinable public var startIndex: Int { 0 }

  @inlinable
  init(_ outline: Outline<Item>, _ selection: Selection) {
    self.outline = outline
    self.selection = selection
    endIndex =
      switch selection {
      case .all(let range): range.count
      case .visible: outline.visibleCount
      case .expanded: outline.expandedCount
      case .level(let level, let range): outline.count(ofLevel: level, in: range)
      }
  }

  /// The identifier at an index.
  ///
  /// - Precondition: The index is in `0..<endIndex`.
  /// - Complexity: O(log *n*).
  @inlinable
  public subscript(index: Int) -> Item {
    precondition(index >= 0 && index < endIndex, "Index is out of range")
    let position =
      switch selection {
      case .all(let range): range.lowerBound + index
      case .visible: outline.position(ofVisible: index)
      case .expanded: outline.position(ofExpanded: index)
      case .level(let level, let range): outline.position(ofLevel: level, at: index, in: range)
      }
    return outline.row(at: position).id
  }

  /// An iterator that begins at the first one.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Reads ahead, so that a whole walk costs less than as many subscripts.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let items: SnapshotItems
    @usableFromInline var buffer: [Item] = []
    @usableFromInline var offset = 0
    @usableFromInline var read = 0

    @inlinable
    init(_ items: SnapshotItems) { self.items = items }

    /// The next identifier; `nil` after the last one.
    ///
    /// - Complexity: O(log *n*) for the first of each 64 read ahead, O(1) for the others, where
    ///   walking costs O(*k*).
    @inlinable
    public mutating func next() -> Item? {
      if offset == buffer.count {
        buffer = items.run(from: read)
        read += buffer.count
        offset = 0
        if buffer.isEmpty { return nil }
      }
      defer { offset += 1 }
      return buffer[offset]
    }
  }

  /// A few items from `index` on; none at the end only.
  @inlinable
  func run(from index: Int) -> [Item] {
    let most = Swift.min(64, endIndex - index)
    guard most > 0 else { return [] }
    var run: [Item] = []
    run.reserveCapacity(most)
    switch selection {
    case .all(let range):
      let start = range.lowerBound + index
      outline.forEachRow(in: start..<(start + most)) { row in
        run.append(row.id)
        return true
      }
    case .visible:
      outline.forEachVisibleRow(from: outline.position(ofVisible: index)) { row, _ in
        run.append(row.id)
        return run.count < most
      }
    case .expanded, .level:
      run.append(self[index])
    }
    return run
  }
}

extension SnapshotItems: Equatable {
  /// Whether both have the same identifiers in the same order.
  ///
  /// - Complexity: That of walking over them.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Whether the identifiers are those of an array, in its order.
  @inlinable
  public static func == (left: Self, right: [Item]) -> Bool { left.elementsEqual(right) }

  /// Whether the identifiers are others than those of an array, or in another order.
  @inlinable
  public static func != (left: Self, right: [Item]) -> Bool { !(left == right) }
}

extension SnapshotItems: Hashable {
  /// Hashes the identifiers in their order.
  ///
  /// - Complexity: That of walking over them.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for item in self { hasher.combine(item) }
  }
}

extension SnapshotItems: CustomStringConvertible {
  /// The identifiers as an array describes them.
  @inlinable public var description: String { Array(self).description }
}
