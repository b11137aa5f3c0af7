import RecipeStore

/// A field of a recipe, and the members of a schema.org Recipe that say it.
///
/// A recipe keeps the members it was read from, unless they are just what would be written; they are
/// written again as long as they still say what the field does.
struct JSONLDField: Sendable {
  /// The members that say it, the one that counts most first.
  let keys: [String]

  /// Takes the field from a Recipe's members.
  let read: @Sendable (_ recipe: JSONObject, _ content: inout RecipeContent) -> Void

  /// The members for the field; none where it is empty.
  let write: @Sendable (_ content: RecipeContent) -> [JSONObject.Member]

  /// Every field that there are members for.
  static let all: [JSONLDField] = [
    title, notes, source, images, servings, times, tags, ingredients, directions,
  ]

  private static let title = JSONLDField(keys: ["name", "headline", "alternativeHeadline"]) {
    recipe, content in
    let names = ["name", "headline", "alternativeHeadline"]
    content.title = names.lazy.compactMap { recipe[$0]?.plainLine }.first ?? ""
  } write: { content in
    [member("name", content.title)]
  }

  private static let notes = JSONLDField(keys: ["description"]) { recipe, content in
    content.notes = recipe["description"]?.plainLines.joined(separator: "\n") ?? ""
  } write: { content in
    let lines = content.notes.lines.map { PlainText.encoded(PlainText.tidy($0)) }
    let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? [] : [JSONObject.Member(key: "description", value: .string(text))]
  }

  private static let source = JSONLDField(
    keys: ["url", "mainEntityOfPage", "@id", "isBasedOn", "author", "publisher"]
  ) { recipe, content in
    content.source = source(of: recipe)
  } write: { content in
    if content.source.isEmpty { return [] }
    if isAddress(content.source) {
      return [JSONObject.Member(key: "url", value: .string(content.source))]
    }
    return [member("isBasedOn", content.source)]
  }

  private static func source(of recipe: JSONObject) -> String {
    for key in ["url", "mainEntityOfPage", "@id"] {
      if let address = recipe[key]?.addresses.first(where: isAddress) { return address }
    }
    for key in ["isBasedOn", "author", "publisher"] {
      if let line = recipe[key]?.plainLine { return line }
    }
    return ""
  }

  private static func isAddress(_ text: String) -> Bool {
    (text.hasPrefix("http://") || text.hasPrefix("https://"))
      && !text.contains(where: \.isWhitespace)
  }

  private static let images = JSONLDField(keys: ["image"]) { recipe, content in
    content.images = recipe["image"]?.addresses ?? []
  } write: { content in
    list("image", content.images.filter { !$0.isEmpty }.map { .string($0) })
  }

  private static let servings = JSONLDField(keys: ["recipeYield", "yield"]) { recipe, content in
    content.servings = (recipe["recipeYield"] ?? recipe["yield"]).map(yield) ?? ""
  } write: { content in
    let text = PlainText.tidy(Substring(content.servings.lines.joined(separator: " ")))
    return text.isEmpty ? [] : [member("recipeYield", text)]
  }

  /// Of several yields the one that says most, such as `20 (5 cups)` beside `20`.
  static func yield(_ value: JSONValue) -> String {
    switch value {
    case .object(let object):
      let number = (object["value"] ?? object["minValue"])?.plainLine
      let unit = (object["unitText"] ?? object["unitCode"])?.plainLine
      let text = [number, unit].compactMap(\.self).joined(separator: " ")
      return text.isEmpty ? value.plainLine ?? "" : text
    case .array(let elements):
      return elements.map(yield).reduce("") { $1.count > $0.count ? $1 : $0 }
    default: return value.plainLine ?? ""
    }
  }

  private static let times = JSONLDField(keys: ["prepTime", "cookTime", "totalTime"]) {
    recipe, content in
    content.prepMinutes = recipe["prepTime"].flatMap(minutes)
    content.cookMinutes = recipe["cookTime"].flatMap(minutes)
  } write: { content in
    let times = [
      ("prepTime", content.prepMinutes), ("cookTime", content.cookMinutes),
      ("totalTime", content.totalMinutes),
    ]
    return times.compactMap { key, minutes in
      guard let minutes, minutes > 0 else { return nil }
      return JSONObject.Member(key: key, value: .string(Duration.text(minutes: minutes)))
    }
  }

  private static func minutes(_ value: JSONValue) -> Int? {
    switch value {
    case .string(let text), .number(let text):
      // Nothing takes no time at all: pages say so when they do not know.
      return Duration.minutes(text).flatMap { $0 > 0 ? $0 : nil }
    case .array(let elements): return elements.lazy.compactMap(minutes).first
    case .object(let object):
      let keys = ["value", "@value", "maxValue", "minValue", "duration", "name"]
      guard let minutes = keys.lazy.compactMap({ object[$0].flatMap(minutes) }).first else {
        return nil
      }
      return object["unitCode"] == .string("HUR") ? minutes * 60 : minutes
    default: return nil
    }
  }
}

// MARK: - Lists

extension JSONLDField {
  private static let tags = JSONLDField(
    keys: ["keywords", "recipeCategory", "recipeCuisine"]
  ) { recipe, content in
    var known: Set<String> = []
    content.tags = ["keywords", "recipeCategory", "recipeCuisine"].flatMap { key in
      recipe[key].map(terms) ?? []
    }.filter { known.insert(folded($0)).inserted }
  } write: { content in
    list(
      "keywords",
      content.tags.compactMap { tag in
        let text = PlainText.tidy(Substring(tag.lines.joined(separator: " ")))
        if text.isEmpty { return nil }
        if !text.contains(where: separators.contains) { return .string(PlainText.encoded(text)) }
        // A comma would make two of it.
        return .object(
          JSONObject(members: [
            JSONObject.Member(key: "@type", value: .string("DefinedTerm")),
            member("name", text),
          ]))
      })
  }

  private static let separators: Set<Character> = [",", ";"]

  /// The words of a text with commas, or of a list of such.
  private static func terms(_ value: JSONValue) -> [String] {
    switch value {
    case .string(let text):
      PlainText.line(text).split(whereSeparator: separators.contains)
        .map { PlainText.tidy($0) }.filter { !$0.isEmpty }
    case .array(let elements): elements.flatMap(terms)
    case .object: value.plainLine.map { [$0] } ?? []
    default: []
    }
  }

  private static let ingredients = JSONLDField(keys: ["recipeIngredient", "ingredients"]) {
    recipe, content in
    content.ingredients =
      ["recipeIngredient", "ingredients"].lazy
      .compactMap { recipe[$0].map(JSONLDIngredients.lines) }.first { !$0.isEmpty } ?? []
  } write: { content in
    list(
      "recipeIngredient",
      content.ingredients.compactMap { line in
        let text = PlainText.tidy(Substring(line.lines.joined(separator: " ")))
        return text.isEmpty ? nil : .string(PlainText.encoded(text))
      })
  }

  private static let directions = JSONLDField(keys: ["recipeInstructions"]) { recipe, content in
    content.directions = recipe["recipeInstructions"].map { JSONLDInstructions($0).lines } ?? []
  } write: { content in
    list(
      "recipeInstructions",
      content.directions.flatMap { step in
        step.lines.map { PlainText.tidy($0) }.filter { !$0.isEmpty }
      }.map { line in
        .object(
          JSONObject(members: [
            JSONObject.Member(key: "@type", value: .string("HowToStep")), member("text", line),
          ]))
      })
  }

  /// A member with a text of one line.
  private static func member(_ key: String, _ text: String) -> JSONObject.Member {
    let line = PlainText.tidy(Substring(text.lines.joined(separator: " ")))
    return JSONObject.Member(key: key, value: .string(PlainText.encoded(line)))
  }

  private static func list(_ key: String, _ elements: [JSONValue]) -> [JSONObject.Member] {
    elements.isEmpty ? [] : [JSONObject.Member(key: key, value: .array(elements))]
  }
}
