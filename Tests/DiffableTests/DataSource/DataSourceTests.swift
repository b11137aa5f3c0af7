import Diffable
import DiffableModels
import Synchronization
import Testing

@Suite("Data source")
struct DataSourceTests {
  typealias Source = DiffableDataSource<String, Int, String>

  let view = RecordingView()
  let source: Source

  init() throws {
    source = Source(view: view) { _, path, item in "\(item) at \(path)" }
    var tree = try DiffableDataSourceSectionSnapshot([1, 2, 3])
    try tree.append([11, 12], to: 1)
    try tree.append([111], to: 11)
    try source.apply(tree, to: "a")
  }

  @Test("makes the cells of its rows")
  func cells() {
    #expect(source.cell(at: IndexPath(section: 0, item: 1)) == "2 at [0, 1]")
    #expect(source.cell(at: IndexPath(section: 0, item: 3)) == nil)
    #expect(source.cell(at: IndexPath(section: -1, item: 0)) == nil)
  }

  @Test("does nothing when the same snapshot is applied again")
  func again() throws {
    var tree = source.snapshot(for: "a")
    #expect(try source.apply(tree, to: "a").isEmpty)
    #expect(try source.apply(source.snapshot()).isEmpty)
    #expect(view.applies == 1)
    try tree.reload([2])
    let difference = try source.apply(tree, to: "a")
    #expect(difference.updatedItems.map(\.item) == [2])
    #expect(source.snapshot(for: "a").reloadedItems.isEmpty)
  }

  @Test("refuses an item that is in another section, shown or hidden")
  func otherSection() throws {
    let message = "apply: duplicate item '2' (already in section 'a')"
    var error = #expect(throws: SnapshotError.self) {
      try source.apply(DiffableDataSourceSectionSnapshot([2]), to: "b")
    }
    #expect(error?.description == message)
    #expect(throws: SnapshotError.self) {
      try source.apply(DiffableDataSourceSectionSnapshot([111]), to: "b")
    }
    var list = source.snapshot()
    try list.appendSections(["b"])
    try list.appendItems([111])
    error = #expect(throws: SnapshotError.self) { try source.apply(list) }
    #expect(source.snapshot().sectionIdentifiers == ["a"])
  }

  @Test("keeps expansion when asked to, that of items that are away for a while too")
  func preservedExpansion() throws {
    try source.expand(1)
    try source.expand(11)
    let full = source.snapshot(for: "a")
    try source.apply(DiffableDataSourceSectionSnapshot([2]), to: "a", preservingExpansion: true)
    var fresh = full
    fresh.collapseAll()
    try source.apply(fresh, to: "a", preservingExpansion: true)
    #expect(source.snapshot(for: "a") == full)
    try source.apply(fresh, to: "a")
    #expect(source.snapshot(for: "a") == fresh)
  }

  @Test("lets a whole snapshot change a hierarchy")
  func wholeSnapshot() throws {
    try source.expand(1)
    var list = source.snapshot()
    list.deleteItems([11])
    try list.insertItems([9], beforeItem: 12)
    try list.moveItem(3, beforeItem: 1)
    try source.apply(list)
    #expect(
      source.snapshot(for: "a").visualDescription()
        == "+*1\n  -*12\n-*9\n-*2\n-*3")
  }

  @Test("asks and tells the handlers in order")
  func handlers() throws {
    let log = Log()
    var handlers = SectionSnapshotHandlers<Int>()
    handlers.shouldExpandItem = { item in
      log.add("should \(item)")
      return item != 2
    }
    handlers.willExpandItem = { log.add("will \($0)") }
    handlers.snapshotForExpandingParent = { item, children in
      log.add("children \(item): \(children.items)")
      var children = children
      try? children.append([item * 100])
      return children
    }
    handlers.didExpandItem = { log.add("did \($0)") }
    handlers.shouldCollapseItem = { _ in true }
    handlers.willCollapseItem = { log.add("will collapse \($0)") }
    handlers.didCollapseItem = { log.add("did collapse \($0)") }
    source.sectionSnapshotHandlers = handlers
    try source.toggle(3)
    #expect(try source.expand(3).isEmpty)
    #expect(try source.expand(2).isEmpty)
    try source.toggle(3)
    #expect(try source.collapse(3).isEmpty)
    #expect(
      log.lines == [
        "should 3", "will 3", "children 3: []", "did 3", "should 2", "will collapse 3",
        "did collapse 3",
      ])
    #expect(source.snapshot(for: "a").contains(300))
    #expect(throws: SnapshotError.self) { try source.expand(77) }
  }

  @Test("may be changed while it tells the view of a change")
  func reentrance() throws {
    view.whenApplying { [source] in _ = try? source.expand(11) }
    try source.expand(1)
    #expect(view.list.items == [[1, 11, 111, 12, 2, 3]])
    #expect(source.indexPath(for: 12) == IndexPath(section: 0, item: 3))
  }

  @Test("calls completions once, for a change and for none")
  func completions() throws {
    let log = Log()
    let list = source.snapshot()
    try source.apply(list) { log.add("same") }
    try source.apply(DiffableDataSourceSnapshot()) { log.add("empty") }
    try source.applySnapshotUsingReloadData(list) { log.add("reload") }
    #expect(log.lines == ["same", "empty", "reload"])
    #expect(view.reloads == 1)
  }

  @Test(
    "keeps the selection, and finds another when it is deleted",
    arguments: zip(SelectionPolicy.allCases, [12, 1, 1, nil]))
  func selection(policy: SelectionPolicy, successor: Int?) throws {
    source.selectionPolicy = policy
    try source.expand(1)
    try source.select(111)
    try source.collapse(1)
    #expect(source.selectedItem == 111)
    #expect(source.selectedIndexPath == nil)
    try source.expand(1)
    try source.select(11)
    #expect(source.selectedIndexPath == IndexPath(section: 0, item: 1))
    var tree = source.snapshot(for: "a")
    try tree.delete([11])
    try source.apply(tree, to: "a")
    #expect(source.selectedItem == successor)
    #expect(throws: SnapshotError.self) { try source.select(77) }
  }

  @Test("does not keep its view alive")
  func lifetime() throws {
    var view: RecordingView? = RecordingView()
    weak let observed = view
    let source = Source(view: try #require(view)) { _, _, item in "\(item)" }
    view = nil
    #expect(observed == nil)
    try source.apply(DiffableDataSourceSectionSnapshot([1]), to: "a")
    #expect(source.snapshot().itemIdentifiers == [1])
  }
}

final class Log: Sendable {
  private let stored = Mutex<[String]>([])
  var lines: [String] { stored.withLock { $0 } }
  func add(_ line: String) { stored.withLock { $0.append(line) } }
}
