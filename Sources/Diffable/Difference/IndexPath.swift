/// The place of a row: the index of its section, and its index among the rows of that section.
public struct IndexPath: Hashable, Sendable, Codable {
  /// The index of the section.
  public var section: Int

  /// The index within the section.
  public var item: Int

  /// Creates an index path.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension IndexPath: Comparable {
  /// Whether one row stands before another.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension IndexPath: CustomStringConvertible {
  /// The indices in brackets, such as `[0, 4]`.
  @inlinable public var description: String { "[\(section), \(item)]" }
}
