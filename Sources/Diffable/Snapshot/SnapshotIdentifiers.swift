/// Some of a snapshot's section or item identifiers in order, read from it when asked for.
///
/// A view onto the snapshot as it was when the view was taken, not a copy of its identifiers: a
/// subscript costs O(log *n*), walking over *k* of the items O(*k*). Indices count from 0.
public struct SnapshotIdentifiers<
  Section: Hashable & Sendable, Item: Hashable & Sendable, Element: Hashable & Sendable
>: RandomAccessCollection, Sendable {
  @usableFromInline
  typealias List = DiffableDataSourceSnapshot<Section, Item>

  @usableFromInline let outline: Outline<List.Identifier>
  @usableFromInline let range: Range<Int>
  @usableFromInline let level: Int
  @usableFromInline let element: @Sendable (List.Identifier) -> Element?

  /// How many there are: one more than the last index.
  public let endIndex: Int

  /// The first index, 0.
  @inlinable public var startIndex: Int { 0 }

  @inlinable
  init(
    _ outline: Outline<List.Identifier>, level: Int, _ range: Range<Int>,
    _ element: @escaping @Sendable (List.Identifier) -> Element?
  ) {
    self.outline = outline
    self.range = range
    self.level = level
    self.element = element
    let sections = outline.count(ofLevel: 0, in: 0..<range.upperBound)
    let before = outline.count(ofLevel: 0, in: 0..<range.lowerBound)
    endIndex = level == 0 ? sections - before : range.count - (sections - before)
  }

  /// The identifier at an index.
  ///
  /// - Precondition: The index is in `0..<endIndex`.
  /// - Complexity: O(log *n*).
  @inlinable
  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < endIndex, "Index is out of range")
    guard let element = element(outline.row(at: position(of: index)).id) else {
      preconditionFailure("A row of another kind")
    }
    return element
  }

  @inlinable
  func position(of index: Int) -> Int {
    if level == 0 { return outline.position(ofLevel: 0, at: index, in: range) }
    if range.count == endIndex { return range.lowerBound + index }
    return outline.position(belowRoots: index)
  }

  /// An iterator that begins at the first one.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Reads ahead, so that a whole walk costs less than as many subscripts.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let identifiers: SnapshotIdentifiers
    @usableFromInline var buffer: [Element] = []
    @usableFromInline var offset = 0
    @usableFromInline var read = 0

    @inlinable
    init(_ identifiers: SnapshotIdentifiers) { self.identifiers = identifiers }

    /// The next identifier; `nil` after the last one.
    ///
    /// - Complexity: O(log *n*) for the first of each 64 read ahead, O(1) for the others, where
    ///   walking costs O(*k*).
    @inlinable
    public mutating func next() -> Element? {
      if offset == buffer.count {
        buffer = identifiers.run(from: read)
        read += buffer.count
        offset = 0
        if buffer.isEmpty { return nil }
      }
      defer { offset += 1 }
      return buffer[offset]
    }
  }

  /// A few identifiers from `index` on; none at the end only.
  @inlinable
  func run(from index: Int) -> [Element] {
    let most = Swift.min(64, endIndex - index)
    guard most > 0 else { return [] }
    if level == 0 { return [self[index]] }
    var run: [Element] = []
    outline.forEachRow(in: position(of: index)..<range.upperBound) { row in
      if let element = element(row.id) { run.append(element) }
      return run.count < most
    }
    return run
  }
}

extension Outline {
  /// The position of the row at `index` among all rows below roots.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func position(belowRoots index: Int) -> Int {
    var (node, start, index) = (root, 0, index)
    while !node.isLeaf {
      var next = node
      for child in node.children {
        let count = child.rows - child.count(ofLevel: 0, in: 0..<child.rows)
        next = child
        if index < count { break }
        index -= count
        start += child.rows
      }
      node = next
    }
    for offset in node.marks.indices where node.marks[offset].level > 0 {
      if index == 0 { return start + offset }
      index -= 1
    }
    preconditionFailure("Index out of range")
  }
}

extension SnapshotIdentifiers: Equatable {
  /// Whether both have the same identifiers in the same order.
  ///
  /// - Complexity: That of walking over them.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Whether the identifiers are those of an array, in its order.
  @inlinable
  public static func == (left: Self, right: [Element]) -> Bool { left.elementsEqual(right) }

  /// Whether the identifiers are others than those of an array, or in another order.
  @inlinable
  public static func != (left: Self, right: [Element]) -> Bool { !(left == right) }
}

extension SnapshotIdentifiers: Hashable {
  /// Hashes the identifiers in their order.
  ///
  /// - Complexity: That of walking over them.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for identifier in self { hasher.combine(identifier) }
  }
}

extension SnapshotIdentifiers: CustomStringConvertible {
  /// The identifiers as an array describes them.
  @inlinable public var description: String { Array(self).description }
}
