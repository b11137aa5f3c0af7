/// Reading the values of schema.org, of which each may be a text, a number, an object, or a list of
/// such.
extension JSONValue {
  /// The lines of all texts in a value, in order.
  var plainLines: [String] {
    switch self {
    case .string(let text): PlainText.lines(text)
    case .number(let spelling): [spelling]
    case .array(let elements): elements.flatMap(\.plainLines)
    case .object(let object): object.plainText.map { [$0] } ?? []
    case .null, .bool: []
    }
  }

  /// The first text in a value, as one line; `nil` where there is none.
  var plainLine: String? {
    switch self {
    case .string(let text):
      let line = PlainText.line(text)
      return line.isEmpty ? nil : line
    case .number(let spelling): return spelling
    case .array(let elements): return elements.lazy.compactMap(\.plainLine).first
    case .object(let object): return object.plainText
    case .null, .bool: return nil
    }
  }

  /// The addresses in a value: texts as they stand, and those of images and pages.
  var addresses: [String] {
    switch self {
    case .string(let text): return text.isEmpty ? [] : [text]
    case .array(let elements): return elements.flatMap(\.addresses)
    case .object(let object):
      for key in ["url", "contentUrl", "@id", "thumbnailUrl"] {
        if let found = object[key]?.addresses, !found.isEmpty { return found }
      }
      return []
    default: return []
    }
  }
}

extension JSONObject {
  /// What an object is called or says.
  fileprivate var plainText: String? {
    for key in ["text", "name", "@value", "value"] {
      if let line = self[key]?.plainLine { return line }
    }
    return nil
  }

  /// The values of an object that is a list with its positions as keys, as PHP writes one with gaps.
  var numberedElements: [JSONValue]? {
    guard !members.isEmpty, members.allSatisfy({ Int($0.key) != nil }) else { return nil }
    return members.map(\.value)
  }

  /// Whether one of its types is this one, with or without the address of the vocabulary.
  func isA(_ type: String) -> Bool {
    (self["@type"]?.elements ?? []).contains { element in
      guard case .string(let text) = element else { return false }
      let name = text.split { $0 == "/" || $0 == "#" || $0 == ":" }.last ?? ""
      return name.lowercased() == type.lowercased()
    }
  }
}
