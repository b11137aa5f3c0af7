import Diffable
import ExampleSupport

struct ToDo: Identifiable {
  let id: Int
  let title: String
  var isDone = false
}

/// Tasks, of which the finished ones move to a section of their own.
struct TaskList {
  enum Section: String, CaseIterable {
    case open = "To do"
    case completed = "Completed"
  }

  private let view = TextListView<Section, ToDo.ID>()
  private let source: DiffableDataSource<Section, ToDo.ID, String>
  private let tasks: ModelTable<ToDo>

  var text: String { view.text }

  init(_ tasks: [ToDo]) throws {
    let table = ModelTable(tasks)
    source = DiffableDataSource(view: view) { _, _, id in
      table[id].map { "[\($0.isDone ? "x" : " ")] \($0.title)" } ?? ""
    }
    // Weakly, for the data source holds this closure.
    source.supplementaryProvider = { [weak source] _, _, section, _ in
      let count = source?.snapshot()[section: section]?.count ?? 0
      return "\(section.rawValue) (\(count))"
    }
    view.dataSource = source
    self.tasks = table
    try source.apply(
      DiffableDataSourceSnapshot(sections: [.open: tasks.map(\.id), .completed: []]))
  }

  /// Finishes a task or takes it up again: the row moves to the top of the other section.
  func toggle(_ id: ToDo.ID) throws {
    guard let isDone = tasks[id]?.isDone else { return }
    tasks[id]?.isDone = !isDone
    var snapshot = source.snapshot()
    try snapshot.moveItem(id, toSection: isDone ? .open : .completed, at: 0)
    try snapshot.reconfigureItems([id])
    try snapshot.reloadSections(Section.allCases)
    try source.apply(snapshot)
  }
}
