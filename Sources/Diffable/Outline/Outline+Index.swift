import Synchronization

extension Outline {
  /// An index that copies of an outline share until one of them is edited, built when first asked.
  ///
  /// Outlines are passed between threads, and two of them may look up at once.
  final class SharedIndex: Sendable {
    private let index = Mutex<IdentityIndex<ID>?>(nil)

    /// The index, if anybody has asked for it yet.
    var built: IdentityIndex<ID>? { index.withLock { $0 } }

    /// The index, built from the rows below `root` if it has to be.
    func built(from root: Node) -> IdentityIndex<ID> {
      if let built { return built }
      // Not inside the lock, since hashing is the caller's code; two threads may both build.
      let new = root.makeIndex()
      index.withLock { $0 = new }
      return new
    }
  }
}

extension Outline.Node {
  /// An index of every row below.
  func makeIndex() -> IdentityIndex<ID> {
    var pairs: ContiguousArray<(ID, UInt64)> = []
    pairs.reserveCapacity(rows)
    forEachLeaf { leaf in for entry in leaf.entries { pairs.append((entry.id, entry.label)) } }
    return IdentityIndex(pairs, count: pairs.count)
  }

  /// Calls `body` with every leaf below, from left to right.
  func forEachLeaf(_ body: (Outline.Node) -> Void) {
    if isLeaf {
      body(self)
    } else {
      for child in children { child.forEachLeaf(body) }
    }
  }
}
