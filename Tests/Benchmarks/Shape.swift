import Diffable

/// A hierarchy of a number of items below one root.
enum Shape {
  /// Every parent has ten children.
  case wide

  /// The root is the parent of all others.
  case flat

  /// Each item is the parent of the next.
  case chain

  struct Row<Item> {
    let item: Item
    let level: Int
  }

  /// A parent with its children, `nil` for the roots.
  struct Family<Item> {
    let parent: Item?
    let children: [Item]
  }

  /// The numbers of an item's children among `count` items numbered level by level.
  func children(of number: Int, count: Int) -> Range<Int> {
    let range =
      switch self {
      case .wide: 10 * number + 1..<10 * number + 11
      case .flat: number == 0 ? 1..<count : 0..<0
      case .chain: number + 1..<number + 2
      }
    return range.clamped(to: 0..<count)
  }

  /// The items in depth-first order.
  func preorder<Item>(_ items: [Item]) -> [Row<Item>] {
    numbers(items.count).map { Row(item: items[$0.number], level: $0.level) }
  }

  /// The parents in depth-first order, as a program adds them that walks its own tree.
  func families<Item>(_ items: [Item]) -> [Family<Item>] {
    [Family(parent: nil, children: [items[0]])]
      + numbers(items.count).compactMap { number, _ in
        let children = children(of: number, count: items.count)
        if children.isEmpty { return nil }
        return Family(parent: items[number], children: Array(items[children]))
      }
  }

  private func numbers(_ count: Int) -> [(number: Int, level: Int)] {
    var numbers: [(number: Int, level: Int)] = []
    var waiting = [(number: 0, level: 0)]
    while let next = waiting.popLast() {
      numbers.append(next)
      for child in children(of: next.number, count: count).reversed() {
        waiting.append((child, next.level + 1))
      }
    }
    return numbers
  }
}

/// Builds a hierarchy as a program does that walks its own tree.
func tree<Item>(
  _ families: [Shape.Family<Item>]
) throws -> DiffableDataSourceSectionSnapshot<Item> {
  var tree = DiffableDataSourceSectionSnapshot<Item>()
  for family in families { try tree.append(family.children, to: family.parent) }
  return tree
}
