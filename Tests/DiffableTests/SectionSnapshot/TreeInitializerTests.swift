import Diffable
import TestSupport
import Testing

@Suite("Section snapshot of a tree")
struct TreeInitializerTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<Int>

  struct Folder {
    var name: String
    var folders: [Folder] = []
  }

  @Test("takes a program's own nodes")
  func nodes() throws {
    let folders = [
      Folder(name: "Europe", folders: [Folder(name: "Crete"), Folder(name: "Malta")]),
      Folder(name: "Asia"),
    ]
    let snapshot = try DiffableDataSourceSectionSnapshot(folders, id: \.name, children: \.folders)
    #expect(snapshot.visualDescription() == "-*Europe\n  - Crete\n  - Malta\n-*Asia")
    #expect(try snapshot.parent(of: "Malta") == "Europe")
  }

  @Test("is what appending family by family gives", arguments: 0..<50 as Range<UInt64>)
  func appending(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...300, using: &random)
    var children: [[Int]] = Array(repeating: [], count: count)
    var roots: [Int] = []
    for item in 0..<count {
      if item == 0 || Int.random(in: 0..<10, using: &random) == 0 {
        roots.append(item)
      } else {
        children[Int.random(in: 0..<item, using: &random)].append(item)
      }
    }
    var expected = Snapshot()
    try expected.append(roots)
    for item in 0..<count { try expected.append(children[item], to: item) }
    var snapshot = try Snapshot(roots) { children[$0] }
    #expect(snapshot == expected)
    #expect(snapshot.items.allSatisfy { snapshot.index(of: $0) == expected.index(of: $0) })
    snapshot.expandAll()
    expected.expandAll()
    #expect(snapshot.visibleItems.elementsEqual(expected.visibleItems))
  }

  @Test("refuses items that repeat")
  func duplicates() throws {
    let again = SnapshotError.duplicateItems(
      [.init(identifier: "3", place: .argument)], operation: .append)
    #expect(throws: again) { try Snapshot([1, 2]) { $0 < 3 ? [3] : [] } }
    #expect(throws: again) { try Snapshot([3, 3]) { _ in [] } }
  }

  @Test("ends where a path never does", arguments: [0, 1, 2, 5, 100, 1000], [1, 2, 3, 7, 1000])
  func cycles(tail: Int, length: Int) throws {
    // A path that enters a cycle after `tail` items, with a leaf of its own beside each item.
    var asked = 0
    #expect(throws: SnapshotError.self) {
      try Snapshot([0]) { item -> [Int] in
        asked += 1
        if item < 0 { return [] }
        return [-item - 1, item + 1 < tail + length ? item + 1 : tail]
      }
    }
    #expect(asked < 10 * (tail + length + 1))
  }

  @Test("takes a chain of 100,000 levels")
  func chain() throws {
    let count = 100_000
    let snapshot = try Snapshot([0]) { item in item + 1..<min(item + 2, count) }
    #expect(snapshot.items.count == count)
    #expect(try snapshot.level(of: count - 1) == count - 1)
    #expect(try snapshot.parent(of: count - 1) == count - 2)
  }
}
