import RecipeFormats
import RecipeStore

extension Command {
  /// `shop`: lists what has to be bought.
  static let shop = Command(
    name: "shop",
    usage: "shop [ROW…]",
    summary:
      "Print a shopping list for the selected recipe or ROWs, as scaled, like amounts summed.",
    kind: .query,
    completes: .rows(.recipes)
  ) { arguments, session throws(CommandError) in
    let detail = session.coordinator.detail
    let recipes = try session.recipes(arguments.operands).map {
      RecipeMultiples.Need(recipe: $0, multiples: detail.scale(of: $0))
    }
    let shopping = try Shopping(of: recipes, in: session.store)
    return Outcome(
      lines: shopping.lines(width: session.width, session.repertoire),
      table: shopping.table, fields: shopping.fields)
  }
}
