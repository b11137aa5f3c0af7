import RecipeStore

/// Writes a recipe as Cooklang: as it once was where it still says the same.
enum CooklangWriter {
  /// The format's name, under which the text of a recipe is kept.
  static let format = "cooklang"

  static func text(of content: RecipeContent) -> String {
    let kept = content.extras[format].map { CooklangDocument($0) }
    return text(of: content, kept: kept)
  }

  /// Writes what `kept` says and `content` does not contradict.
  static func text(of content: RecipeContent, kept: CooklangDocument?) -> String {
    let said = kept.map { CooklangReader.content(of: $0) }
    var metadata = kept?.metadata ?? TextMetadata()
    for field in MetadataField.all where !isWholeTime(field, said, content) {
      metadata.set(field, of: content)
    }
    let hasSteps =
      said?.ingredients == content.ingredients
      && said?.directions == content.directions
    let hasNotes = said?.notes == content.notes
    if !hasNotes {
      metadata.entries.removeAll { MetadataField.description.contains($0.key.lowercased()) }
    }
    guard let kept, hasSteps else {
      // What stood in the body and is metadata has to stay.
      for (key, value) in kept?.metadata.inlineEntries ?? []
      where metadata.entries.allSatisfy({ $0.key.lowercased() != key.lowercased() }) {
        metadata.entries.append(
          TextMetadata.Entry(
            key: key, value: .scalar(value),
            lines: ["\(YAMLText.scalar(key)): \(YAMLText.scalar(value))"]))
      }
      var notes = content.notes
      if hasNotes, let description = metadata.value(of: MetadataField.description)?.text {
        notes = notes.dropFirst(description.trimmedBlanks.count).trimmedBlanks
      }
      return metadata.text + CooklangBodyWriter.text(of: content, notes: notes)
    }
    if hasNotes { return metadata.text + kept.lines.joined(separator: "\n") }
    return metadata.text + CooklangBodyWriter.text(of: kept, notes: content.notes)
  }

  /// Whether a time that both say comes from the whole time, which stays.
  private static func isWholeTime(
    _ field: MetadataField, _ said: RecipeContent?, _ content: RecipeContent
  ) -> Bool {
    guard let said, field.keys.contains("cook time") || field.keys.contains("prep time") else {
      return false
    }
    return said.cookMinutes == content.cookMinutes && said.prepMinutes == content.prepMinutes
  }
}
