import RecipeStore

/// Writes a recipe as MealMaster: as it once was where it still says the same.
enum MealMasterWriter {
  /// The format's name, under which the text of a recipe is kept.
  static let format = "mealmaster"

  private static let header =
    "MMMMM---------------Meal-Master recipe exported by larder-------------------"

  static func text(of content: RecipeContent) -> String {
    let kept = content.extras[format].flatMap { MealMasterReader.documents(in: $0).first?.document }
    return text(of: content, kept: kept)
  }

  /// Writes what `kept` says and `content` does not contradict.
  static func text(of content: RecipeContent, kept: MealMasterDocument?) -> String {
    var content = content
    content.extras = [:]
    content.ingredients.removeAll(where: \.isEmpty)
    content.directions.removeAll(where: \.isEmpty)
    let said = kept.map { MealMasterReader.content(of: $0) }
    if let kept, said == content { return kept.lines.map { $0 + "\n" }.joined() }
    var ingredients = MealMasterBodyWriter.ingredients(content.ingredients)
    var directions = MealMasterBodyWriter.directions(content.directions)
    if let kept {
      if said?.ingredients == content.ingredients { ingredients = kept.text(kept.middle) }
      if said?.directions == content.directions { directions = kept.text(kept.tail) }
    }
    let first = kept.flatMap(\.lines.first).map(String.init) ?? header
    let last = (kept?.mark ?? .letters).rawValue
    func text(with metadata: TextMetadata) -> String {
      [first, head(of: content, metadata), ingredients, directions, last]
        .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
    // What has no place, or a place that does not hold it, goes into lines of the head.
    var metadata = kept?.metadata ?? TextMetadata()
    let plain = text(with: metadata)
    let plainlySaid =
      MealMasterReader.documents(in: plain).first.map { MealMasterReader.content(of: $0.document) }
      ?? RecipeContent(title: "")
    let unsaid = MealMasterReader.fields.filter { $0.write(plainlySaid) != $0.write(content) }
    if unsaid.isEmpty { return plain }
    for field in unsaid { metadata.set(field, of: content) }
    return text(with: metadata)
  }

  private static func head(of content: RecipeContent, _ metadata: TextMetadata) -> String {
    let tags = content.tags.isEmpty ? "None" : content.tags.joined(separator: ", ")
    var lines = [
      "Title: " + MealMasterBodyWriter.line(content.title),
      "Categories: " + MealMasterBodyWriter.line(tags),
    ]
    if !content.servings.isEmpty {
      lines.append("Servings: " + MealMasterBodyWriter.line(content.servings))
    }
    lines += metadata.entries.flatMap(\.lines).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return lines.map(aligned).joined(separator: "\n")
  }

  /// The colons of a head stand below each other.
  private static func aligned(_ line: String) -> String {
    let width = line.prefix { $0 != ":" }.count
    return String(repeating: " ", count: max(0, 11 - width)) + line
  }
}

extension MealMasterDocument {
  /// Some of the lines, without blank ones around them.
  fileprivate func text(_ range: Range<Int>) -> String {
    var lines = lines[range]
    while lines.first?.isBlank == true { lines.removeFirst() }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
