internal import CUTF8Proc

/// The columns that a terminal gives to a character, as a reader sees characters.
///
///     displayWidth("é")   // 1, whether one scalar or two
///     displayWidth("粥")  // 2
///     displayWidth("👩‍🍳")  // 2
///
/// Emoji sequences, flags and what is asked to be drawn as emoji take two columns; otherwise the
/// scalars add up, which is what terminals do with scripts that stack letters.
package func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  let first = scalars[scalars.startIndex]
  if first.isASCII && scalars.count == 1 || character == "\r\n" { return 1 }
  if scalars.dropFirst().contains(where: makesEmoji) && first.properties.isEmoji { return 2 }
  return scalars.reduce(0) { $0 + displayWidth($1) }
}

/// The columns that a terminal gives to a text of one line.
///
/// - Complexity: O(*n*) in the length of the text; fast for ASCII.
package func displayWidth(_ text: some StringProtocol) -> Int {
  if isPrintableASCII(text) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// Whether a text holds nothing but blank to tilde, each one column wide and safe to draw.
func isPrintableASCII(_ text: some StringProtocol) -> Bool {
  text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x20..<0x7F: 1
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0  // vowels and finals of a decomposed Hangul syllable
  case 0x4DC0...0x4DFF: 2  // hexagrams, wide since Unicode 16
  default:
    // The standard library knows newer emoji than a distribution's utf8proc, which also takes
    // nothing for marks that terminals give a column: vowels after a letter, signs around digits.
    switch scalar.properties.generalCategory {
    case .spacingMark: 1
    case .format where scalar.properties.isVisibleFormat: 1
    default:
      scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar)
        ? 2 : Int(utf8proc_charwidth(Int32(scalar.value)))
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a character that only formats others is drawn all the same, as `U+0600` is.
  fileprivate var isVisibleFormat: Bool { !isDefaultIgnorableCodePoint && !isBidiControl }
}

/// Whether a scalar after an emoji's first makes the whole be drawn as one emoji: presentation
/// selector, joiner, skin tone, second half of a flag, tags of a flag.
private func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
  default: isRegionalIndicator(scalar)
  }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  0x1F1E6...0x1F1FF ~= scalar.value
}
