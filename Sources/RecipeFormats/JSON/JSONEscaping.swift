/// Appends `text` as it stands between the quotes of a JSON string, in UTF-8.
///
/// Escaped are the characters that JSON requires, and those that would steer a terminal or whoever
/// reads the file: C0, DEL, C1, U+2028, U+2029 and the controls of text direction.
func appendEscapedJSON(_ text: String, to output: inout [UInt8]) {
  var text = text
  text.withUTF8 { bytes in
    var copied = 0
    var index = 0
    while index < bytes.count {
      guard let (scalar, length) = escapee(at: index, in: bytes) else {
        index += 1
        continue
      }
      output.append(contentsOf: bytes[copied..<index])
      appendEscape(of: scalar, to: &output)
      index += length
      copied = index
    }
    output.append(contentsOf: bytes[copied...])
  }
}

/// The character that must be escaped at `index`, and its length in UTF-8.
private func escapee(
  at index: Int, in bytes: UnsafeBufferPointer<UInt8>
) -> (scalar: UInt16, length: Int)? {
  let byte = bytes[index]
  switch byte {
  case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"):
    return (UInt16(byte), 1)
  case 0xC2 where bytes[index + 1] < 0xA0:
    return (UInt16(bytes[index + 1]), 2)  // C1
  case 0xD8 where bytes[index + 1] == 0x9C:
    return (0x061C, 2)
  case 0xE2 where bytes[index + 1] == 0x80 || bytes[index + 1] == 0x81:
    let scalar = 0x2000 | UInt16(bytes[index + 1] & 1) << 6 | UInt16(bytes[index + 2] & 0x3F)
    switch scalar {
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (scalar, 3)
    default: return nil
    }
  default:
    return nil
  }
}

private func appendEscape(of scalar: UInt16, to output: inout [UInt8]) {
  output.append(UInt8(ascii: "\\"))
  switch scalar {
  case 0x08: output.append(UInt8(ascii: "b"))
  case 0x09: output.append(UInt8(ascii: "t"))
  case 0x0A: output.append(UInt8(ascii: "n"))
  case 0x0C: output.append(UInt8(ascii: "f"))
  case 0x0D: output.append(UInt8(ascii: "r"))
  case 0x22, 0x5C: output.append(UInt8(scalar))
  default:
    output.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(scalar >> UInt16(shift) & 0xF)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
