import RecipeStore

/// Reads recipes as schema.org has them: JSON-LD bare or in a saved web page, microdata in a page
/// without it.
struct JSONLDReader {
  /// What a recipe's unknown members are kept under.
  let format: String

  private var file = RecipeFile()
  private var recipes: [(object: JSONObject, line: Int)] = []

  init(format: String) { self.format = format }

  /// Whether this is a page or JSON with a Recipe of schema.org in it.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    guard let first = firstLetter(of: bytes) else { return false }
    switch first {
    case UInt8(ascii: "<"):
      return isPage(bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return bytes.contains("\"@type\"") && bytes.contains("Recipe\"")
    default: return false
    }
  }

  /// Whether bytes that begin with a tag are a web page.
  private static func isPage(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
    return start.contains("<html") || start.contains("<!doctype html") || start.contains("<head")
      || start.contains("<meta") || start.contains("<script") || start.contains("<title")
      || bytes.contains("ld+json") || bytes.contains("schema.org/Recipe")
  }

  static func firstLetter(of bytes: [UInt8]) -> UInt8? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 > 0x20 }
  }

  mutating func read(_ source: RecipeSource) throws(FormatError) -> RecipeFile {
    if Self.firstLetter(of: source.bytes) == UInt8(ascii: "<") {
      try readPage(source)
    } else {
      var cursor = JSONCursor(source.bytes, isLenient: true)
      find(in: try cursor.tree(), line: 1)
      try cursor.end()
      for recipe in recipes { add(recipe.object, line: recipe.line, title: nil) }
    }
    try file.requireRecipes()
    if file.recipes.isEmpty { throw FormatError(line: 1, problem: "there is no recipe in it") }
    return file
  }

  private mutating func readPage(_ source: RecipeSource) throws(FormatError) {
    guard let root = MarkupDocument(html: source.bytes)?.root else {
      throw FormatError(line: 1, problem: "there is nothing in this page")
    }
    var title: String?
    var problem: FormatError?
    root.walk { element in
      if element.name == "title", title == nil { title = PlainText.line(element.rawText) }
      if element.name == "script", isJSONLD(element) {
        do throws(FormatError) { try readBlock(element.rawText, line: element.line) } catch {
          problem = problem ?? error
        }
      }
      return true
    }
    if recipes.isEmpty {
      for recipe in Microdata.recipes(below: root) { recipes.append((recipe.object, recipe.line)) }
    }
    // A block that cannot be read matters only where it may have been the recipe.
    if recipes.isEmpty, let problem { throw problem }
    for recipe in withoutRepetitions(recipes) {
      add(recipe.object, line: recipe.line, title: title)
    }
  }

  private func isJSONLD(_ script: MarkupElement) -> Bool {
    script.attribute("type")?.lowercased().contains("ld+json") ?? false
  }

  /// Reads the JSON in a script; marks of comments around it and a rest after it are read over.
  private mutating func readBlock(_ text: String, line: Int) throws(FormatError) {
    let encodedQuote = "&quot;"
    let isEncoded = String(text.trimmed.dropFirst()).trimmed.hasPrefix(encodedQuote)
    let bytes = Array((isEncoded ? text.replacing(encodedQuote, with: "\"") : text).utf8)
    var cursor = JSONCursor(bytes, isLenient: true)
    cursor.skipSpace()
    // All of it may stand in the line of `//<![CDATA[`.
    if cursor.index == bytes.count { cursor.index = 0 }
    var isFirst = true
    while cursor.skip(toOneOf: isFirst ? "{[" : "{") {
      let start = cursor.index
      // Of `<![CDATA[` the bracket is none of JSON's.
      if bytes[start...].starts(with: "[CDATA[".utf8) {
        cursor.index += 7
        continue
      }
      cursor.line = line + bytes[..<start].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      do throws(FormatError) { find(in: try cursor.tree(), line: line) } catch {
        if isFirst { throw error }
        return
      }
      isFirst = false
    }
  }
}

extension JSONCursor {
  /// Goes on to the next of these letters; `false` where there is none.
  fileprivate mutating func skip(toOneOf letters: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
    while index < bytes.count, !wanted.contains(bytes[index]) { index += 1 }
    return index < bytes.count
  }
}

// MARK: - Finding recipes

extension JSONLDReader {
  /// Gathers the recipes in a value at any depth, those inside recipes left out.
  private mutating func find(in value: JSONValue, line: Int) {
    var found: [JSONObject] = []
    var things: [String: JSONObject] = [:]
    var pending = [value]
    while let next = pending.popLast() {
      switch next {
      case .array(let elements): pending += elements.reversed()
      case .object(let object):
        if case .string(let id)? = object["@id"], object.members.count > 1 { things[id] = object }
        if object.isA("Recipe") {
          found.append(object)
        } else {
          pending += object.members.reversed().map(\.value)
        }
      default: break
      }
    }
    for recipe in found {
      recipes.append((resolved(recipe, among: things), line))
    }
  }

  /// A recipe whose image or author is named by its identifier gets the thing itself.
  private func resolved(_ recipe: JSONObject, among things: [String: JSONObject]) -> JSONObject {
    var recipe = recipe
    func thing(_ value: JSONValue) -> JSONValue {
      guard let object = value.object, object.members.count == 1,
        case .string(let id)? = object["@id"], let thing = things[id]
      else { return value }
      return .object(thing)
    }
    for key in ["image", "author", "recipeInstructions", "recipeIngredient", "publisher"] {
      switch recipe[key] {
      case .array(let elements)?: recipe[key] = .array(elements.map(thing))
      case let value?: recipe[key] = thing(value)
      case nil: break
      }
    }
    return recipe
  }

  /// The recipes of a page, of equal titles the one that says most, without mere mentions of others.
  private func withoutRepetitions(
    _ recipes: [(object: JSONObject, line: Int)]
  ) -> [(object: JSONObject, line: Int)] {
    if recipes.count < 2 { return recipes }
    let sizes = recipes.map { recipe in
      let content = JSONLDRecipe.content(of: recipe.object, keptFor: format)
      return (title: content.title, lines: content.ingredients.count + content.directions.count)
    }
    let hasFull = sizes.contains { $0.lines > 0 }
    var best: [String: Int] = [:]
    for (index, size) in sizes.enumerated() where size.lines > 0 || !hasFull {
      if let known = best[size.title], sizes[known].lines >= size.lines { continue }
      best[size.title] = index
    }
    return best.values.sorted().map { recipes[$0] }
  }

  private mutating func add(_ recipe: JSONObject, line: Int, title: String?) {
    var content = JSONLDRecipe.content(of: recipe, keptFor: format)
    if content.title.isEmpty, let title { content.title = title }
    if content.title.isEmpty {
      return file.problems.append(FormatError(line: line, problem: "recipe without 'name'"))
    }
    var entry = RecipeFile.Entry(content: content, line: line)
    if content.source.contains("://") { entry.key = content.source }
    file.recipes.append(entry)
  }
}

extension [UInt8] {
  /// Whether a text is somewhere in these bytes.
  func contains(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard count >= wanted.count, let first = wanted.first else { return wanted.isEmpty }
    return withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
      }
      return false
    }
  }
}
