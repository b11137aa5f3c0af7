import Glibc

/// The columns that a terminal would use for a line, counted by the C library's table scalar by
/// scalar, with the rules for emoji that terminals share: nothing of the program's own measuring.
package func terminalColumns(_ line: some StringProtocol) -> Int {
  var columns = 0
  /// What the scalar before took, for those that change it.
  var previous: (scalar: Unicode.Scalar, columns: Int)?
  var isJoined = false
  var isEscape = false
  for scalar in line.unicodeScalars {
    if isEscape {
      isEscape = scalar != "m"
      continue
    }
    if scalar == "\u{1B}" {
      isEscape = true
      continue
    }
    let isRegional = 0x1F1E6...0x1F1FF ~= scalar.value
    let own: Int
    switch scalar.value {
    case 0x200D: own = 0
    case 0xFE0F:
      own = previous.map { $0.scalar.properties.isEmoji && $0.columns == 1 ? 1 : 0 } ?? 0
    case 0x1F3FB...0x1F3FF where previous?.scalar.properties.isEmojiModifierBase == true: own = 0
    case _ where isJoined: own = 0
    case _ where isRegional: own = 1  // two of them are one flag
    default:
      let width = libraryWidth(scalar)
      own = width >= 0 ? width : (scalar.value >= 0x1F000 ? 2 : 1)
    }
    columns += own
    isJoined = scalar.value == 0x200D && previous?.scalar.properties.isEmoji == true
    // A joiner leaves the emoji before it in charge, so that a chain of any length is one.
    if scalar.value != 0x200D, scalar.value != 0xFE0F { previous = (scalar, own) }
  }
  return columns
}

/// What the C library says: minus one where it does not know.
private func libraryWidth(_ scalar: Unicode.Scalar) -> Int { Int(wcwidth(Int32(scalar.value))) }

/// `wcwidth`, which the module map leaves out, in a locale where it knows what is wide.
private let wcwidth: @convention(c) (Int32) -> Int32 = {
  precondition(setlocale(LC_CTYPE, "C.UTF-8") != nil)
  return unsafeBitCast(
    dlsym(nil, "wcwidth"), to: (@convention(c) (Int32) -> Int32).self)
}()
