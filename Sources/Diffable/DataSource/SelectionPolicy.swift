/// Which item is selected once the selected one is deleted.
public enum SelectionPolicy: Hashable, Sendable, CaseIterable {
  /// The nearest row after it that is still shown; without one, the nearest before it.
  case next

  /// The nearest row before it that is still shown; without one, the nearest after it.
  case previous

  /// Its nearest ancestor that is still there; for a root, as ``next``.
  case parent

  /// Nothing.
  case none

  /// What is selected in the new state when `item` was in the old one.
  func successor<Section, Item>(
    of item: Item, from old: DataSourceState<Section, Item>, to new: DataSourceState<Section, Item>
  ) -> Item? {
    if new.section(of: item) != nil { return item }
    switch self {
    case .none: return nil
    case .next: return neighbour(item, old, new, steps: [1, -1])
    case .previous: return neighbour(item, old, new, steps: [-1, 1])
    case .parent:
      let ancestor = old.ancestors(of: item).first { new.section(of: $0) != nil }
      return ancestor ?? neighbour(item, old, new, steps: [1, -1])
    }
  }

  private func neighbour<Section, Item>(
    _ item: Item, _ old: DataSourceState<Section, Item>, _ new: DataSourceState<Section, Item>,
    steps: [Int]
  ) -> Item? {
    // A hidden item has no row: its nearest visible ancestor stands for it.
    let stand = ([item] + old.ancestors(of: item)).first { old.list.indexOfItem($0) != nil }
    guard let stand, let start = old.list.indexOfItem(stand) else { return nil }
    let items = old.list.itemIdentifiers
    if stand != item, new.list.indexOfItem(stand) != nil { return stand }
    for step in steps {
      var index = start + step
      while items.indices.contains(index) {
        if new.list.indexOfItem(items[index]) != nil { return items[index] }
        index += step
      }
    }
    return nil
  }
}

extension DataSourceState {
  /// The item's ancestors, from its parent up; none in a section without hierarchy.
  func ancestors(of item: Item) -> [Item] {
    guard let section = section(of: item), let hierarchy = hierarchies[section] else { return [] }
    return (try? hierarchy.ancestors(of: item)) ?? []
  }
}
