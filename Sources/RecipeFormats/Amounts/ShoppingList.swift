package import RecipeStore

/// What to buy for several recipes: like amounts of one thing summed, unlike ones side by side.
package struct ShoppingList: Sendable {
  /// One thing to buy.
  package struct Entry: Sendable {
    /// As the first line that asked for it names it.
    package let item: String
    fileprivate(set) var sums: [AmountSum] = []

    /// Whether a line asks for some without saying how much.
    package fileprivate(set) var hasUnmeasured = false

    /// Who asks for it, in the order of asking.
    package fileprivate(set) var recipes: [RecipeID] = []

    package var amounts: [Amount] { sums.map(\.amount) }

    /// `500 g + 2 cups`; empty where no line says how much.
    package var amountText: String {
      (amounts.map(\.text) + (hasUnmeasured && !sums.isEmpty ? ["some"] : []))
        .joined(separator: " + ")
    }

    /// `500 g + 2 cups flour`.
    package var text: String { sums.isEmpty ? item : "\(amountText) \(item)" }
  }

  /// In the order in which they were first asked for.
  package private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  package init() {}

  /// Adds a line of ingredients of a recipe so many times over; headings ask for nothing.
  package mutating func add(
    _ line: IngredientLine, times factor: Rational = .one, for recipe: RecipeID
  ) {
    guard !line.isHeading, !line.text.allSatisfy(\.isWhitespace) else { return }
    let name = line.item.isEmpty ? line.text : line.item
    let index = entry(for: line.size.map { "\(name) (\($0))" } ?? name)
    if !entries[index].recipes.contains(recipe) { entries[index].recipes.append(recipe) }
    let amounts = line.total
    if amounts.isEmpty { entries[index].hasUnmeasured = true }
    for amount in amounts {
      guard let amount = amount.scaled(by: factor) else {
        entries[index].hasUnmeasured = true
        continue
      }
      if let sum = entries[index].sums.firstIndex(where: { $0.takes(amount) }),
        entries[index].sums[sum].add(amount)
      {
        continue
      }
      entries[index].sums.append(AmountSum(amount))
    }
  }

  /// The entry that a thing belongs to, whether one or several of it are named.
  private mutating func entry(for item: String) -> Int {
    let key = folded(item)
    let endings = ["s", "es", "n", "en"]
    let others =
      endings.map { key + $0 }
      + endings.filter { key.hasSuffix($0) }.map { String(key.dropLast($0.count)) }
    for key in [key] + others { if let index = indices[key] { return index } }
    indices[key] = entries.count
    entries.append(Entry(item: item))
    return entries.count - 1
  }
}
