package import Diffable
import Synchronization

/// A list view made of text: a line for each section, and below it a line for each of its rows.
///
/// It changes the lines that a difference names, and asks for no others.
package final class TextListView<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  DiffableListView
{
  package typealias DataSource = DiffableDataSource<Section, Item, String>

  private struct Part: Sendable {
    var title: String
    var lines: [String] = []
  }

  private struct State: Sendable {
    weak var dataSource: DataSource?
    var parts: [Part] = []
  }

  private let state = Mutex(State())

  private let showsHierarchy: Bool

  /// Creates an empty list, which indents rows by level and marks those with children if so told.
  package init(showsHierarchy: Bool = false) { self.showsHierarchy = showsHierarchy }

  /// Where the lines come from; not kept alive, since the data source is told of this view as well.
  package var dataSource: DataSource? {
    get { state.withLock { $0.dataSource } }
    set { state.withLock { $0.dataSource = newValue } }
  }

  /// The list as it stands.
  package var text: String {
    state.withLock { $0.parts }
      .flatMap { part in [part.title] + part.lines.map { "  " + $0 } }
      .joined(separator: "\n")
  }

  package func apply(
    _ difference: SnapshotDifference<Section, Item>, animatingDifferences: Bool
  ) {
    var parts = state.withLock { $0.parts }
    for step in difference.steps {
      switch step {
      case .insertSection(let section, let index):
        parts.insert(Part(title: title(of: section)), at: index)
      case .deleteSection(_, let index):
        parts.remove(at: index)
      case .moveSection(_, let from, let to):
        parts.insert(parts.remove(at: from), at: to)
      case .updateSection(let section, let index):
        parts[index] = part(section)
      case .insertItem(let item, let path):
        parts[path.section].lines.insert(line(of: item), at: path.item)
      case .deleteItem(_, let path):
        parts[path.section].lines.remove(at: path.item)
      case .moveItem(_, let from, let to):
        let line = parts[from.section].lines.remove(at: from.item)
        parts[to.section].lines.insert(line, at: to.item)
      case .updateItem(let item, let path):
        parts[path.section].lines[path.item] = line(of: item)
      }
    }
    state.withLock { $0.parts = parts }
  }

  package func reloadData() {
    let sections = dataSource?.snapshot().sectionIdentifiers.map { part($0) }
    state.withLock { $0.parts = sections ?? [] }
  }

  private func part(_ section: Section) -> Part {
    let items = dataSource?.snapshot()[section: section]
    return Part(title: title(of: section), lines: items?.map { line(of: $0) } ?? [])
  }

  private func title(of section: Section) -> String {
    let index = dataSource?.index(for: section)
    return index.flatMap { dataSource?.supplementary(.header, inSection: $0) } ?? "\(section)"
  }

  private func line(of item: Item) -> String {
    guard let dataSource, let path = dataSource.indexPath(for: item) else { return "" }
    let content = dataSource.cell(at: path) ?? ""
    guard showsHierarchy, let section = dataSource.sectionIdentifier(for: path.section),
      let node = dataSource.snapshot(for: section)[item: item]
    else { return content }
    let mark = node.hasChildren ? (node.isExpanded ? "▾ " : "▸ ") : "  "
    return String(repeating: "  ", count: node.level) + mark + content
  }
}
