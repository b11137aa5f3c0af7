import Diffable
import Synchronization

/// Who draws a pane: it keeps every step of what changed until a command tells it.
///
/// The line interface prints the steps; a full screen would carry them out.
final class PaneView<Item: Hashable & Sendable>: DiffableListView {
  /// A step of the differences that were applied; rows count from 0.
  enum Step: Sendable {
    case insert(Item, at: Int)
    case delete(Item, at: Int)
    case move(Item, from: Int, to: Int)
    case update(Item, at: Int)
  }

  /// All rows of a pane stand in one section.
  enum Section: Hashable, Sendable { case rows }

  private let steps = Mutex<[Step]>([])

  func apply(_ difference: SnapshotDifference<Section, Item>, animatingDifferences: Bool) {
    guard animatingDifferences else { return reloadData() }
    let new: [Step] = difference.steps.compactMap { step in
      switch step {
      case .insertItem(let item, let path): .insert(item, at: path.item)
      case .deleteItem(let item, let path): .delete(item, at: path.item)
      case .moveItem(let item, let from, let to): .move(item, from: from.item, to: to.item)
      case .updateItem(let item, let path): .update(item, at: path.item)
      case .insertSection, .deleteSection, .moveSection, .updateSection: nil
      }
    }
    steps.withLock { $0 += new }
  }

  func reloadData() { steps.withLock { $0 = [] } }

  /// What changed since the last call, in order.
  func takeSteps() -> [Step] {
    steps.withLock { steps in
      defer { steps = [] }
      return steps
    }
  }
}

extension PaneView.Step {
  /// The row that the step is about.
  var item: Item {
    switch self {
    case .insert(let item, _), .delete(let item, _), .move(let item, _, _), .update(let item, _):
      item
    }
  }
}
