extension StringProtocol {
  /// Without white space around it.
  var trimmedBlanks: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension RecipeSource {
  /// The text of the file: UTF-8, without a byte order mark, lines ended by `\n` alone.
  var utf8Text: String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in start..<max(start, bytes.count) {
      let byte = bytes[index]
      if byte == 13 {
        if index + 1 >= bytes.count || bytes[index + 1] != 10 { kept.append(10) }
      } else {
        kept.append(byte)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether this is text: valid UTF-8 without a NUL.
  var isText: Bool { !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil }
}
