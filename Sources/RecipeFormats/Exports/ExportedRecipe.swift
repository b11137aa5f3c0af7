import RecipeStore

/// A recipe of another program's export while its fields are taken one by one.
///
/// What no field takes stays in ``rest`` and is kept with the recipe.
struct ExportedRecipe {
  var content = RecipeContent(title: "")

  /// What was not taken yet.
  var rest: JSONObject

  /// What the program itself tells the recipe by.
  var key: String?
  var added: Timestamp?
  var changed: Timestamp?

  init(_ object: JSONObject = JSONObject()) { rest = object }

  /// Takes a value, `nil` where there is none.
  mutating func take(_ key: String) -> JSONValue? {
    defer { rest[key] = nil }
    return rest[key]
  }

  /// Takes a text or number as a text without outer blanks, empty where there is none.
  mutating func text(_ key: String) -> String {
    guard let text = rest[key]?.text else { return "" }
    rest[key] = nil
    return text.trimmed
  }

  /// Takes a text as its lines, without empty ones.
  mutating func lines(_ key: String) -> [String] { text(key).trimmedLines }

  /// Takes a time in any words; what means none stays.
  mutating func minutes(_ key: String) -> Int? {
    guard let minutes = rest[key]?.text.flatMap(Duration.minutes), minutes > 0 else { return nil }
    // The words may say more than the minutes: `10-13 Minutes`.
    if rest[key]?.text.map({ Duration.isPlain($0) }) == true { rest[key] = nil }
    return minutes
  }

  /// Takes a rating from 1 to 5; another, such as 0 for none, stays.
  mutating func rating(_ key: String) -> Int? {
    guard let text = rest[key]?.text, let number = Double(text), (0.5...5).contains(number) else {
      return nil
    }
    rest[key] = nil
    return Int(number.rounded())
  }

  /// Takes a date; what is none stays.
  mutating func date(_ key: String) -> Timestamp? {
    guard let text = rest[key]?.text, let date = Timestamp(exported: text) else { return nil }
    rest[key] = nil
    return date
  }

  /// Takes an address as the source, or else a name.
  mutating func takeSource(address: String, name: String = "") {
    let address = self.text(address)
    content.source = address.isEmpty ? text(name) : address
  }

  /// Adds tags, each once.
  mutating func addTags(_ tags: [String]) {
    for tag in tags.map(\.trimmed) where !tag.isEmpty {
      if !content.tags.contains(where: { folded($0) == folded(tag) }) { content.tags.append(tag) }
    }
  }

  /// Adds paragraphs to the notes.
  mutating func addNotes(_ text: String) {
    if text.isEmpty { return }
    content.notes += content.notes.isEmpty ? text : "\n\n" + text
  }

  /// Adds the recipe to a file, or tells that it has no title.
  func add(to file: inout RecipeFile, format: String, line: Int) {
    var content = content
    content.title = content.title.trimmedLines.joined(separator: " ")
    if content.title.isEmpty {
      return file.problems.append(FormatError(line: line, problem: "recipe without a title"))
    }
    let kept = rest.members.filter { !$0.value.isEmpty }
    if !kept.isEmpty { content.extras[format] = JSONObject(members: kept).text }
    var entry = RecipeFile.Entry(content: content, added: added, changed: changed, line: line)
    entry.key = key.map { "\(format):\($0)" }
    file.recipes.append(entry)
  }
}

extension JSONValue {
  /// Whether there is nothing in it.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.allSatisfy(\.isEmpty)
    case .object(let object): object.members.allSatisfy(\.value.isEmpty)
    case .bool, .number: false
    }
  }
}

extension String {
  /// The text without outer blanks and line breaks.
  var trimmed: String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }

  /// The lines without outer blanks and empty ones.
  var trimmedLines: [String] { lines.map { String($0).trimmed }.filter { !$0.isEmpty } }
}

extension Timestamp {
  /// A date as programs write it: with or without a time, fractions of a second and a zone.
  init?(exported text: String) {
    if let date = Timestamp(text) {
      self = date
      return
    }
    let start = text.prefix(19)
    var zone = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
    if zone.isEmpty { zone = "Z" }
    self.init(String(start.prefix(10)) + "T" + String(start.dropFirst(11)) + String(zone))
  }
}
