import RecipeStore

/// A field of a recipe that `set` and `add recipe` can change, and how its value is read.
struct RecipeField: Sendable {
  /// How a value is put into a field.
  enum Operation: Sendable {
    case replace, add, remove
  }

  let name: String

  /// Whether `+=` and `-=` are for it.
  let isList: Bool

  /// What the value is, for help.
  let value: String

  let apply:
    @Sendable (_ value: String, _ operation: Operation, _ content: inout RecipeContent)
      throws(CommandError) -> Void

  /// What the field holds, one text for each element; none when it is empty.
  let read: @Sendable (RecipeContent) -> [String]

  /// Puts such texts in place of what the field holds.
  let write:
    @Sendable (_ values: [String], _ content: inout RecipeContent) throws(CommandError) -> Void

  static let all: [RecipeField] = [
    text("title", \.title), text("servings", \.servings),
    minutes("prep", \.prepMinutes), minutes("cook", \.cookMinutes),
    lines("ingredients", \.ingredients), lines("directions", \.directions),
    text("notes", \.notes), text("source", \.source), tags, rating, favorite,
    lines("images", \.images),
  ]

  /// Applies `NAME=VALUE`, `NAME+=VALUE` or `NAME-=VALUE`.
  static func apply(_ assignment: String, to content: inout RecipeContent) throws(CommandError) {
    guard let equals = assignment.firstIndex(of: "=") else {
      throw .usage("'\(assignment)' is not FIELD=VALUE")
    }
    var name = assignment[..<equals]
    var operation = Operation.replace
    if name.last == "+" { operation = .add }
    if name.last == "-" { operation = .remove }
    if operation != .replace { name.removeLast() }
    guard let field = all.first(where: { $0.name == name }) else {
      throw .invalid(thereIsNo("field", String(name), among: all.map(\.name)))
    }
    guard field.isList || operation == .replace else {
      throw .invalid("\(name) holds one value: use \(name)=VALUE")
    }
    let value = String(assignment[assignment.index(after: equals)...])
    try field.apply(value, operation, &content)
    if content.title.allSatisfy(\.isWhitespace) { throw .invalid("a title cannot be empty") }
  }
}

// MARK: - Kinds of fields

// Key paths of values are immutable; the compiler does not say so yet.
private typealias Path<Value> = any WritableKeyPath<RecipeContent, Value> & Sendable

extension RecipeField {
  private static func text(_ name: String, _ path: Path<String>) -> RecipeField {
    RecipeField(
      name: name, isList: false, value: "TEXT",
      apply: { value, _, content in content[keyPath: path] = unescaped(value) },
      read: { $0[keyPath: path].isEmpty ? [] : [$0[keyPath: path]] },
      write: { values, content in content[keyPath: path] = values.first ?? "" })
  }

  private static func minutes(_ name: String, _ path: Path<Int?>) -> RecipeField {
    RecipeField.single(
      name, "MINUTES",
      set: { value, content throws(CommandError) in
        content[keyPath: path] = value.isEmpty ? nil : try parseMinutes(value, field: name)
      }, read: { $0[keyPath: path].map { String($0) } })
  }

  private static func lines(_ name: String, _ path: Path<[String]>) -> RecipeField {
    RecipeField(
      name: name, isList: true, value: "LINE\\nLINE…",
      apply: { value, operation, content throws(CommandError) in
        let values = unescaped(value).split(separator: "\n").map(String.init)
        try change(&content[keyPath: path], operation, values, field: name)
      },
      read: { $0[keyPath: path] },
      write: { values, content in content[keyPath: path] = values })
  }

  /// A field whose one value is not simply a text.
  private static func single(
    _ name: String, _ value: String,
    set:
      @escaping @Sendable (_ value: String, _ content: inout RecipeContent) throws(CommandError) ->
      Void,
    read: @escaping @Sendable (RecipeContent) -> String?
  ) -> RecipeField {
    RecipeField(
      name: name, isList: false, value: value,
      apply: { value, _, content throws(CommandError) in try set(value, &content) },
      read: { read($0).map { [$0] } ?? [] },
      write: { values, content throws(CommandError) in try set(values.first ?? "", &content) })
  }

  private static let tags = RecipeField(
    name: "tags", isList: true, value: "TAG,TAG…",
    apply: { value, operation, content throws(CommandError) in
      try change(&content.tags, operation, try parseTags(value), field: "tags")
      content.tags = uniqueTags(content.tags)
    },
    read: { $0.tags },
    write: { values, content in content.tags = uniqueTags(values) })

  private static let rating = RecipeField.single(
    "rating", "1…5",
    set: { value, content throws(CommandError) in
      guard value.isEmpty || value == "none" || Int(value).map({ (1...5).contains($0) }) == true
      else { throw .invalid("a rating is 1 to 5, or none, not '\(value)'") }
      content.rating = Int(value)
    }, read: { $0.rating.map { String($0) } })

  private static let favorite = RecipeField.single(
    "favorite", "yes|no",
    set: { value, content throws(CommandError) in
      switch value {
      case "yes", "true", "on", "1": content.isFavorite = true
      case "no", "false", "off", "0": content.isFavorite = false
      default: throw .invalid("favorite is yes or no, not '\(value)'")
      }
    }, read: { $0.isFavorite ? "yes" : "no" })

  private static func change(
    _ list: inout [String], _ operation: Operation, _ values: [String], field: String
  ) throws(CommandError) {
    switch operation {
    case .replace: list = values
    case .add: list += values
    case .remove:
      for value in values {
        guard let index = list.firstIndex(where: { folded($0) == folded(value) }) else {
          throw .invalid("there is no '\(value)' among the \(field)")
        }
        list.remove(at: index)
      }
    }
  }
}

// MARK: - Values

/// Tags from a text with commas between them.
func parseTags(_ text: String) throws(CommandError) -> [String] {
  text.split(separator: ",").map { $0.trimmingBlanks() }.filter { !$0.isEmpty }
}

/// Each tag once, the first spelling kept.
func uniqueTags(_ tags: [String]) -> [String] {
  var seen: Set<String> = []
  return tags.filter { seen.insert(folded($0)).inserted }
}

/// Minutes from `45`, `45 min`, `1h`, `1 h 30`, `1h30m`, `1:30`.
func parseMinutes(_ text: String, field: String) throws(CommandError) -> Int {
  let problem = CommandError.invalid(
    "\(field) wants minutes such as 45, 1h30 or 1:30, not '\(text)'")
  var (total, number, isHours) = (0, Int?.none, false)
  var letters = ""
  /// Takes the number before a unit into the total.
  func take(_ unit: String) throws(CommandError) {
    guard let value = number, value <= 1_000_000 else { throw problem }
    switch unit {
    case "h", "hr", "hrs", "hour", "hours", ":":
      guard !isHours else { throw problem }
      isHours = true
      total += value * 60
    case "", "m", "min", "mins", "minute", "minutes": total += value
    default: throw problem
    }
    number = nil
  }
  for character in text.lowercased() {
    if let digit = character.wholeNumberValue, character.isASCII {
      if !letters.isEmpty {
        try take(letters)
        letters = ""
      }
      guard (number ?? 0) <= 1_000_000 else { throw problem }
      number = (number ?? 0) * 10 + digit
    } else if character == ":" || character.isLetter {
      letters.append(character)
    } else if character != " " {
      throw problem
    }
  }
  if number != nil || !letters.isEmpty { try take(letters) }
  guard !text.allSatisfy({ $0 == " " }), total <= 1_000_000 else { throw problem }
  return total
}

/// `\n`, `\t` and `\\` in a value as what they stand for.
func unescaped(_ text: String) -> String {
  guard text.contains("\\") else { return text }
  var result = ""
  var isEscaping = false
  for character in text {
    if isEscaping {
      switch character {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\\": result.append("\\")
      default: result += "\\\(character)"
      }
      isEscaping = false
    } else if character == "\\" {
      isEscaping = true
    } else {
      result.append(character)
    }
  }
  return isEscaping ? result + "\\" : result
}

extension Substring {
  fileprivate func trimmingBlanks() -> String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
