import RecipeFormats
import RecipeStore

extension RecipeFile.Entry {
  /// What tells this recipe from all others.
  ///
  /// An edition of it has the same key, or without one the same number and title in a file of the
  /// same name.
  func fingerprint(inFileNamed name: String) -> Fingerprint {
    var identity = StableHash()
    if let key {
      identity.combine("key")
      identity.combine(key)
    } else {
      identity.combine("title")
      identity.combine(name)
      identity.combine(number.map { String($0) } ?? "")
      identity.combine(folded(content.title))
    }
    return Fingerprint(content: contentHash, identity: identity.text)
  }

  private var contentHash: String {
    var hash = StableHash()
    hash.combine(number.map { String($0) } ?? "")
    hash.combine(content.title)
    hash.combine(content.servings)
    hash.combine(content.prepMinutes.map { String($0) } ?? "")
    hash.combine(content.cookMinutes.map { String($0) } ?? "")
    hash.combine(content.ingredients)
    hash.combine(content.directions)
    hash.combine(content.notes)
    hash.combine(content.source)
    hash.combine(content.tags)
    hash.combine(content.isFavorite ? "1" : "")
    hash.combine(content.rating.map { String($0) } ?? "")
    hash.combine(content.images)
    for (format, text) in content.extras.sorted(by: { $0.key < $1.key }) {
      hash.combine([format, text])
    }
    return hash.text
  }
}

/// A hash of 128 bits that is the same in every process: two FNV-1a of different start.
private struct StableHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x84_2223_25CB_F29C

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)  // no byte of UTF-8, so that neighbours cannot run together
  }

  mutating func combine(_ texts: [String]) {
    for text in texts { combine(text) }
    combine(0xFE)  // nor this: lists cannot run together either
  }

  private mutating func combine(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    second ^= second >> 29
  }

  var text: String { String(first, radix: 36) + "-" + String(second, radix: 36) }
}
