import Diffable

/// The rows of a pane: a data source over identifiers in display order, and its view.
///
/// It knows nothing about what the identifiers stand for. A row is drawn from its identifier, so
/// that is what a cell is: the pane reads the models of a window of them in one go.
final class PaneRows<Item: Hashable & Sendable> {
  typealias Tree = DiffableDataSourceSectionSnapshot<Item>
  typealias View = PaneView<Item>

  private let view = View()
  private let source: DiffableDataSource<View.Section, Item, Item>

  init() {
    source = DiffableDataSource(view: view) { _, _, item in item }
  }

  /// The rows, those under collapsed ones included.
  var tree: Tree { source.snapshot(for: .rows) }

  /// Puts `newTree` in place of the rows and keeps the difference for ``takeSteps()``.
  ///
  /// - Parameter updated: Rows whose content changed; those that are hidden, new or gone are
  ///   passed over.
  func apply(_ newTree: Tree, updating updated: [Item] = []) {
    let old = tree
    var marked = newTree
    do throws(SnapshotError) {
      // Once each: a recipe may have changed twice in one transaction.
      let changed = Set(updated).filter { old.contains($0) && marked.contains($0) }
      try marked.reconfigure(Array(changed))
      try source.apply(marked, to: .rows)
    } catch {
      preconditionFailure("a pane has one section, and only present rows are marked: \(error)")
    }
  }

  /// Puts `newTree` in place of the rows; nobody is told what differs.
  func reload(_ newTree: Tree) {
    do throws(SnapshotError) {
      try source.apply(newTree, to: .rows, animatingDifferences: false)
    } catch {
      preconditionFailure("a pane has one section: \(error)")
    }
  }

  /// What was applied since the last call, in order.
  func takeSteps() -> [View.Step] { view.takeSteps() }
}
