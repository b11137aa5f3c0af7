import Diffable

/// The rows of a pane: a data source whose every difference is kept until somebody asks for it.
///
/// It holds identifiers in display order and nothing about what they stand for.
final class PaneRows<Item: Hashable & Sendable> {
  /// A step of the differences that were applied; rows count from 0.
  enum Step {
    case insert(Item, at: Int)
    case delete(Item, at: Int)
    case move(Item, from: Int, to: Int)
    case update(Item, at: Int)
  }

  /// All rows of a pane stand in one section.
  enum Section: Hashable, Sendable { case rows }

  typealias Tree = DiffableDataSourceSectionSnapshot<Item>

  private(set) var tree = Tree()
  private var steps: [Step] = []

  /// Puts `newTree` in place of the rows and keeps the difference for ``takeSteps()``.
  ///
  /// - Parameter updated: Rows whose content changed; those that are hidden or absent are passed
  ///   over.
  func apply(_ newTree: Tree, updating updated: [Item] = []) {
    var marked = newTree
    try? marked.reconfigure(updated.filter { marked.contains($0) })
    for step in marked.difference(from: tree).steps {
      switch step {
      case .insertItem(let item, let path): steps.append(.insert(item, at: path.item))
      case .deleteItem(let item, let path): steps.append(.delete(item, at: path.item))
      case .moveItem(let item, let from, let to):
        steps.append(.move(item, from: from.item, to: to.item))
      case .updateItem(let item, let path): steps.append(.update(item, at: path.item))
      default: break
      }
    }
    tree = newTree
  }

  /// Puts `newTree` in place of the rows; nobody is told what differs.
  func reload(_ newTree: Tree) {
    tree = newTree
    steps = []
  }

  /// What was applied since the last call, in order.
  func takeSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }
}
