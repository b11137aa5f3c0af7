/// Reading `recipeInstructions`, which are lists of steps and sections in any nesting, lists of texts,
/// or one text.
struct JSONLDInstructions {
  private(set) var lines: [String] = []

  init(_ value: JSONValue) { read(value) }

  private mutating func read(_ value: JSONValue) {
    switch value {
    case .string(let text): lines += PlainText.lines(text)
    case .array(let elements):
      // A lone element may be a whole text; of several, each is one step, whatever is in it.
      if elements.count == 1 { return read(elements[0]) }
      for element in elements { readStep(element) }
    case .object(let object): read(object)
    case .null, .bool, .number: break
    }
  }

  private mutating func readStep(_ value: JSONValue) {
    switch value {
    case .string(let text): lines += [PlainText.line(text)].filter { !$0.isEmpty }
    case .object(let object): read(object, isOneStep: true)
    default: read(value)
    }
  }

  private mutating func read(_ object: JSONObject, isOneStep: Bool = false) {
    if let elements = object.numberedElements { return read(.array(elements)) }
    var said = (object["text"] ?? object["description"])?.plainLines ?? []
    if isOneStep, object["text"]?.text != nil { said = [said.joined(separator: " ")] }
    said.removeAll(where: \.isEmpty)
    if let name = object["name"]?.plainLine, !Self.repeats(name, said.first) {
      // The name of a section or a step is a line of its own.
      if object["item"] == nil || !said.isEmpty { lines.append(name) }
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
