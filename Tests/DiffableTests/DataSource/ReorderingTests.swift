import Diffable
import DiffableModels
import Testing

@Suite("Moving items of a data source")
struct ReorderingTests {
  typealias Source = DiffableDataSource<String, Int, String>

  let view = RecordingView()
  let source: Source

  init() throws {
    source = Source(view: view) { _, _, item in "\(item)" }
    var tree = try DiffableDataSourceSectionSnapshot([1, 2])
    try tree.append([11, 12], to: 1)
    tree.expand([1])
    try source.apply(tree, to: "tree")
    var list = source.snapshot()
    try list.appendSections(["list"])
    try list.appendItems([7, 8])
    try source.apply(list)
  }

  @Test("works within a section and across them")
  func places() throws {
    try source.move(1, after: 2)
    #expect(view.list.items == [[2, 1, 11, 12], [7, 8]])
    try source.move(8, before: 7)
    #expect(view.list.items == [[2, 1, 11, 12], [8, 7]])
    try source.move(8, before: 12)
    #expect(view.list.items == [[2, 1, 11, 8, 12], [7]])
    #expect(try source.snapshot(for: "tree").parent(of: 8) == 1)
    let difference = try source.move(1, after: 7)
    #expect(view.list.items == [[2], [7, 1]])
    #expect(difference.changedParents == [1])
    #expect(view.failures == 0)
  }

  @Test("refuses what makes no sense, and then changes nothing")
  func errors() throws {
    let before = source.snapshot()
    #expect(throws: SnapshotError.self) { try source.move(1, before: 11) }
    #expect(throws: SnapshotError.self) { try source.move(7, before: 7) }
    #expect(throws: SnapshotError.self) { try source.move(7, before: 99) }
    #expect(source.snapshot() == before)
  }

  @Test("asks and tells the handlers, with what changed in each section")
  func handlers() throws {
    let log = Log()
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.willReorder = { [view] transaction in
      log.add("will, \(view.list.items[1].count) left")
      #expect(transaction.initialSnapshot.numberOfItems == 6)
    }
    source.reorderingHandlers.didReorder = { transaction in
      log.add("did, \(transaction.difference.count) changes")
      for section in transaction.sectionTransactions {
        log.add("\(section.section): \(section.finalSnapshot.visibleItems)")
      }
    }
    #expect(try source.move(2, before: 1).isEmpty)
    // The list of all items is the same before and after: only the sections tell.
    try source.move(7, after: 2)
    #expect(
      log.lines == ["will, 2 left", "did, 0 changes", "tree: [1, 11, 12, 2, 7]", "list: [8]"])
  }
}
