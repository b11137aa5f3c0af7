internal import CYAML

/// A value of a YAML document. Aliases stay names, so that nothing can be blown up by them.
enum YAMLNode: Hashable, Sendable {
  case scalar(String)
  case sequence([YAMLNode])
  case mapping([YAMLEntry])

  /// A text, a list of texts with commas between them, or a mapping's as `key: value`.
  var text: String {
    switch self {
    case .scalar(let text): text
    case .sequence(let nodes): nodes.map(\.text).joined(separator: ", ")
    case .mapping(let entries):
      entries.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")
    }
  }

  /// The texts of a list, or of a text with commas.
  var texts: [String] {
    switch self {
    case .scalar(let text): text.split(separator: ",").map { String($0).trimmedBlanks }
    case .sequence(let nodes): nodes.map(\.text)
    case .mapping: [text]
    }
  }

  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

/// A key of a mapping, its value, and the line it begins on, from 0.
struct YAMLEntry: Hashable, Sendable {
  var key: String
  var value: YAMLNode
  var line: Int
}

/// Reads one YAML document by libyaml's events.
struct YAMLReader: ~Copyable {
  /// Deeper is refused: nobody's recipe is, and reading recurses.
  private static let deepestNesting = 64

  private var parser = yaml_parser_t()
  private var event = yaml_event_t()

  /// The mapping that a document is; `nil` where it is something else or no YAML at all.
  static func entries(of text: String) -> [YAMLEntry]? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = YAMLReader()
      guard yaml_parser_initialize(&reader.parser) == 1 else { return nil }
      yaml_parser_set_encoding(&reader.parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&reader.parser, bytes.baseAddress, bytes.count)
      guard reader.next(), reader.next(), reader.event.type == YAML_DOCUMENT_START_EVENT,
        reader.next(), case .mapping(let entries) = reader.node(depth: 0), reader.next(),
        reader.event.type == YAML_DOCUMENT_END_EVENT
      else { return nil }
      return entries
    }
  }

  private init() {}

  deinit {
    var (parser, event) = (parser, event)
    yaml_event_delete(&event)
    yaml_parser_delete(&parser)
  }

  private mutating func next() -> Bool {
    yaml_event_delete(&event)
    return yaml_parser_parse(&parser, &event) == 1
  }

  /// The node that the current event begins; ends at its last event.
  private mutating func node(depth: Int) -> YAMLNode? {
    guard depth < Self.deepestNesting else { return nil }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      return .scalar(
        String(
          decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
    case YAML_ALIAS_EVENT: return .scalar("*" + String(cString: event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT:
      var nodes: [YAMLNode] = []
      while next() {
        if event.type == YAML_SEQUENCE_END_EVENT { return .sequence(nodes) }
        guard let node = node(depth: depth + 1) else { return nil }
        nodes.append(node)
      }
      return nil
    case YAML_MAPPING_START_EVENT: return mapping(depth: depth)
    default: return nil
    }
  }

  private mutating func mapping(depth: Int) -> YAMLNode? {
    var entries: [YAMLEntry] = []
    while next() {
      if event.type == YAML_MAPPING_END_EVENT { return .mapping(entries) }
      let line = Int(event.start_mark.line)
      guard let key = node(depth: depth + 1), next(), let value = node(depth: depth + 1) else {
        return nil
      }
      entries.append(YAMLEntry(key: key.text, value: value, line: line))
    }
    return nil
  }
}
