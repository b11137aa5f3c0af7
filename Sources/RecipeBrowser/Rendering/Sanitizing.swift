extension StringProtocol {
  /// The text as one row that is safe to draw: it cannot move the cursor, change the direction of
  /// what follows, or break the line.
  ///
  ///     "a\u{1B}[2Jb\tc\nd".sanitized()  // "a^[[2Jb c␤d"
  ///
  /// In ASCII, letters lose their accents, common marks get a stand-in, and anything else is `?`.
  package func sanitized(in repertoire: Repertoire = .unicode) -> String {
    isPrintableASCII(self)
      ? String(self) : sanitized(in: repertoire, lineBreak: repertoire.lineBreak)
  }

  /// The text made safe to draw with its lines kept, each ended by `\n`.
  package func sanitizedLines(in repertoire: Repertoire = .unicode) -> String {
    isPrintableASCII(self) ? String(self) : sanitized(in: repertoire, lineBreak: "\n")
  }

  private func sanitized(in repertoire: Repertoire, lineBreak: String) -> String {
    var safe = ""
    safe.reserveCapacity(utf8.count)
    var followsReturn = false
    var marks = 0
    for scalar in unicodeScalars {
      defer { followsReturn = scalar == "\r" }
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { continue }
      switch scalar {
      case "\n" where followsReturn: break  // CRLF is one break
      case "\n", "\r": safe += lineBreak
      case "\t": safe += " "
      default:
        if let form = visibleForm(of: scalar) {
          safe += form
        } else {
          safe.unicodeScalars.append(scalar)
        }
      }
    }
    return repertoire == .unicode ? safe : transliterated(safe)
  }
}

/// How many marks a letter keeps: more than any language stacks, and no flood for a terminal.
private let mostMarks = 30

/// Whether a character takes no place of its own.
private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value >= 0x300 else { return false }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return true
  default: return false
  }
}

/// What is drawn for a character that steers a terminal or whoever lays text out; `nil` for others.
private func visibleForm(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0..<0x20: "^\(Unicode.Scalar(UInt8(scalar.value) + 0x40))"
  case 0x7F: "^?"
  case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
    "\\u{\(String(scalar.value, radix: 16))}"
  default: nil
  }
}
