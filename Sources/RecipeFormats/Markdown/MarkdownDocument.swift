internal import CMark

/// The blocks of a CommonMark document, from cmark, and the lines that they stand on.
struct MarkdownDocument {
  /// A block at the top of the document.
  struct Block {
    enum Kind: Hashable {
      case paragraph, list, other
      case heading(level: Int)
      case thematicBreak
    }

    var kind: Kind

    /// Indices of lines.
    var lines: Range<Int>

    /// What is in a paragraph or a heading.
    var inlines: [Inline] = []

    /// The items of a list.
    var items: [Item] = []
  }

  /// What inlines are at the top of a paragraph, with the text in them.
  enum Inline: Hashable {
    case text(String)
    case emphasis(String)
    case strong(String)
    case link(name: String, address: String)
    case other
  }

  /// An item of a list.
  struct Item {
    /// Indices of lines; empty lines at the end are not its own.
    var lines: Range<Int>

    /// The paragraph that it begins with, and whether that is all.
    var firstParagraph: Block?
    var isOneParagraph = false
  }

  let lines: [Substring]
  private(set) var blocks: [Block] = []

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var text = text
    text.withUTF8 { bytes in
      guard
        let root = bytes.withMemoryRebound(
          to: CChar.self, { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) })
      else { return }
      defer { cmark_node_free(root) }
      for node in Self.children(of: root) { blocks.append(block(node)) }
    }
  }

  /// The text of some lines.
  func text(_ range: Range<Int>) -> String {
    lines[range.clamped(to: lines.indices)].joined(separator: "\n")
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  private func range(_ node: OpaquePointer) -> Range<Int> {
    let start = max(0, Int(cmark_node_get_start_line(node)) - 1)
    let end = max(start + 1, Int(cmark_node_get_end_line(node)))
    return (start..<end).clamped(to: lines.indices)
  }

  private func block(_ node: OpaquePointer) -> Block {
    var block = Block(kind: .other, lines: range(node))
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH:
      block.kind = .paragraph
      block.inlines = Self.children(of: node).map(Self.inline)
    case CMARK_NODE_HEADING:
      block.kind = .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: block.kind = .thematicBreak
    case CMARK_NODE_LIST:
      block.kind = .list
      block.items = Self.children(of: node).map(item)
    default: break
    }
    return block
  }

  private func item(_ node: OpaquePointer) -> Item {
    var item = Item(lines: range(node))
    while item.lines.count > 1, let last = item.lines.last, lines[last].isBlank {
      item.lines.removeLast()
    }
    let children = Self.children(of: node)
    if let first = children.first, cmark_node_get_type(first) == CMARK_NODE_PARAGRAPH {
      item.firstParagraph = block(first)
      item.isOneParagraph = children.count == 1
    }
    return item
  }

  private static func inline(_ node: OpaquePointer) -> Inline {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text(text(in: node))
    case CMARK_NODE_EMPH: .emphasis(text(in: node))
    case CMARK_NODE_STRONG: .strong(text(in: node))
    case CMARK_NODE_LINK:
      .link(
        name: text(in: node),
        address: cmark_node_get_url(node).map { String(cString: $0) } ?? "")
    default: .other
    }
  }

  /// The text in a node, without marks.
  private static func text(in node: OpaquePointer) -> String {
    guard let walk = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(walk) }
    var text = ""
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return text }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) else { continue }
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK { text += " " }
      if let literal = cmark_node_get_literal(node) { text += String(cString: literal) }
    }
  }
}
