import Diffable
import DiffableModels
import TestSupport
import Testing

@Suite("A data source's view")
struct DataSourceModelTests {
  typealias Source = DiffableDataSource<String, Int, String>

  @Test("shows what was applied, whatever was applied before", arguments: UInt64(0)..<60)
  func randomApplies(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let view = RecordingView()
    let source = Source(view: view) { _, _, item in "\(item)" }
    for _ in 0..<25 {
      let (before, shown) = (source.snapshot(), view.list)
      let hierarchies = ["a", "b", "c"].map { source.snapshot(for: $0) }
      var wanted: [(String, DiffableDataSourceSectionSnapshot<Int>)] = []
      do {
        if Bool.random(using: &random) {
          let (section, snapshot) = hierarchy(before, source, using: &random)
          try source.apply(snapshot, to: section)
          wanted = [(section, snapshot)]
        } else {
          try source.apply(list(before, using: &random))
        }
      } catch {
        #expect(source.snapshot() == before && view.list == shown)
        #expect(["a", "b", "c"].map { source.snapshot(for: $0) } == hierarchies)
      }
      let after = source.snapshot()
      #expect(view.failures == 0, "seed \(seed)")
      #expect(view.list.sections == Array(after.sectionIdentifiers), "seed \(seed)")
      #expect(view.list.items.flatMap { $0 } == Array(after.itemIdentifiers), "seed \(seed)")
      for section in after.sectionIdentifiers {
        let items = try? after.itemIdentifiers(inSection: section)
        #expect(items.map(Array.init) == Array(source.snapshot(for: section).visibleItems))
      }
      for (section, snapshot) in wanted { #expect(source.snapshot(for: section) == snapshot) }
      let all = after.sectionIdentifiers.flatMap { Array(source.snapshot(for: $0).items) }
      #expect(Set(all).count == all.count, "seed \(seed): an item is in two sections")
      if view.failures > 0 { return }
    }
  }

  /// An edited hierarchy of one of three sections; it may take an item from another one.
  private func hierarchy(
    _ list: DiffableDataSourceSnapshot<String, Int>, _ source: Source,
    using random: inout SeededGenerator
  ) -> (String, DiffableDataSourceSectionSnapshot<Int>) {
    let section = ["a", "b", "c"].randomElement(using: &random) ?? ""
    var snapshot = source.snapshot(for: section)
    for _ in 0..<3 {
      let item = Int.random(in: 0..<14, using: &random)
      let other = snapshot.items.randomElement(using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: try? snapshot.append([item], to: other)
      case 2: snapshot.expand(Array(snapshot.items.prefix(3)))
      case 3: if let other { snapshot.collapse([other]) }
      case 4: if let other { try? snapshot.move(item, after: other) }
      default: if let other, item < 4 { try? snapshot.delete([other]) }
      }
    }
    return (section, snapshot)
  }

  private func list(
    _ list: DiffableDataSourceSnapshot<String, Int>, using random: inout SeededGenerator
  ) -> DiffableDataSourceSnapshot<String, Int> {
    var list = list
    for _ in 0..<3 {
      let item = Int.random(in: 0..<14, using: &random)
      let other = list.itemIdentifiers.randomElement(using: &random) ?? 0
      let section = ["a", "b", "c"].randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try? list.appendSections([section])
      case 1, 2: try? list.appendItems([item], toSection: section)
      case 3: try? list.insertItems([item], beforeItem: other)
      case 4: list.deleteItems([other])
      case 5: try? list.moveItem(item, beforeItem: other)
      case 6: try? list.moveItem(other, toSection: section, at: 0)
      default: if item < 3 { list.deleteSections([section]) }
      }
    }
    return list
  }
}
