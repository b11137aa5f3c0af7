internal import CUTF8Proc

/// `text` as the search index holds it: folded words with one blank between them.
///
///     searchText("Straße, 180°C")  // "strasse 180 ° c"
///     searchText("味噌汁")          // "味 噌 汁"
///
/// Scripts that are written without blanks, and symbols such as emoji, become one word a character,
/// so that a run of them is found inside a longer run. Punctuation goes. What remains holds nothing
/// that means something to the query language of the index.
func searchText(_ text: String) -> String {
  var folded = folded(text)
  return folded.withUTF8 { bytes in
    // At most a blank before each character.
    String(unsafeUninitializedCapacity: bytes.count * 2) { result in
      var writer = WordWriter(result: result)
      var index = 0
      while index < bytes.count {
        let length = length(of: bytes[index])
        writer.append(bytes, index, length, wordPart(bytes, index, length))
        index += length
      }
      return writer.count
    }
  }
}

/// Puts words down with one blank between them.
private struct WordWriter {
  let result: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  var needsBlank = false

  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int, _ part: WordPart
  ) {
    if part == .none {
      needsBlank = true
      return
    }
    if count > 0, needsBlank || part == .alone {
      result[count] = 0x20
      count += 1
    }
    for offset in 0..<length { result[count + offset] = bytes[index + offset] }
    count += length
    needsBlank = part == .alone
  }
}

/// What a character is to a word.
private enum WordPart {
  case none, inside, alone
}

private func length(of first: UInt8) -> Int {
  first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
}

private func wordPart(
  _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int
) -> WordPart {
  let first = bytes[index]
  if length == 1 {
    let isDigit = first &- 0x30 < 10
    return isDigit || (first | 0x20) &- 0x61 < 26 ? .inside : .none
  }
  let value = bytes[index + 1..<index + length].reduce(UInt32(first) & (0x7f >> UInt32(length))) {
    $0 << 6 | UInt32($1 & 0x3f)
  }
  switch utf8proc_category(Int32(value)) {
  case UTF8PROC_CATEGORY_SO: return .alone
  case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME: return .inside
  case UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LL, UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM,
    UTF8PROC_CATEGORY_LO, UTF8PROC_CATEGORY_ND, UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO,
    UTF8PROC_CATEGORY_CO:
    return isWrittenWithoutBlanks(value) ? .alone : .inside
  default: return .none
  }
}

/// Thai, Lao, Burmese, Khmer, Japanese and Chinese; Korean has blanks.
private func isWrittenWithoutBlanks(_ value: UInt32) -> Bool {
  switch value {
  case 0xe00...0xeff, 0x1000...0x109f, 0x1780...0x17ff, 0x3005...0x3007, 0x3040...0x30ff,
    0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x1b000...0x1b16f,
    0x20000...0x3ffff:
    true
  default: false
  }
}
