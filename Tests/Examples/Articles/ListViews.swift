import Diffable
import Synchronization

/// The code of the article *List views*.
func listViews() throws {
  final class Log: DiffableListView {
    private let rows = Mutex<[[String]]>([])

    func apply(_ difference: SnapshotDifference<Int, String>, animatingDifferences: Bool) {
      rows.withLock { rows in
        for step in difference.steps {
          switch step {
          case .insertSection(_, let index): rows.insert([], at: index)
          case .deleteSection(_, let index): rows.remove(at: index)
          case .moveSection(_, let from, let to): rows.insert(rows.remove(at: from), at: to)
          case .insertItem(let item, let path): rows[path.section].insert(item, at: path.item)
          case .deleteItem(_, let path): rows[path.section].remove(at: path.item)
          case .moveItem(_, let from, let to):
            rows[to.section].insert(rows[from.section].remove(at: from.item), at: to.item)
          case .updateItem, .updateSection: break
          }
        }
        print(rows)
      }
    }

    func reloadData() { print("all anew") }
  }

  let log = Log()
  let source = DiffableDataSource<Int, String, String>(view: log) { _, _, item in item }
  try source.apply(DiffableDataSourceSnapshot(sections: [1: ["a", "b"], 2: ["c"]]))
  try source.apply(DiffableDataSourceSnapshot(sections: [2: ["c", "a"], 1: ["b", "d"]]))
  try source.applySnapshotUsingReloadData(DiffableDataSourceSnapshot(sections: [2: ["c"]]))
}
