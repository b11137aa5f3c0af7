internal import CUTF8Proc

/// `text` in ASCII: without accents, with stand-ins for common marks, and `?` for each character
/// that has none.
///
///     transliterated("Crème brûlée – 1½ Stück, 粥")  // "Creme brulee - 1 1/2 Stuck, ?"
func transliterated(_ text: String) -> String {
  var ascii = ""
  for character in text {
    if character.unicodeScalars.allSatisfy({ $0.isASCII }) {
      ascii.append(character)
      continue
    }
    let form = character.unicodeScalars.reduce(into: "") { $0 += asciiForm(of: $1) }
    if form.contains("/"), ascii.last?.isNumber == true { ascii += " " }
    ascii += form.isEmpty ? "?" : form
  }
  return ascii
}

private func asciiForm(of scalar: Unicode.Scalar) -> String {
  if let form = standIns[scalar] { return form }
  var parts = [utf8proc_int32_t](repeating: 0, count: 32)
  var boundary: Int32 = 0
  let options = UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
  let count = utf8proc_decompose_char(
    utf8proc_int32_t(scalar.value), &parts, parts.count,
    utf8proc_option_t(rawValue: options), &boundary)
  guard count > 0, count <= parts.count else { return "" }
  return parts[..<count].reduce(into: "") { text, part in
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: part)) else { return }
    text += scalar.isASCII ? String(scalar) : standIns[scalar] ?? ""
  }
}

/// Letters and marks that have no decomposition into ASCII.
private let standIns: [Unicode.Scalar: String] = [
  "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
  "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
  "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "–": "-", "—": "-", "−": "-", "⁄": "/",
  "‘": "'", "’": "'", "‚": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"",
  "•": "*", "·": "*", "×": "x", "→": "->", "←": "<-", "©": "(c)", "°": "deg", "\u{A0}": " ",
]
