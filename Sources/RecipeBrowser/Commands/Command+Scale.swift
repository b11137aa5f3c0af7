import RecipeFormats
import RecipeStore

extension Command {
  /// `scale`: shows the recipe for another number of servings.
  static let scale = Command(
    name: "scale",
    usage: "scale N | FACTOR",
    summary: "Show the recipe for N servings, or with a FACTOR such as x2 or ½x; x1 as it is.",
    kind: .view
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...)
    let scale = try Scale(arguments.operands.map(\.text).joined(separator: " "))
    let recipe = try session.recipe(try session.singleRecipe([]))
    let factor = try scale.factor(
      for: RecipeAmounts(recipe.content), title: recipe.content.title)
    session.coordinator.detail.scale(by: factor)
    return Outcome(panes: [.detail])
  }
}
