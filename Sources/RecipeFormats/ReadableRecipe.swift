import RecipeStore

/// What forms for reading show of a recipe beside its lists.
struct ReadableRecipe {
  let content: RecipeContent

  /// Facts such as `Preparation: 1 h 30 min`, those that are stated.
  var facts: [(name: String, value: String)] {
    var facts: [(String, String)] = []
    if !content.servings.isEmpty { facts.append(("Servings", content.servings)) }
    if let minutes = content.prepMinutes { facts.append(("Preparation", Self.time(minutes))) }
    if let minutes = content.cookMinutes { facts.append(("Cooking", Self.time(minutes))) }
    if let rating = content.rating { facts.append(("Rating", "\(rating) of 5")) }
    if !content.tags.isEmpty { facts.append(("Tags", content.tags.joined(separator: ", "))) }
    if !content.source.isEmpty { facts.append(("Source", content.source)) }
    return facts
  }

  static func time(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}

/// Hands over what a form for reading writes, in pieces.
struct ReadableOutput {
  private var bytes: [UInt8] = []
  private let emit: ([UInt8]) -> Void

  init(_ emit: @escaping ([UInt8]) -> Void) { self.emit = emit }

  mutating func line(_ text: String = "") {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > 1 << 16 { end() }
  }

  /// JSON for inside of a page, where no tag may end it early.
  mutating func data(_ json: [UInt8]) {
    for byte in json {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    if bytes.count > 1 << 16 { end() }
  }

  mutating func end() {
    emit(bytes)
    bytes = []
  }
}
