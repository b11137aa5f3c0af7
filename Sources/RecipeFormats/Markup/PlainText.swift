/// Turning texts of web pages, in which there may be entities and tags, into plain ones.
enum PlainText {
  /// How often a text may be encoded; pages encode twice more often than one would think.
  private static let deepestEncoding = 3

  /// The lines of a text as a reader sees it: without tags and entities, blanks run together, empty
  /// lines left out.
  static func lines(_ text: String) -> [String] {
    var text = text
    for _ in 0..<deepestEncoding where hasMarkup(text) {
      // A page of this text alone; the line break of the text is none in a page.
      let page = "<meta charset=utf-8><body>" + text.replacingLineBreaks(with: "<br>")
      guard let root = MarkupDocument(html: Array(page.utf8))?.root else { break }
      text = root.shownTextOfBody
    }
    return text.lines.compactMap { line in
      let tidy = tidy(line)
      return tidy.isEmpty ? nil : tidy
    }
  }

  /// A text as one line.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// The text that ``lines(_:)`` reads as `line`: encoded where it holds what looks like markup.
  static func encoded(_ line: String) -> String {
    guard hasMarkup(line) else { return line }
    var encoded = line
    for _ in 0..<deepestEncoding {
      encoded = encoded.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }.joined(separator: "&amp;")
        .utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }.joined(separator: "&lt;")
    }
    return encoded
  }

  /// Whether there is something that looks like an entity or a tag.
  static func hasMarkup(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch (previous, byte | 0x20) {
      case (UInt8(ascii: "&"), UInt8(ascii: "a")...UInt8(ascii: "z")): return true
      case (UInt8(ascii: "<"), UInt8(ascii: "a")...UInt8(ascii: "z")): return true
      default: break
      }
      if previous == UInt8(ascii: "&"), byte == UInt8(ascii: "#") { return true }
      if previous == UInt8(ascii: "<"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") {
        return true
      }
      previous = byte
    }
    return false
  }

  /// A line without outer blanks and blanks of no width, runs of blanks made one.
  static func tidy(_ line: Substring) -> String {
    var tidy = ""
    var hasBlank = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case " ", "\t", "\u{A0}", "\u{B}", "\u{C}", "\u{0}":
        hasBlank = !tidy.isEmpty
      case "\u{200B}", "\u{FEFF}": break
      default:
        if hasBlank { tidy.unicodeScalars.append(" ") }
        hasBlank = false
        tidy.unicodeScalars.append(scalar)
      }
    }
    return tidy
  }
}

extension MarkupElement {
  /// The text of a page's body, or of all where there is none.
  fileprivate var shownTextOfBody: String { (child("body") ?? self).shownText }
}

extension String {
  /// The lines, whatever ends them.
  var lines: [Substring] {
    let ends = unicodeScalars.split(omittingEmptySubsequences: false) { scalar in
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
      default: false
      }
    }
    return ends.map { Substring($0) }
  }

  fileprivate func replacingLineBreaks(with text: String) -> String {
    lines.joined(separator: text)
  }
}
