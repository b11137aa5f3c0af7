/// Reading `recipeInstructions`, which are lists of steps and sections in any nesting, lists of texts,
/// or one text.
struct JSONLDInstructions {
  private(set) var lines: [String] = []

  init(_ value: JSONValue) { read(value) }

  private mutating func read(_ value: JSONValue) {
    switch value {
    case .string(let text): lines += PlainText.lines(text)
    case .array(let elements): for element in elements { read(element) }
    case .object(let object): read(object)
    case .null, .bool, .number: break
    }
  }

  private mutating func read(_ object: JSONObject) {
    let text = object["text"] ?? object["description"]
    let said = text?.plainLines ?? []
    if let name = object["name"]?.plainLine, !Self.repeats(name, said.first) {
      // The name of a section or a step is a line of its own.
      if object["itemListElement"] != nil || !said.isEmpty || !object.isA("ListItem") {
        lines.append(name)
      }
    }
    lines += said
    for key in ["itemListElement", "item", "steps", "step"] {
      if let parts = object[key] { read(parts) }
    }
  }

  /// Whether a step's name only says the beginning of its text again.
  private static func repeats(_ name: String, _ text: String?) -> Bool {
    guard let text else { return false }
    let beginning = name.reversed().drop { ".…:! ".contains($0) }.reversed()
    return text.hasPrefix(String(beginning))
  }
}
