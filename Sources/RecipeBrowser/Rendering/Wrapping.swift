extension StringProtocol {
  /// The text in lines of at most `columns`, broken between words where possible.
  ///
  ///     "Stir until thick".wrapped(toWidth: 10)  // ["Stir until", "thick"]
  ///
  /// Line breaks in the text stay. A word longer than a line is broken between characters; Chinese
  /// and Japanese may break anywhere but before closing punctuation. Fewer than two columns count
  /// as two, so that every character finds a place. An empty text is one empty line.
  ///
  /// - Complexity: O(*n*) in the length of the text, whatever the width.
  package func wrapped(toWidth columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrappedLine($0, columns: Swift.max(2, columns)) }
  }
}

/// Wraps a text without line breaks.
private func wrappedLine(_ text: some StringProtocol, columns: Int) -> [String] {
  if text.utf8.count <= columns && isPrintableASCII(text) { return [String(text)] }
  var lines: [String] = []
  var start = text.startIndex
  /// The columns from `start` to before the current character, blanks included.
  var width = 0
  /// The last place to break: where the line ends, where the next begins, and the columns to there.
  var place: (end: String.Index, next: String.Index, width: Int)?
  var previous: Character = " "

  for index in text.indices {
    let character = text[index]
    let added = displayWidth(character)
    if character == " " {
      let end = previous == " " ? place?.end ?? start : index
      place = (end, text.index(after: index), width + added)
    } else {
      if index > start && previous != " " && mayBreak(between: previous, and: character) {
        place = (index, index, width)
      }
      while width + added > columns && index > start {
        let here = (end: index, next: index, width: width)
        let (end, next, used) = place.flatMap { $0.next > start ? $0 : nil } ?? here
        if end > start { lines.append(String(text[start..<end])) }
        (start, width, place) = (next, width - used, nil)
      }
    }
    width += added
    previous = character
  }
  // Blanks at the end may hang over; they are not worth a line.
  var last = text[start...]
  if width > columns { while last.last == " " { last = last.dropLast() } }
  lines.append(String(last))
  return lines
}

/// Whether a line may end between two characters that no blank separates.
private func mayBreak(between left: Character, and right: Character) -> Bool {
  (isIdeographic(left) || isIdeographic(right)) && !neverFirst.contains(right)
    && !neverLast.contains(left)
}

/// Whether a character is from a script that is written without blanks, in wide characters.
private func isIdeographic(_ character: Character) -> Bool {
  guard let value = character.unicodeScalars.first?.value else { return false }
  switch value {
  case 0x2E80...0x303F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
    return true
  default:
    return false
  }
}

private let neverFirst = Set("、。，．：；！？）」』】〉》〕］｝・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}”’%")
private let neverLast = Set("（「『【〈《〔［｛([{“‘")
