/// Collects sections, branches or items that are written one below another in braces.
///
///     try DiffableDataSourceSnapshot {
///       SnapshotSection("Soups") { "Borscht"; "Minestrone" }
///       if isSummer { SnapshotSection("Ices", items: flavours) }
///     }
///
/// Conditions and loops are allowed.
@resultBuilder
public enum SnapshotBuilder<Element: Sendable> {
  /// An element by itself.
  @inlinable
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// An item without children, where branches are collected.
  @inlinable
  public static func buildExpression<Item>(_ item: Item) -> [Element]
  where Element == SnapshotBranch<Item> {
    [SnapshotBranch(item)]
  }

  /// What stands one below another.
  @inlinable
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  /// What a condition lets through.
  @inlinable
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// What holds when a condition is met.
  @inlinable
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// What holds when a condition is not met.
  @inlinable
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// What a loop collects.
  @inlinable
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
