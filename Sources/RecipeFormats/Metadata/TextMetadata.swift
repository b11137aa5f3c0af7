/// The metadata of a recipe: its front matter line by line, and what stands in `>> key: value`.
struct TextMetadata: Sendable {
  /// A key of the front matter with its lines, which are written again as they are.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: YAMLNode
    let lines: [Substring]
  }

  /// Lines before the first key: comments.
  private(set) var preamble: [Substring] = []
  var entries: [Entry] = []

  /// From the body, where they stay.
  var inlineEntries: [(key: String, value: String)] = []

  init() {}

  /// Front matter is YAML; where it is not, each line is `key: value`.
  init(frontMatter lines: [Substring]) {
    let read = YAMLReader.entries(of: lines.joined(separator: "\n") + "\n") ?? Self.plain(lines)
    let starts = read.map { min($0.line, lines.count) }
    // Several keys on one line have to stay together: `{a: 1, b: 2}`.
    guard Set(starts).count == starts.count, starts == starts.sorted() else {
      preamble = []
      entries = read.map { entry in
        let line = "\(YAMLText.scalar(entry.key)): \(YAMLText.scalar(entry.value.text))"
        return Entry(key: entry.key, value: entry.value, lines: [Substring(line)])
      }
      return
    }
    preamble = Array(lines[..<(starts.first ?? lines.count)])
    let ends = starts.dropFirst() + [lines.count]
    entries = zip(read, zip(starts, ends)).map { entry, range in
      Entry(key: entry.key, value: entry.value, lines: Array(lines[range.0..<range.1]))
    }
  }

  private static func plain(_ lines: [Substring]) -> [YAMLEntry] {
    lines.enumerated().compactMap { index, line in
      guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") else { return nil }
      let value = line[line.index(after: colon)...].trimmedBlanks
      return YAMLEntry(
        key: line[..<colon].trimmedBlanks, value: .scalar(value), line: index)
    }
  }

  /// The value of the first of some keys that there is, in small letters; `time.prep` is one inside
  /// another.
  func value(of keys: [String]) -> YAMLNode? {
    for key in keys {
      if let entry = entries.first(where: { $0.key.lowercased() == key }) { return entry.value }
      if let entry = inlineEntries.first(where: { $0.key.lowercased() == key }) {
        return .scalar(entry.value)
      }
      let path = key.split(separator: ".")
      if path.count == 2,
        let inner = entries.first(where: { $0.key.lowercased() == path[0] })?.value[String(path[1])]
      {
        return inner
      }
    }
    return nil
  }

  /// Keys and texts, as the specification's tests compare them.
  var texts: [String: String] {
    let all = entries.map { ($0.key, $0.value.text) } + inlineEntries.map { ($0.key, $0.value) }
    return Dictionary(all) { first, _ in first }
  }

  /// The front matter with its fences; empty where there is none.
  var text: String {
    let lines = preamble + entries.flatMap(\.lines)
    return lines.isEmpty ? "" : "---\n" + lines.map { $0 + "\n" }.joined() + "---\n"
  }
}
