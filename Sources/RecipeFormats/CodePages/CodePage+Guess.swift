extension CodePage {
  /// The text of bytes that do not say how they are encoded: UTF-8 where they are that, else the
  /// code page in which they look most like words.
  static func guessedText(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var best = (page: windows1252, score: windows1252.score(of: bytes))
    for page in [windows1250, cp437] {
      let score = page.score(of: bytes)
      if score > best.score { best = (page, score) }
    }
    return best.page.text(of: bytes)
  }

  /// The letters beside ASCII that languages of recipes use, small.
  private static let alphabets: [Set<Unicode.Scalar>] = [
    "äöüß", "àâæçèéêëîïôœùûÿ", "áéíñóúü", "àáâãçéêíóôõú", "àèéìíòóù", "åäöæøé",
    "áčďéěíňóřšťúůýžäĺľŕô", "ąćęłńóśźż", "áéíóöőúüű", "čćđšž", "ăâîşţ",
  ].map { Set($0.unicodeScalars) }

  private static let vowels = Set("aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿœąęěůőűăα".unicodeScalars)

  /// What stands before words, and what stands beside them or numbers: never inside of a word.
  private static let openings = Set("¿¡«„“‘‚£".unicodeScalars)
  private static let signs = Set("°½¼¾²³§¢€»”…–—•·×®©™±".unicodeScalars)

  /// How much the bytes above ASCII look like letters of one language in its words.
  private func score(of bytes: [UInt8]) -> Int {
    var score = 0
    var counts = Array(repeating: 0, count: 128)
    for index in bytes.indices where bytes[index] >= 0x80 {
      let before = index > 0 ? bytes[index - 1] : 0x20
      let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      score += self.score(of: self[bytes[index]], between: self[before], and: self[after])
      counts[Int(bytes[index]) - 0x80] += 1
    }
    let used = zip(upperHalf, counts).filter { $1 > 0 && Self.isLetter($0) }
    let fitting = Self.alphabets.map { alphabet in
      used.reduce(0) { $0 + (alphabet.contains(Self.small($1.0)) ? $1.1 : 0) }
    }
    let letters = used.reduce(0) { $0 + $1.1 }
    return score + 2 * (fitting.max() ?? 0) - letters
  }

  private func score(
    of scalar: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Int {
    if scalar == "\u{FFFD}" { return -8 }
    let isInside = Self.isLetter(before) && Self.isLetter(after)
    if Self.isLetter(scalar) {
      // Vowels and consonants take turns: `Straße`, not `Straáe`; `česnek`, not `èesnek`.
      let isVowel = Self.vowels.contains(Self.small(scalar))
      let turns = [before, after].count {
        Self.isLetter($0) && Self.vowels.contains(Self.small($0)) != isVowel
      }
      if ("0"..."9").contains(before) { return -2 }
      if before.properties.isLowercase, scalar.properties.isUppercase { return -4 }
      return turns
    }
    if scalar == "’" { return Self.isLetter(before) ? 2 : 0 }
    if Self.openings.contains(scalar) { return isInside ? -4 : after == " " ? 0 : 2 }
    if Self.signs.contains(scalar) { return isInside ? -4 : 2 }
    // A frame is drawn of nothing but lines.
    let isLine = (0x2500...0x259F).contains(scalar.value)
    return isLine && scalar == before && scalar == after ? 2 : -2
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }
}
