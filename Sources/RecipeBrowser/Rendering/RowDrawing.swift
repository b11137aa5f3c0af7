import RecipeStore

/// Turns rows into lines of text of a width.
struct RowDrawing {
  let options: SessionOptions

  private var repertoire: Repertoire { options.isASCII ? .ascii : .unicode }

  /// The columns to draw in; too few to be of use count as 20.
  private var width: Int { max(20, min(options.width, 10_000)) }

  func heading(_ pane: PaneName) -> String {
    styled(pane.rawValue.uppercased(), .bold)
  }

  // MARK: Rows

  /// `   6  ▸ Pasta                    12`, with `>` before the selected one.
  func line(_ cell: SidebarCell) -> String {
    let marks = options.isASCII ? (open: "-", closed: "+") : (open: "▾", closed: "▸")
    let mark = cell.isExpandable ? (cell.isExpanded ? marks.open : marks.closed) : " "
    let indent = String(repeating: "  ", count: min(cell.level, width / 8))
    let count = cell.count.map { String($0) } ?? ""
    let start = "\(number(cell.row)) \(cell.isSelected ? ">" : " ") \(indent)\(mark) "
    let countWidth = max(width < 40 ? 4 : 7, count.count + 1)
    let room = max(1, min(width, 60) - displayWidth(start) - countWidth)
    let title = cell.title.sanitized(in: repertoire)
    if count.isEmpty {
      return start + styled(title.cut(toWidth: room + countWidth, in: repertoire), .bold)
    }
    let line = start + title.fitted(toWidth: room, in: repertoire)
    return line + count.padded(toWidth: countWidth, before: true)
  }

  /// `  12 > Apple Cake        45 min  8 servings  ****  *`.
  func line(_ cell: ListCell) -> String {
    let start = "\(number(cell.row)) \(cell.isSelected ? ">" : " ") "
    let heart = cell.summary.isFavorite ? (options.isASCII ? "*" : "♥") : " "
    var end = ""
    if width >= 40 { end += "  " + duration(cell.summary.minutes).padded(toWidth: 9, before: true) }
    if width >= 56 {
      end += "  " + stars(cell.summary.rating).padded(toWidth: 5)
    }
    if width >= 72 {
      let servings = cell.summary.servings.sanitized(in: repertoire)
      end += "  " + servings.fitted(toWidth: 10, in: repertoire)
    }
    end += " " + heart
    let room = max(1, width - displayWidth(start) - displayWidth(end))
    let title = cell.summary.title.sanitized(in: repertoire).fitted(toWidth: room, in: repertoire)
    return (start + title + end).trimmingTrailingBlanks()
  }

  private func number(_ row: Int) -> String { String(row).padded(toWidth: 4, before: true) }

  /// `45 min`, `1 h 5 min`; empty when not stated.
  func duration(_ minutes: Int?) -> String {
    guard let minutes else { return "" }
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60)"
  }

  private func stars(_ rating: Int?) -> String {
    String(repeating: options.isASCII ? "*" : "★", count: max(0, min(5, rating ?? 0)))
  }

  // MARK: A recipe

  /// A whole recipe as lines.
  func text(of cell: DetailCell?) -> String {
    guard let cell else { return "(no recipe selected)\n" }
    let content = cell.recipe.content
    let columns = min(width, 100)
    var lines: [String] = []
    let heart = content.isFavorite ? (options.isASCII ? " *" : " ♥") : ""
    let title = content.title.sanitized(in: repertoire) + heart
    lines += title.wrapped(toWidth: columns).map { styled($0, .bold) }
    lines.append("")

    var facts: [(String, String)] = [("Id", cell.recipe.id.description)]
    if !content.servings.isEmpty { facts.append(("Servings", content.servings)) }
    if content.prepMinutes != nil { facts.append(("Prep", duration(content.prepMinutes))) }
    if content.cookMinutes != nil { facts.append(("Cook", duration(content.cookMinutes))) }
    if let rating = content.rating { facts.append(("Rating", "\(stars(rating)) \(rating) of 5")) }
    if !content.tags.isEmpty { facts.append(("Tags", content.tags.joined(separator: ", "))) }
    if !cell.paths.isEmpty { facts.append(("In", cell.paths.joined(separator: ", "))) }
    if !content.source.isEmpty { facts.append(("Source", content.source)) }
    if !content.images.isEmpty { facts.append(("Images", content.images.joined(separator: ", "))) }
    facts.append(("Added", String(cell.recipe.added.description.prefix(10))))
    for (name, value) in facts {
      lines += hanging(name.padded(toWidth: 10), value, columns: columns)
    }
    if !content.ingredients.isEmpty {
      lines += ["", styled("Ingredients", .bold)]
      let bullet = options.isASCII ? "  - " : "  • "
      for line in content.ingredients { lines += hanging(bullet, line, columns: columns) }
    }
    if !content.directions.isEmpty {
      lines += ["", styled("Directions", .bold)]
      for (index, step) in content.directions.enumerated() {
        let label = "\(index + 1).".padded(toWidth: 3, before: true) + " "
        lines += hanging(label, step, columns: columns)
      }
    }
    if !content.notes.isEmpty {
      lines += ["", styled("Notes", .bold)]
      lines += hanging("  ", content.notes, columns: columns)
    }
    return lines.map { $0.trimmingTrailingBlanks() + "\n" }.joined()
  }

  /// Text behind a label; its further lines begin below its first.
  private func hanging(_ label: String, _ text: String, columns: Int) -> [String] {
    let indent = String(repeating: " ", count: displayWidth(label))
    let safe = text.sanitizedLines(in: repertoire)
    let wrapped = safe.wrapped(toWidth: columns - displayWidth(label))
    return wrapped.enumerated().map { ($0 == 0 ? label : indent) + $1 }
  }

  // MARK: Style

  private enum Style: String { case bold = "1" }

  /// Colour and weight never carry meaning alone.
  private func styled(_ text: String, _ style: Style) -> String {
    options.hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text without blanks at its end.
  func trimmingTrailingBlanks() -> String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    var rest = self[...]
    while rest.utf8.last == UInt8(ascii: " ") { rest.removeLast() }
    return String(rest)
  }
}
