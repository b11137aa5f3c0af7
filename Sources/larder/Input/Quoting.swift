/// Writes words of a command line as a line that splits into the same words.
enum Quoting {
  /// The line for `words`; plain words stay bare, so that ids and numbers are still such.
  static func line(of words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// What means something where a word stands bare.
  private static let special = "'\"\\#".utf8

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte > 0x20 && byte != 0x7F && !Self.special.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    let inner = word.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: #"'\''"#)
    return "'\(inner)'"
  }
}
