import Foundation
import Synchronization
import Testing

@testable import Diffable

#if !INTERNAL_CHECKS  // Checking the invariants looks up every identifier.
  /// Counts what each operation asks of identifiers, and compares it with the table of *Costs*.
  @Suite("Calls of hash and equality")
  struct OperationCountTests {
    typealias ID = OutlineCostTests.CountedID
    typealias List = DiffableDataSourceSnapshot<Int, ID>
    typealias Tree = DiffableDataSourceSectionSnapshot<ID>

    /// What an operation asks for in all, as the table says it.
    typealias Case = (name: String, count: @Sendable (Fixture) throws -> Counts)

    struct Counts: Equatable {
      var hashes: Int
      var comparisons: Int
    }

    /// A list and a tree of `size` items, and identifiers that are in neither.
    struct Fixture: Sendable {
      let size: Int
      let counter = ID.Counter()
      let list: List
      let tree: Tree

      init(size: Int) throws {
        let ids = (0..<size).map { [counter] in ID(value: $0, counter: counter) }
        self.size = size
        list = try List(sections: [(0, Array(ids[..<(size / 2)])), (1, Array(ids[(size / 2)...]))])
        var tree = try Tree([ids[0]]) { $0.value == 0 ? Array(ids[1...]) : [] }
        tree.expand([ids[0]])
        self.tree = tree
      }

      func id(_ value: Int) -> ID { ID(value: value, counter: counter) }

      /// Ten that are new.
      var new: [ID] { (size..<(size + 10)).map(id) }

      /// Ten that are there, far from each other.
      var known: [ID] { (1...10).map { id($0 * size / 12) } }

      var middle: ID { id(size / 2) }

      func counting(_ body: () throws -> Void) rethrows -> Counts {
        let (hashes, comparisons) = (
          counter.hashes.load(ordering: .relaxed), counter.comparisons.load(ordering: .relaxed)
        )
        try body()
        return Counts(
          hashes: counter.hashes.load(ordering: .relaxed) - hashes,
          comparisons: counter.comparisons.load(ordering: .relaxed) - comparisons)
      }

      func editing(_ body: (inout List) throws -> Void) rethrows -> Counts {
        var copy = list
        return try counting { try body(&copy) }
      }

      func editingTree(_ body: (inout Tree) throws -> Void) rethrows -> Counts {
        var copy = tree
        return try counting { try body(&copy) }
      }
    }

    static let cases: [Case] =
      listCases + treeCases + differenceCases

    @Test("are what the article says, whatever the size", arguments: [1_000, 10_000])
    func table(size: Int) throws {
      let article = try String(
        contentsOf: ArticleTests.root.appending(
          path: "Sources/Diffable/Diffable.docc/Articles/Costs.md"), encoding: .utf8)
      let lines = article.split(separator: "\n")
      let start = try #require(lines.firstIndex(of: "| operation | hashes | comparisons |"))
      let table = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
      let fixture = try Fixture(size: size)
      // The first lookup makes the index.
      _ = (fixture.list.indexOfItem(fixture.middle), fixture.tree.index(of: fixture.middle))
      let found = try Self.cases.map { name, count in
        let counts = try count(fixture)
        return "| \(name) | \(counts.hashes) | \(counts.comparisons) |"
      }
      #expect(found == table.map(String.init), "\(found.joined(separator: "\n"))")
    }
  }
#endif
