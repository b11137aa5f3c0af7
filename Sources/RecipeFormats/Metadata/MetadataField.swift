import RecipeStore

/// A field of a recipe and the metadata that says it.
struct MetadataField: Sendable {
  /// The keys it is read from, in small letters; the first is written and counts most.
  let keys: [String]

  let read: @Sendable (_ value: YAMLNode?, _ content: inout RecipeContent) -> Void

  /// The value as YAML; `nil` where the field is empty.
  let write: @Sendable (_ content: RecipeContent) -> String?

  static let all: [MetadataField] = [
    text("title", \.title, others: []),
    text("servings", \.servings, others: ["serves", "yield"]),
    minutes(
      "prep time", \.prepMinutes,
      others: ["time.prep", "prep_time", "preptime", "preparation time"]),
    minutes("cook time", \.cookMinutes, others: ["time.cook", "cook_time", "cooktime"]),
    text(
      "source", \.source,
      others: ["source.url", "source.name", "author", "source.author"], preferred: "source.url"),
    texts("tags", \.tags, others: ["tag"]),
    MetadataField(keys: ["rating"]) { value, content in
      let rating = value.flatMap { Int($0.text.prefix { $0.isNumber }) }
      content.rating = rating.flatMap { (1...5).contains($0) ? $0 : nil }
    } write: {
      $0.rating.map { String($0) }
    },
    MetadataField(keys: ["favorite"]) { value, content in
      content.isFavorite = value?.text.lowercased() == "true"
    } write: {
      $0.isFavorite ? "true" : nil
    },
    texts("images", \.images, others: ["image", "picture", "pictures"]),
  ]

  /// What a format writes so only where it cannot say it otherwise.
  static let notes = text("notes", \.notes, others: [])
  static let ingredients = texts("ingredients", \.ingredients, others: [])
  static let directions = texts("directions", \.directions, others: [])

  /// The keys of a recipe's whole time, which is its cooking time where nothing more is said.
  static let wholeTime = ["time required", "time", "duration", "total time"]
  static let description = ["introduction", "description"]

  private static func text(
    _ key: String, _ path: any WritableKeyPath<RecipeContent, String> & Sendable, others: [String],
    preferred: String? = nil
  ) -> MetadataField {
    MetadataField(keys: [preferred].compactMap(\.self) + [key] + others) { value, content in
      content[keyPath: path] = value?.text ?? ""
    } write: { content in
      let text = content[keyPath: path]
      return text.isEmpty ? nil : YAMLText.scalar(text)
    }
  }

  private static func texts(
    _ key: String, _ path: any WritableKeyPath<RecipeContent, [String]> & Sendable, others: [String]
  ) -> MetadataField {
    MetadataField(keys: [key] + others) { value, content in
      content[keyPath: path] = (value?.texts ?? []).filter { !$0.isEmpty }
    } write: { content in
      let texts = content[keyPath: path]
      return texts.isEmpty ? nil : YAMLText.list(texts)
    }
  }

  private static func minutes(
    _ key: String, _ path: any WritableKeyPath<RecipeContent, Int?> & Sendable, others: [String]
  ) -> MetadataField {
    MetadataField(keys: [key] + others) { value, content in
      content[keyPath: path] = value.flatMap { Duration.minutes($0.text) }
    } write: { content in
      content[keyPath: path].map { "\($0) minutes" }
    }
  }
}

extension TextMetadata {
  /// Lets the metadata say a field, and changes nothing where it does already.
  mutating func set(_ field: MetadataField, of content: RecipeContent) {
    func reads() -> Bool {
      var said = content
      field.read(value(of: field.keys), &said)
      return said == content
    }
    if reads() { return }
    let isItsOwn = { (entry: Entry) in field.keys.contains(entry.key.lowercased()) }
    let key = field.keys.first { !$0.contains(".") } ?? field.keys[0]
    let place =
      key == "title" ? entries.startIndex : entries.firstIndex(where: isItsOwn) ?? entries.endIndex
    entries.removeAll(where: isItsOwn)
    let written = field.write(content)
    if written == nil, reads() { return }
    let text = written ?? "\"\""
    let entry = Entry(
      key: key, value: YAMLReader.entries(of: "a: \(text)\n")?.first?.value ?? .scalar(text),
      lines: ["\(key): \(text)"])
    entries.insert(entry, at: min(place, entries.endIndex))
  }
}
