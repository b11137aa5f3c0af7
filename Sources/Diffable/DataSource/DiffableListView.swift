/// Something that shows rows and that a data source keeps up to date.
///
/// It is told of changes one after another, on whichever thread applies them, and may ask the data
/// source for anything meanwhile: index paths then mean the rows after the change it is told of.
public protocol DiffableListView<Section, Item>: AnyObject, Sendable {
  /// What identifies a section.
  associatedtype Section: Hashable & Sendable

  /// What identifies an item.
  associatedtype Item: Hashable & Sendable

  /// Brings the rows up to date; never called with an empty difference.
  func apply(_ difference: SnapshotDifference<Section, Item>, animatingDifferences: Bool)

  /// Forgets all rows and shows those of the data source.
  func reloadData()
}
