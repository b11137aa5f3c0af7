/// A Cooklang recipe as its text has it: front matter and body.
struct CooklangDocument: Sendable {
  var metadata: TextMetadata
  let lines: [Substring]
  let blocks: [CooklangBlock]

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    metadata = TextMetadata()
    if let first = lines.first, Self.isFence(first),
      let end = lines.dropFirst().firstIndex(where: Self.isFence)
    {
      metadata = TextMetadata(frontMatter: Array(lines[1..<end]))
      lines.removeSubrange(...end)
    }
    self.lines = lines
    blocks = CooklangBlockParser.blocks(of: CooklangComments.without(lines))
    for case .metadata(let key, let value) in blocks.map(\.content) {
      metadata.inlineEntries.append((key, value))
    }
  }

  private static func isFence(_ line: Substring) -> Bool { line.trimmedBlanks == "---" }

  /// Whether nothing in it is Cooklang's: no amount of an ingredient is told.
  var isPlainText: Bool {
    !steps.contains { step in
      step.contains { if case .ingredient(let name) = $0 { !name.quantity.isEmpty } else { false } }
    }
  }

  /// The steps with something in them.
  var steps: [[CooklangPart]] {
    blocks.compactMap {
      if case .step(let parts) = $0.content, !parts.isEmpty { parts } else { nil }
    }
  }
}
