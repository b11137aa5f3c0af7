/// What `--help` and `--version` print.
enum Help {
  static let version = "larder 0.1"

  /// How the program is started and every option, from the table that reads them.
  static var text: String {
    let rows = Option.all.map { (left: left(of: $0), summary: $0.summary) }
    let width = rows.map(\.left.count).max() ?? 0
    let options = rows.map { row in
      "  " + row.left + String(repeating: " ", count: width - row.left.count) + "  " + row.summary
    }
    let errands = Errand.all.map { "       larder \($0.usage)" }
    return """
      usage: larder [OPTION...]
             larder [OPTION...] COMMAND [ARGUMENT...]
             larder [OPTION...] -c COMMAND... -f SCRIPT...
      \(errands.joined(separator: "\n"))

      Starts a session on a terminal, or reads commands from standard input; runs one
      command; or runs command lines and scripts, in the order given.

      \(options.joined(separator: "\n"))

      'larder help' lists the commands; 'man larder' tells all.

      """
  }

  private static func left(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + option.spelling + (option.argument.map { " \($0)" } ?? "")
  }
}
