import Synchronization
import Diffable
import Testing

/// Counts of hash and `==` calls: they must not grow with what stays as it is.
@Suite("The cost of an apply")
struct ApplyCostTests {
  typealias Counted = OutlineCostTests.CountedID

  #if !INTERNAL_CHECKS  // Checking the invariants looks up every identifier.
    @Test("of an edited copy is the same for ten times the items")
    func editedCopies() throws {
      let (small, large) = (try cost(1_000), try cost(10_000))
      #expect(large <= small * 2, "\(small) at 1,000 items, \(large) at 10,000")
      #expect(small < 500)
    }
  #endif

  /// How often identifiers are hashed and compared for two small edits and their applies.
  private func cost(_ count: Int) throws -> Int {
    let counter = Counted.Counter()
    let ids = (0..<(count + 1)).map { Counted(value: $0, counter: counter) }
    let source = DiffableDataSource<Int, Counted, Int>(view: SilentView()) { _, _, item in
      item.value
    }
    var tree = try DiffableDataSourceSectionSnapshot([ids[0]])
    try tree.append(Array(ids[1..<count]), to: ids[0])
    tree.expand([ids[0]])
    try source.apply(tree, to: 0)
    let asked = {
      counter.hashes.load(ordering: .relaxed) + counter.comparisons.load(ordering: .relaxed)
    }
    // The first lookup hashes every identifier once.
    #expect(source.indexPath(for: ids[1]) == IndexPath(section: 0, item: 1))
    let before = asked()
    tree = source.snapshot(for: 0)
    try tree.insert([ids[count]], before: ids[count / 2])
    try source.apply(tree, to: 0)
    var list = source.snapshot()
    try list.reconfigureItems([ids[1]])
    try source.apply(list)
    return asked() - before
  }
}

private final class SilentView: DiffableListView {
  func apply(
    _ difference: SnapshotDifference<Int, OutlineCostTests.CountedID>, animatingDifferences: Bool
  ) {}
  func reloadData() {}
}
