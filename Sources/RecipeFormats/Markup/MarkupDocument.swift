internal import CXML

/// A web page or an XML document as libxml2's parsers understand it, which mend what is broken.
///
/// Nothing is fetched, no entity of the document's own is expanded, and nothing is written. Trees may
/// be deep: they are walked without recursion.
final class MarkupDocument {
  private let document: xmlDocPtr

  /// Prepares the library, once for all threads.
  private static let library: Void = {
    xmlInitParser()
    cxml_be_quiet()
  }()

  /// Parses a web page.
  ///
  /// Text that is UTF-8 is taken for it, whatever the page claims; otherwise the page's claim holds,
  /// and without one Windows-1252, as in browsers.
  init?(html bytes: [UInt8]) {
    _ = Self.library
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
      | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
    let encoding = Self.isUTF8(bytes) ? "UTF-8" : Self.claimsEncoding(bytes) ? nil : "WINDOWS-1252"
    guard let size = Int32(exactly: bytes.count), size > 0 else { return nil }
    let parsed = bytes.withUnsafeBytes { buffer in
      htmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), size, nil, encoding,
        Int32(options))
    }
    guard let parsed else { return nil }
    document = parsed
  }

  /// Parses XML. What is broken is mended as far as the parser can. A document that defines entities is
  /// refused: no program writes one, and they can stand for gigabytes.
  ///
  /// - Parameter encoding: The encoding to read it in, whatever it claims.
  init?(xml bytes: [UInt8], encoding: String? = nil) {
    _ = Self.library
    let options =
      XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue
    guard let size = Int32(exactly: bytes.count), size > 0 else { return nil }
    let parsed = bytes.withUnsafeBytes { buffer in
      xmlReadMemory(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), size, nil, encoding,
        Int32(options))
    }
    guard let parsed else { return nil }
    if let subset = parsed.pointee.intSubset, subset.pointee.entities != nil {
      xmlFreeDoc(parsed)
      return nil
    }
    document = parsed
  }

  deinit { xmlFreeDoc(document) }

  var root: MarkupElement? {
    xmlDocGetRootElement(document).map { MarkupElement(node: $0, of: self) }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  /// Whether the beginning of a page says what encoding it is in.
  private static func claimsEncoding(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    return String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased().contains("charset")
  }
}

/// An element of a ``MarkupDocument``, which it keeps alive.
struct MarkupElement {
  fileprivate let node: xmlNodePtr
  private let document: MarkupDocument

  fileprivate init(node: xmlNodePtr, of document: MarkupDocument) {
    self.node = node
    self.document = document
  }

  /// The name, in lower case in a web page.
  var name: String { Self.text(node.pointee.name) }

  /// The line of the document, as far as the parser counts.
  var line: Int { max(1, Int(xmlGetLineNo(node))) }

  /// The value of an attribute.
  func attribute(_ name: String) -> String? {
    guard let value = xmlGetProp(node, name) else { return nil }
    defer { cxml_free(value) }
    return Self.text(value)
  }

  /// Whether the attribute holds this word among others.
  func attribute(_ name: String, has word: String) -> Bool {
    attribute(name)?.split(whereSeparator: \.isWhitespace).contains { $0 == word } ?? false
  }

  var children: [MarkupElement] {
    var children: [MarkupElement] = []
    var next = node.pointee.children
    while let child = next {
      if child.pointee.type == XML_ELEMENT_NODE {
        children.append(MarkupElement(node: child, of: document))
      }
      next = child.pointee.next
    }
    return children
  }

  /// The first child with this name.
  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The elements below, in the order of the document; `visit` says whether to go on inside one.
  func walk(_ visit: (MarkupElement) -> Bool) {
    walk(enter: { node in
      node.pointee.type != XML_ELEMENT_NODE || visit(MarkupElement(node: node, of: document))
    })
  }

  /// The elements below that meet a condition, those inside of such ones too.
  func descendants(where isWanted: (MarkupElement) -> Bool) -> [MarkupElement] {
    var found: [MarkupElement] = []
    walk { element in
      if isWanted(element) { found.append(element) }
      return true
    }
    return found
  }

  /// All text below as it is written, without any tidying.
  var rawText: String {
    guard let content = xmlNodeGetContent(node) else { return "" }
    defer { cxml_free(content) }
    return Self.text(content)
  }

  /// The text below as a reader sees it: a line for each block, blanks run together.
  var shownText: String {
    var text = ""
    walk(
      enter: { node in
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
          text += Self.text(node.pointee.content).lines.joined(separator: " ")
        case XML_ELEMENT_NODE:
          let name = Self.text(node.pointee.name)
          if Self.unseen.contains(name) { return false }
          if Self.blocks.contains(name) { text += "\n" }
        default: break
        }
        return true
      },
      leave: { node in
        if node.pointee.type == XML_ELEMENT_NODE,
          Self.blocks.contains(Self.text(node.pointee.name))
        {
          text += "\n"
        }
      })
    return text
  }

  private static let unseen: Set<String> = ["script", "style", "head", "template", "noscript"]
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "br", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5",
    "h6", "hr", "li", "ol", "p", "pre", "section", "table", "td", "th", "tr", "ul",
  ]

  private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }

  private func walk(enter: (xmlNodePtr) -> Bool, leave: (xmlNodePtr) -> Void = { _ in }) {
    var next = node.pointee.children
    while var current = next {
      // The children of an entity reference belong to its declaration, which may hold itself.
      if enter(current), current.pointee.type != XML_ENTITY_REF_NODE,
        let child = current.pointee.children
      {
        next = child
        continue
      }
      leave(current)
      while current.pointee.next == nil, let parent = current.pointee.parent, parent != node {
        current = parent
        leave(current)
      }
      next = current.pointee.next
    }
  }
}
