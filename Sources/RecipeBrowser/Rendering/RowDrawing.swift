import RecipeStore

/// Turns rows of panes into lines, each exactly as wide as the pane.
struct RowDrawing {
  let palette: Palette
  let repertoire: Repertoire

  /// The columns of a line; fewer than are of use count as ``leastWidth``.
  let width: Int

  /// Panes are never drawn narrower.
  static let leastWidth = 20

  /// What is farther apart is hard to follow with the eye.
  private static let readableWidth = (sidebar: 60, list: 110, detail: 100)

  init(options: SessionOptions, width: Int) {
    palette = Palette(hasColor: options.hasColor)
    repertoire = options.isASCII ? .ascii : .unicode
    self.width = max(Self.leastWidth, min(width, 10_000))
  }

  /// The columns that the text of a recipe takes.
  var textWidth: Int { min(width, Self.readableWidth.detail) }

  var isASCII: Bool { repertoire == .ascii }

  /// The name of a pane, above its rows.
  func heading(_ pane: PaneName, hasFocus: Bool) -> String {
    let name = pane.rawValue.uppercased() + (hasFocus ? (isASCII ? " *" : " •") : "")
    return line([.init(name.fitted(toWidth: width, in: repertoire), .strong)])
  }

  /// Something that is not a row, such as what to do about an empty pane.
  func notice(_ text: String) -> [String] {
    let safe = text.sanitized(in: repertoire)
    return safe.wrapped(toWidth: textWidth).map { line([.init($0, .quiet)]) }
  }
}

// MARK: - Rows

extension RowDrawing {
  /// `   6 > ▸ Pasta                   12`.
  func line(_ cell: SidebarCell) -> String {
    let shape = isASCII ? (open: "- ", closed: "+ ") : (open: "▾ ", closed: "▸ ")
    let mark = cell.isExpandable ? (cell.isExpanded ? shape.open : shape.closed) : "  "
    let number = number(cell.row, selected: cell.isSelected)
    let count = cell.count.map { " \($0)" } ?? ""
    let columns = min(width, Self.readableWidth.sidebar)
    let free = columns - displayWidth(number) - mark.count - count.count
    // Deep rows keep a part of the line for their titles.
    let indent = String(repeating: " ", count: max(0, min(cell.level * 2, width / 4, free - 4)))
    let room = max(0, free - indent.count)
    let title = title(cell.title, columns: room)
    let isStrong = cell.isSelected || cell.count == nil
    return line([
      .init(number, .quiet), .init(indent + mark), .init(title, isStrong ? .strong : nil),
      .init(count, .quiet),
    ])
  }

  /// `  12 > ♥ Apple Cake              45 min  ★★★★   8 servings`.
  ///
  /// The narrower the pane, the fewer columns beside the title.
  func line(_ cell: ListCell) -> String {
    let summary = cell.summary
    let number = number(cell.row, selected: cell.isSelected)
    var end: [Piece] = []
    if width >= 36 { end.append(.init(duration(summary.minutes).fittedRight(toWidth: 11), .quiet)) }
    if width >= 50 { end.append(.init("  " + stars(summary.rating).padded(toWidth: 5))) }
    if width >= 72 {
      let servings = summary.servings.sanitized(in: repertoire)
      end.append(.init("  " + servings.fitted(toWidth: 12, in: repertoire), .quiet))
    }
    let taken = displayWidth(number) + 2 + end.reduce(0) { $0 + displayWidth($1.text) }
    let room = max(1, min(width, Self.readableWidth.list) - taken)
    let heart = summary.isFavorite ? self.heart : " "
    return line(
      [
        .init(number, .quiet), .init(heart, .red), .init(" "),
        .init(title(summary.title, columns: room), cell.isSelected ? .strong : nil),
      ] + end)
  }

  /// `  12 > `, or blanks for the mark of a row that is not selected.
  private func number(_ row: Int, selected: Bool) -> String {
    String(row).padded(toWidth: 4, before: true) + (selected ? " > " : "   ")
  }

  /// - Complexity: O(*columns*), however long the title is.
  private func title(_ title: String, columns: Int) -> String {
    let start = title.prefix(columns + 1)
    let rest = start.endIndex == title.endIndex ? "" : repertoire.ellipsis
    return (start.sanitized(in: repertoire) + rest).fitted(toWidth: columns, in: repertoire)
  }

  var heart: String { isASCII ? "*" : "♥" }

  func stars(_ rating: Int?) -> String {
    String(repeating: isASCII ? "*" : "★", count: max(0, min(5, rating ?? 0)))
  }

  /// `45 min`, `1 h 5 min`, `2 d 3 h`; empty when not stated.
  func duration(_ minutes: Int?) -> String {
    guard let minutes else { return "" }
    let (whole, part, units) =
      switch minutes {
      case ..<60: (minutes, 0, ("min", ""))
      case ..<(48 * 60): (minutes / 60, minutes % 60, ("h", "min"))
      default: (minutes / 1440, minutes % 1440 / 60, ("d", "h"))
      }
    return part == 0 ? "\(whole) \(units.0)" : "\(whole) \(units.0) \(part) \(units.1)"
  }
}

// MARK: - Lines

extension RowDrawing {
  /// A part of a line in one style.
  struct Piece {
    var text: String
    var style: Palette.Style?

    init(_ text: String, _ style: Palette.Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// Pieces beside each other, filled up with blanks to the width of the pane.
  func line(_ pieces: [Piece]) -> String {
    var columns = 0
    var line = ""
    for piece in pieces {
      columns += displayWidth(piece.text)
      line += piece.style.map { palette.styled(piece.text, $0) } ?? piece.text
    }
    return line + String(repeating: " ", count: max(0, width - columns))
  }
}
