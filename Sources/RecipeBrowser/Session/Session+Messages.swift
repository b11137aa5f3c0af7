extension Session {
  /// The rows of the screen that one message may take: a title has no limit, and a screen has.
  private static let mostRows = 10

  /// The columns to draw panes in: those of the terminal as it is now, unless they are fixed.
  package var width: Int { options.hasFixedWidth ? options.width : world.columns ?? options.width }

  /// The columns that a person sees; `nil` where a script reads, which wants lines whole.
  private var columnsSeen: Int? { options.isInteractive || world.columns != nil ? width : nil }

  /// Writes what a command has to say, made safe for a terminal: for a person in as many rows as it
  /// needs, broken between words.
  func writeMessage(_ line: String) {
    let safe = line.sanitized(in: repertoire)
    guard let columns = columnsSeen else { return world.write(safe + "\n") }
    for row in safe.messageRows(columns: columns, most: Self.mostRows, repertoire) {
      world.write(row + "\n")
    }
  }

  /// Writes what happened to a row of a pane, for a person in one row of the screen.
  func writeChange(_ line: String) {
    let safe = line.sanitized(in: repertoire)
    world.write((columnsSeen.map { safe.cut(toWidth: $0, in: repertoire) } ?? safe) + "\n")
  }
}

extension String {
  /// The line in rows of at most `columns`: where it has columns of its own, what goes on stands
  /// under the second.
  fileprivate func messageRows(columns: Int, most: Int, _ repertoire: Repertoire) -> [String] {
    let label = firstColumn
    let indent = String(repeating: " ", count: displayWidth(label))
    let room = columns - indent.count
    guard room >= columns / 2 else {
      return cut(toWidth: columns * most, in: repertoire).wrapped(toWidth: columns)
    }
    return dropFirst(label.count).cut(toWidth: room * most, in: repertoire)
      .wrapped(toWidth: room).enumerated().map { ($0 == 0 ? label : indent) + $1 }
  }

  /// What stands before the second column of a line: nothing where no gap of blanks parts two.
  private var firstColumn: String {
    let text = prefix(40).drop { $0 == " " }
    guard let gap = text.indices.first(where: { text[$0...].hasPrefix("  ") }) else {
      return ""
    }
    return String(self[..<self[gap...].drop { $0 == " " }.startIndex])
  }
}
