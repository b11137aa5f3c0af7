package import RecipeStore

/// What to buy for several recipes: like amounts of one thing summed, unlike ones side by side.
package struct ShoppingList: Sendable {
  /// In the order in which they were first asked for.
  package private(set) var entries: [ShoppingEntry] = []
  private var indices: [String: Int] = [:]

  package init() {}

  /// Adds a line of ingredients of a recipe so many times over; headings ask for nothing.
  package mutating func add(
    _ line: IngredientLine, times factor: Rational = .one, for recipe: RecipeID
  ) {
    guard !line.isHeading, !line.text.allSatisfy(\.isWhitespace) else { return }
    let name = line.item.isEmpty ? line.text : line.item
    let key = line.size.map { "\(name) (\($0))" } ?? name
    if let index = index(of: key) {
      entries[index].add(line, named: key, times: factor, for: recipe)
    } else {
      indices[folded(key)] = entries.count
      entries.append(ShoppingEntry(line, named: key, times: factor, for: recipe))
    }
  }

  /// The entry that a thing belongs to, whether one or several of it are named.
  private func index(of item: String) -> Int? {
    let key = folded(item)
    let endings = ["s", "es", "n", "en"]
    let others =
      endings.map { key + $0 }
      + endings.filter { key.hasSuffix($0) }.map { String(key.dropLast($0.count)) }
    return ([key] + others).lazy.compactMap { indices[$0] }.first
  }
}
