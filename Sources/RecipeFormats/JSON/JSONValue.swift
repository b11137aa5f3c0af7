/// A JSON value as a tree, for formats whose shapes vary too much to be read from front to back.
///
/// Numbers keep their spelling and objects their order, so that a value is written as it was read.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The deepest nesting of a tree. Trees are walked by recursion, and no recipe is this deep.
  static let deepestNesting = 200
}

/// The members of a JSON object in their order.
struct JSONObject: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  var members: [Member] = []

  /// The value of the first member with this key; setting replaces it in its place.
  subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONValue {
  var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

  /// The elements of an array, nothing for `null`, and any other value as the only one.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }

  /// A text, or the spelling of a number.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

extension JSONCursor {
  /// Reads the next value as a tree.
  mutating func tree() throws(FormatError) -> JSONValue { try tree(depth: 0) }

  private mutating func tree(depth: Int) throws(FormatError) -> JSONValue {
    let kind = try peek()
    guard depth < JSONValue.deepestNesting else {
      throw problem("nested more than \(JSONValue.deepestNesting) levels deep")
    }
    switch kind {
    case .null:
      try null()
      return .null
    case .bool: return .bool(try bool())
    case .number: return .number(try number())
    case .string: return .string(try string())
    case .array:
      var elements: [JSONValue] = []
      try beginArray()
      while try nextElement() { elements.append(try tree(depth: depth + 1)) }
      return .array(elements)
    case .object:
      var object = JSONObject()
      try beginObject()
      while let key = try nextKey() {
        object.members.append(JSONObject.Member(key: key, value: try tree(depth: depth + 1)))
      }
      return .object(object)
    }
  }
}

extension JSONWriter {
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): self.value(flag)
    case .number(let spelling): number(spelling)
    case .string(let text): self.value(text)
    case .array(let elements): array { json in for element in elements { json.value(element) } }
    case .object(let object): object.write(to: &self)
    }
  }
}

extension JSONObject {
  func write(to json: inout JSONWriter) {
    json.object { json in
      for member in members {
        json.key(member.key)
        json.value(member.value)
      }
    }
  }

  /// The object on one line.
  var text: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  /// Reads what ``text`` wrote.
  init?(text: String) {
    var cursor = JSONCursor(Array(text.utf8))
    guard case .object(let object)? = try? cursor.tree() else { return nil }
    self = object
  }
}
