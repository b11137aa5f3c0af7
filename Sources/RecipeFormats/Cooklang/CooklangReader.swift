import RecipeStore

/// The content that a Cooklang document means.
enum CooklangReader {
  static func content(of document: CooklangDocument) -> RecipeContent {
    let metadata = document.metadata
    var content = RecipeContent(title: "")
    for field in MetadataField.all { field.read(metadata.value(of: field.keys), &content) }
    if content.prepMinutes == nil, content.cookMinutes == nil {
      content.cookMinutes = metadata.value(of: MetadataField.wholeTime)
        .flatMap { Duration.minutes($0.text) }
    }
    let description = metadata.value(of: MetadataField.description)?.text.trimmedBlanks ?? ""
    let notes = document.blocks.compactMap { block in
      if case .note(let text) = block.content { text } else { nil }
    }
    content.notes = ([description] + notes).filter { !$0.isEmpty }.joined(separator: "\n\n")
    var body = CooklangBodyReader()
    for block in document.blocks { body.take(block.content) }
    content.ingredients = body.ingredients
    content.directions = body.directions
    return content
  }
}

/// Gathers ingredients and directions from the blocks of a body.
private struct CooklangBodyReader {
  var ingredients: [String] = []
  var directions: [String] = []

  /// The section's name while no ingredient, or no direction, of it was met.
  private var ingredientHeading: String?
  private var directionHeading: String?

  /// Names of ingredients that this section has.
  private var known: Set<String> = []

  mutating func take(_ content: CooklangBlock.Content) {
    switch content {
    case .section(let name):
      ingredientHeading = name.isEmpty ? nil : name + ":"
      directionHeading = ingredientHeading
      known = []
    case .step(let parts): take(parts)
    case .note, .metadata: break
    }
  }

  private mutating func take(_ parts: [CooklangPart]) {
    let isList = parts.isListOfIngredients
    for case .ingredient(let ingredient) in parts {
      // Steps mention an ingredient again that is there already.
      let isKnown = !known.insert(ingredient.name).inserted
      if isKnown, !isList, ingredient.quantity.isEmpty { continue }
      if let heading = ingredientHeading.take() { ingredients.append(heading) }
      ingredients.append(ingredient.line)
    }
    guard !isList else { return }
    let text = parts.map(\.spoken).joined().trimmedBlanks
    guard !text.isEmpty else { return }
    if let heading = directionHeading.take() { directions.append(heading) }
    directions.append(text)
  }
}

extension [CooklangPart] {
  /// Whether this lists ingredients and says nothing of them.
  var isListOfIngredients: Bool {
    var hasIngredient = false
    for part in self {
      switch part {
      case .ingredient: hasIngredient = true
      case .text(let text) where text.isBlank: break
      default: return false
      }
    }
    return hasIngredient
  }
}

extension CooklangPart {
  /// What a step says in its place.
  fileprivate var spoken: String {
    switch self {
    case .text(let text): text
    case .ingredient(let component), .cookware(let component): component.spokenName
    case .timer(let component): component.duration
    }
  }
}
