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
  func apply(_ newTree: Tree, updating updated: [Item] = []) {
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
