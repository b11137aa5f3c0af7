/// Taking comments out of Cooklang text: `-- …` to the end of the line, and `[- … -]`.
enum CooklangComments {
  /// The lines without comments, `nil` where there was nothing but one.
  static func without(_ lines: [Substring]) -> [String?] {
    var isInside = false
    // Whether a comment that opens from here on is closed at all; asked from behind.
    var closes = [Bool](repeating: false, count: lines.count + 1)
    for index in lines.indices.reversed() {
      closes[index] =
        closes[index + 1]
        || lines[index].utf8.contains(UInt8(ascii: "]"))
          && lines[index].contains("-]")
    }
    return lines.indices.map { index in
      let line = lines[index]
      guard isInside || line.utf8.contains(UInt8(ascii: "-")) else { return String(line) }
      let kept = kept(Array(line.unicodeScalars), closes[index + 1], &isInside)
      return kept.count < line.unicodeScalars.count && kept.allSatisfy(\.properties.isWhitespace)
        ? nil : String(String.UnicodeScalarView(kept))
    }
  }

  private static func kept(
    _ line: [Unicode.Scalar], _ closesLater: Bool, _ isInside: inout Bool
  ) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    let lastClosing = line.indices.dropLast().last { line[$0] == "-" && line[$0 + 1] == "]" }
    var index = 0
    while index < line.count {
      let next = index + 1 < line.count ? line[index + 1] : " "
      if isInside {
        isInside = !(line[index] == "-" && next == "]")
        index += isInside ? 1 : 2
      } else if line[index] == "[", next == "-", closesLater || (lastClosing ?? 0) > index + 1 {
        isInside = true
        index += 2
      } else if line[index] == "-", next == "-" {
        // A rule such as `---` is no comment.
        let end = line[index...].firstIndex { $0 != "-" } ?? line.count
        if end == index + 2 { break }
        kept += line[index..<end]
        index = end
      } else if line[index] == "\\", index + 1 < line.count {
        kept += line[index...index + 1]
        index += 2
      } else {
        kept.append(line[index])
        index += 1
      }
    }
    return kept
  }
}
