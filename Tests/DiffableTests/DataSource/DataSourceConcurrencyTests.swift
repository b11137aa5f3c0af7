import Diffable
import DiffableModels
import Testing

@Suite("Data source, at once")
struct DataSourceConcurrencyTests {
  typealias Source = DiffableDataSource<String, Int, String>

  let view = RecordingView()
  let source: Source

  init() {
    source = Source(view: view) { _, path, item in "\(item) at \(path)" }
  }

  @Test("takes changes from many threads")
  func threads() async throws {
    let apply: @Sendable (Int, Int) -> Void = { [source] worker, round in
      let items = Array((worker * 100 + 1000)..<(worker * 100 + 1000 + round))
      _ = try? source.apply(DiffableDataSourceSectionSnapshot(items), to: "s\(worker)")
      _ = source.cell(at: IndexPath(section: 0, item: 0))
    }
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for round in 0..<20 { apply(worker, round) }
        }
      }
    }
    #expect(view.failures == 0)
    #expect(view.list.sections == Array(source.snapshot().sectionIdentifiers))
    #expect(view.list.items.flatMap { $0 } == Array(source.snapshot().itemIdentifiers))
  }

  @Test("returns from an awaited apply once the view knows")
  func awaited() async throws {
    let difference = try await source.apply(DiffableDataSourceSectionSnapshot([1, 2]), to: "a")
    #expect(difference.insertedItems.count == 2)
    #expect(view.list.items == [[1, 2]])
    try await source.apply(DiffableDataSourceSnapshot(sections: [("b", [3])]))
    #expect(view.list.items == [[3]])
    await #expect(throws: SnapshotError.self) {
      try await source.apply(DiffableDataSourceSectionSnapshot([3]), to: "c")
    }
  }

  @Test("drops what is stale, and says so")
  func generations() throws {
    let old = try DiffableDataSourceSnapshot(sections: [("a", [1])])
    let new = try DiffableDataSourceSnapshot(sections: [("a", [2])])
    #expect(try source.apply(new, generation: 2) != nil)
    #expect(try source.apply(old, generation: 1) == nil)
    #expect(source.snapshot() == new)
    #expect(
      try source.apply(DiffableDataSourceSectionSnapshot([3]), to: "a", generation: 1) == nil)
    #expect(
      try source.apply(DiffableDataSourceSectionSnapshot([3]), to: "a", generation: 2) != nil)
    #expect(view.list.items == [[3]])
  }

  @Test("tells every reader of every change, however slow")
  func changes() async throws {
    var source: Source? = Source(view: view) { _, _, item in "\(item)" }
    let streams = [source?.changes, source?.changes].compactMap { $0 }
    let fill: (Int) throws -> Void = { count in
      _ = try source?.apply(DiffableDataSourceSectionSnapshot(Array(0..<count)), to: "a")
    }
    for count in [1, 2, 2, 4] { try fill(count) }
    source = nil
    for stream in streams {
      var counts: [Int] = []
      for await difference in stream { counts.append(difference.insertedItems.count) }
      #expect(counts == [1, 1, 2])
    }
  }
}
