// MARK: - Numbers, truth values, null

extension JSONCursor {
  mutating func bool() throws(FormatError) -> Bool {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: "f") {
      try expect(word: "false")
      return false
    }
    try expect(word: "true")
    return true
  }

  mutating func null() throws(FormatError) {
    skipSpace()
    try expect(word: "null")
  }

  /// Reads a number as it is written; ``wholeNumber(_:)`` tells its value.
  mutating func number() throws(FormatError) -> String {
    skipSpace()
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "0") {
      index += 1
    } else {
      try digits()
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
      {
        index += 1
      }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(FormatError) {
    let start = index
    while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
    guard index == start else { return }
    throw index < bytes.count ? unexpected("a digit") : endsTooEarly
  }
}

// MARK: - Texts

extension JSONCursor {
  /// Reads a text; nothing in it is changed.
  mutating func string() throws(FormatError) -> String {
    skipSpace()
    try expect(UInt8(ascii: "\""))
    let start = index
    try skipPlain()
    if bytes[index] == UInt8(ascii: "\"") {
      index += 1
      return try text(bytes[start..<(index - 1)])
    }
    var decoded = Array(bytes[start..<index])
    while bytes[index] == UInt8(ascii: "\\") {
      try readEscape { decoded.append(contentsOf: $0.utf8) }
      let start = index
      try skipPlain()
      decoded.append(contentsOf: bytes[start..<index])
    }
    index += 1
    return try text(decoded[...])
  }

  /// Reads a text without keeping it; it must be as sound as one that is kept.
  mutating func skipString() throws(FormatError) {
    try expect(UInt8(ascii: "\""))
    let start = index
    try skipPlain()
    while bytes[index] == UInt8(ascii: "\\") {
      try readEscape { _ in }
      try skipPlain()
    }
    if bytes[start..<index].contains(where: { $0 >= 0x80 }) { _ = try text(bytes[start..<index]) }
    index += 1
  }

  /// Goes on to the next quote or backslash.
  private mutating func skipPlain() throws(FormatError) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
      case 0..<0x20 where isLenient:
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw FormatError(line: line, problem: "line break inside a text; write it as \\n")
      case 0..<0x20:
        throw FormatError(line: line, problem: "control character inside a text; write it as \\u…")
      default: index += 1
      }
    }
    throw endsTooEarly
  }

  private func text(_ utf8: ArraySlice<UInt8>) throws(FormatError) -> String {
    if isLenient { return String(decoding: utf8, as: UTF8.self) }
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw FormatError(line: line, problem: "text that is not UTF-8")
    }
    return text
  }

  private mutating func readEscape(
    _ take: (Unicode.Scalar) -> Void
  ) throws(FormatError) {
    index += 1
    guard index < bytes.count else { throw endsTooEarly }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): take(Unicode.Scalar(letter))
    case UInt8(ascii: "n"): take("\n")
    case UInt8(ascii: "t"): take("\t")
    case UInt8(ascii: "r"): take("\r")
    case UInt8(ascii: "b"): take("\u{8}")
    case UInt8(ascii: "f"): take("\u{C}")
    case UInt8(ascii: "u"): take(try escapedScalar())
    default:
      index -= 1
      if isLenient, letter < 0x80 {
        index += 1
        return take(Unicode.Scalar(letter))
      }
      throw unexpected("one of \"\\/bfnrtu after a backslash")
    }
  }

  /// Reads what follows `\u`, and the second half of a surrogate pair.
  private mutating func escapedScalar() throws(FormatError) -> Unicode.Scalar {
    if isLenient, !bytes[index...].prefix(4).allSatisfy(Self.isHexadecimal) { return "\u{FFFD}" }
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let half = index
      index += 2
      let second =
        isLenient && !bytes[index...].prefix(4).allSatisfy(Self.isHexadecimal)
        ? 0 : try hexadecimal()
      if UTF16.isTrailSurrogate(second) {
        let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        if let scalar = Unicode.Scalar(value) { return scalar }
      }
      if isLenient { index = half }
    }
    if isLenient { return "\u{FFFD}" }
    let code = String(first, radix: 16)
    throw FormatError(line: line, problem: "\\u\(code) is half of a character")
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
  }

  private mutating func hexadecimal() throws(FormatError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard index < bytes.count else { throw endsTooEarly }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt16(byte - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt16(byte - 55)
      default: throw unexpected("four hexadecimal digits after \\u")
      }
      index += 1
    }
    return value
  }
}

/// The value of a JSON number, exactly, where it is whole and an `Int64` can hold it, however it is
/// written.
///
///     wholeNumber("2700.0")  // 2700
///     wholeNumber("27e2")    // 2700
///     wholeNumber("0.5")     // nil
func wholeNumber(_ text: String) -> Int64? {
  if let number = Int64(text) { return number }
  let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
  let mantissa = parts[0].split(separator: ".")
  let fraction = mantissa.count > 1 ? mantissa[1] : ""
  var digits = String(mantissa[0] + fraction)
  guard digits.contains(where: { "1"..."9" ~= $0 }) else { return 0 }
  guard let exponent = parts.count > 1 ? Int(parts[1]) : 0,
    exponent.magnitude <= text.utf8.count + 20
  else { return nil }
  for _ in 0..<max(0, exponent - fraction.count) { digits.append("0") }
  for _ in 0..<max(0, fraction.count - exponent) where digits.popLast() != "0" { return nil }
  return Int64(digits)
}
