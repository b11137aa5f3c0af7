import RecipeStore

/// The places that were visited, for `back` and `forward`.
struct SelectionHistory {
  struct Entry: Hashable, Sendable {
    var choice: Choice?
    var shown: RecipeID?
    var focus: PaneName
  }

  /// So many are kept.
  static let limit = 500

  private var entries: [Entry] = []
  private var position = -1

  /// Goes to a new place; what was ahead is forgotten.
  mutating func visit(_ entry: Entry) {
    if position >= 0, entries[position] == entry { return }
    entries.removeSubrange((position + 1)...)
    entries.append(entry)
    if entries.count > Self.limit { entries.removeFirst() }
    position = entries.count - 1
  }

  /// Goes back by `steps`, forward when negative, over entries that are valid.
  ///
  /// - Returns: The entry, or `nil` when there is none; the position is then as it was.
  mutating func travel(
    _ steps: Int, isValid: (Entry) throws(StoreError) -> Bool
  ) throws(StoreError) -> Entry? {
    var (index, left, found) = (position, abs(steps), -1)
    while left > 0 {
      index -= steps.signum()
      guard entries.indices.contains(index) else { break }
      if try isValid(entries[index]), entries[index] != entries[position] {
        found = index
        left -= 1
      }
    }
    guard found >= 0 else { return nil }
    position = found
    return entries[found]
  }
}
