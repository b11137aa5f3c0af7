internal import CUTF8Proc

/// `text` without case, accents and differences of Unicode form, for comparing and searching.
///
///     folded("Crème Brûlée")  // "creme brulee"
///     folded("Straße")        // "strasse"
///     folded("Smørbrød")      // "smorbrod"
///
/// Marks that make another letter rather than an accented one stay: vowel signs of Indic scripts
/// and Thai, voicing marks of Japanese. Folding a folded text gives the same text.
///
/// - Complexity: O(*n*); for ASCII at the speed of a copy.
package func folded(_ text: String) -> String {
  var text = text
  return text.withUTF8 { bytes in
    if !bytes.contains(where: { $0 >= 0x80 }) { return foldedASCII(bytes) }
    return foldedUnicode(bytes)
  }
}

/// What folding and the search index make of a text may change with this; see ``Schema``.
let foldingVersion = "1 " + String(cString: utf8proc_unicode_version())

private func foldedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  String(unsafeUninitializedCapacity: bytes.count) { result in
    for index in bytes.indices {
      let byte = bytes[index]
      result[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
    return bytes.count
  }
}

private func foldedUnicode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var result = String.UnicodeScalarView()
  for scalar in decomposed(bytes) where !isAccent(scalar) {
    if let plain = plainLetters[scalar] {
      result.append(contentsOf: plain.unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// The scalars of a text in compatibility decomposition, case folded, in canonical order.
private func decomposed(_ bytes: UnsafeBufferPointer<UInt8>) -> [Unicode.Scalar] {
  let options = utf8proc_option_t(
    UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_IGNORE.rawValue)
  var buffer: [Int32] = []
  var needed = bytes.count
  while needed > buffer.count {
    buffer = Array(repeating: 0, count: needed)
    needed = utf8proc_decompose(bytes.baseAddress, bytes.count, &buffer, buffer.count, options)
  }
  // A negative length means that memory ran out or the text is gigantic; it then stays as it is.
  guard needed >= 0 else { return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }
  return buffer[..<needed].compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
}

/// Whether a scalar is a mark above, below or through a letter, as against a sign of its own.
private func isAccent(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value >= 0x300 else { return false }
  let combiningClass = utf8proc_get_property(Int32(scalar.value)).pointee.combining_class
  return combiningClass == 1 || (10...36).contains(combiningClass) || combiningClass >= 200
}

/// Letters that Unicode does not take apart although readers do; all in lower case.
private let plainLetters: [Unicode.Scalar: String] = [
  "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i",
  "ĸ": "k", "ł": "l", "ŋ": "n", "ŧ": "t", "ƀ": "b", "ɓ": "b", "ƈ": "c", "ɗ": "d", "ƌ": "d",
  "ƒ": "f", "ɠ": "g", "ǥ": "g", "ɨ": "i", "ƙ": "k", "ƚ": "l", "ɫ": "l", "ɲ": "n", "ƞ": "n",
  "ɵ": "o", "ƥ": "p", "ɽ": "r", "ʂ": "s", "ƭ": "t", "ʈ": "t", "ʉ": "u", "ʋ": "v", "ƴ": "y",
  "ƶ": "z", "ȥ": "z", "ⱥ": "a", "ȼ": "c", "ɇ": "e", "ɉ": "j", "ɍ": "r", "ɏ": "y", "ⱦ": "t",
  "ə": "e", "ς": "σ",
]
