import RecipeStore

/// A recipe as its object in a JSON file gives it.
struct JSONRecipe {
  var entry: RecipeFile.Entry

  /// The paths or names of the collections that the recipe itself says it is in.
  var collections: [String] = []

  /// The line of ``collections``, for what is wrong with them.
  var collectionsLine = 0

  /// The longest time that is believed: a hundred years.
  static let mostMinutes: Int64 = 100 * 365 * 24 * 60

  /// Reads an object; keys that the dialect does not know are skipped.
  ///
  /// - Throws: A `FormatError` at the line of the value that is wrong, or for a missing title at
  ///   the line where the recipe begins.
  init(from cursor: inout JSONCursor, _ dialect: JSONRecipeDialect) throws(FormatError) {
    guard try cursor.peek() == .object else {
      throw cursor.problem("a recipe must be an object, not \(try cursor.peek().name)")
    }
    let line = cursor.line
    entry = RecipeFile.Entry(content: RecipeContent(title: ""), line: line)
    try cursor.beginObject()
    var seen: UInt32 = 0
    while let key = try cursor.nextKey() {
      guard let field = dialect.field(key) else {
        try cursor.skip()
        continue
      }
      _ = try cursor.peek()
      guard seen & 1 << field.rawValue == 0 else { throw cursor.problem("'\(key)' is given twice") }
      seen |= 1 << field.rawValue
      if field != .title, try cursor.skipNull() { continue }
      try read(field, key, from: &cursor, dialect)
    }
    guard seen & 1 << JSONRecipeField.title.rawValue != 0 else {
      throw FormatError(line: line, problem: "recipe without 'title'")
    }
  }

  private mutating func read(
    _ field: JSONRecipeField, _ key: String, from cursor: inout JSONCursor,
    _ dialect: JSONRecipeDialect
  ) throws(FormatError) {
    switch field {
    case .id: entry.number = try Self.id(key, from: &cursor, dialect)
    case .title:
      entry.content.title = try cursor.text(for: key)
      if entry.content.title.isEmpty { throw cursor.problem("'\(key)' is empty") }
    case .servings: entry.content.servings = try Self.servings(key, from: &cursor)
    case .prep: entry.content.prepMinutes = try Self.minutes(key, from: &cursor, dialect)
    case .cook: entry.content.cookMinutes = try Self.minutes(key, from: &cursor, dialect)
    case .ingredients: entry.content.ingredients = try Self.lines(key, from: &cursor, dialect)
    case .directions: entry.content.directions = try Self.lines(key, from: &cursor, dialect)
    case .notes: entry.content.notes = try cursor.text(for: key)
    case .source: entry.content.source = try cursor.text(for: key)
    case .tags: entry.content.tags = Self.distinct(try cursor.texts(for: key))
    case .favorite: entry.content.isFavorite = try cursor.flag(for: key)
    case .rating:
      entry.content.rating = Int(try cursor.number(in: 1...5, "a whole number", for: key))
    case .images: entry.content.images = try cursor.texts(for: key)
    case .extras: entry.content.extras = try cursor.textsByKey(for: key)
    case .added: entry.added = try Self.timestamp(key, from: &cursor)
    case .changed: entry.changed = try Self.timestamp(key, from: &cursor)
    case .collections:
      collectionsLine = cursor.line
      collections = try cursor.texts(for: key)
    }
  }
}

// MARK: - Values of single fields

extension JSONRecipe {
  /// A number, or in our own form also the name that the user sees, such as `"r1001"`.
  private static func id(
    _ key: String, from cursor: inout JSONCursor, _ dialect: JSONRecipeDialect
  ) throws(FormatError) -> Int64? {
    if dialect == .larder, try cursor.peek() == .string {
      let text = try cursor.string()
      if let id = RecipeID(text) { return id.number }
      throw cursor.problem("'\(key)' must be a whole number, not a text")
    }
    let least = dialect == .larder ? 1 : Int64.min
    let number = try cursor.number(in: least...Int64.max, "a whole number", for: key)
    return number > 0 ? number : nil  // elsewhere ids may begin at 0; here the store gives one
  }

  /// A text, or the number that writers by hand put there.
  private static func servings(
    _ key: String, from cursor: inout JSONCursor
  ) throws(FormatError) -> String {
    try cursor.peek() == .number ? try cursor.number() : try cursor.text(for: key)
  }

  /// Minutes; from seconds they are rounded up.
  private static func minutes(
    _ key: String, from cursor: inout JSONCursor, _ dialect: JSONRecipeDialect
  ) throws(FormatError) -> Int {
    switch dialect {
    case .larder:
      return Int(try cursor.number(in: 0...mostMinutes, "a whole number of minutes", for: key))
    case .apple:
      let range = 0...60 * mostMinutes
      let seconds = try cursor.number(in: range, "a whole number of seconds", for: key)
      return Int((seconds + 59) / 60)
    }
  }

  private static func lines(
    _ key: String, from cursor: inout JSONCursor, _ dialect: JSONRecipeDialect
  ) throws(FormatError) -> [String] {
    switch dialect {
    case .larder: try cursor.texts(for: key)
    case .apple:
      try cursor.text(for: key).utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return line.isEmpty ? nil : String(Substring(line))
      }
    }
  }

  private static func timestamp(
    _ key: String, from cursor: inout JSONCursor
  ) throws(FormatError) -> Timestamp {
    let text = try cursor.text(for: key)
    guard let timestamp = Timestamp(text) else {
      throw cursor.problem("'\(key)' must be a date such as 2019-02-04T12:00:00Z")
    }
    return timestamp
  }

  /// `tags` without empty ones and without those that differ in case or accents only.
  private static func distinct(_ tags: [String]) -> [String] {
    var known: Set<String> = []
    return tags.filter { !$0.isEmpty && known.insert(folded($0)).inserted }
  }
}
