package import RecipeStore

/// What a recipe asks for and what it gives, as far as larder can count in it.
package struct RecipeAmounts: Sendable {
  /// The ingredients, a line each, in their order.
  package let lines: [IngredientLine]

  /// What the recipe gives, in each way in which it says so.
  package let yields: [ServingsText]

  package init(_ content: RecipeContent) {
    // Only the text that was read knows which amounts stay, and what the recipe gives besides
    // servings.
    let kept = content.extras[CooklangWriter.format].map { CooklangDocument($0) }
    let fixed = kept?.fixedLines ?? []
    lines = content.ingredients.map { IngredientLine($0, isFixed: fixed.contains($0)) }
    let metadataYield = kept?.metadata.value(of: ["yield"])?.text.replacing("%", with: " ")
    yields = [content.servings, metadataYield].compactMap(\.self).map { ServingsText($0) }
  }

  /// The number of servings; `nil` where none is stated.
  package var servings: Rational? { yields.lazy.compactMap(\.count).first }
}

extension RecipeContent {
  /// The recipe with its ingredients and servings multiplied; everything else is as it was.
  package func scaled(by factor: Rational) -> RecipeContent {
    guard factor != .one else { return self }
    var scaled = self
    scaled.servings = ServingsText(servings).scaled(by: factor) ?? servings
    scaled.ingredients = RecipeAmounts(self).lines.map { $0.scaled(by: factor) }
    return scaled
  }
}

extension CooklangDocument {
  /// The lines of ingredients whose amounts stay whatever the scale: `@salt{=1%tsp}`.
  fileprivate var fixedLines: Set<String> {
    var lines: Set<String> = []
    for case .ingredient(let component) in steps.joined() where component.isFixed {
      lines.insert(component.line)
    }
    return lines
  }
}
