import RecipeStore

extension Session {
  /// Prints panes as text: side by side where they fit, one under the other where not.
  func showText(_ panes: [PaneName]) throws(CommandError) {
    let width = width
    if panes.count > 1, let layout = PaneLayout(width: width) {
      try showSideBySide(panes, layout)
    } else {
      for pane in panes {
        let drawing = RowDrawing(options: options, width: width)
        if panes.count > 1 { write([heading(of: pane, drawing)]) }
        try lines(of: pane, drawing).forEach(write)
        if pane != panes.last { world.write("\n") }
      }
    }
    try forgetChanges(in: panes)
  }

  private func showSideBySide(
    _ panes: [PaneName], _ layout: PaneLayout
  ) throws(CommandError) {
    let palette = Palette(hasColor: options.hasColor)
    let rule = palette.styled(options.isASCII ? " | " : " │ ", .quiet)
    var columns: [PaneColumn] = []
    for pane in panes {
      let drawing = RowDrawing(options: options, width: layout.width(of: pane))
      columns.append(
        PaneColumn(
          width: drawing.width, lines: [heading(of: pane, drawing)],
          windows: try lines(of: pane, drawing)))
    }
    while true {
      var line: [String] = []
      var isOver = true
      for index in columns.indices {
        let next = try columns[index].next()
        isOver = isOver && next == nil
        line.append(next ?? String(repeating: " ", count: columns[index].width))
      }
      if isOver { return }
      write([line.joined(separator: rule)])
    }
  }

  private func heading(of pane: PaneName, _ drawing: RowDrawing) -> String {
    drawing.heading(pane, hasFocus: pane == coordinator.focus)
  }

  /// The lines of a pane; what to do next where there are no rows.
  private func lines(of pane: PaneName, _ drawing: RowDrawing) throws(CommandError)
    -> Windows<String>
  {
    var isEmpty = true
    let rows: () throws(CommandError) -> [String]?
    switch pane {
    case .sidebar:
      let windows = try sidebarWindows()
      rows = { () throws(CommandError) in try windows.next()?.map { drawing.line($0) } }
    case .list:
      let windows = listWindows()
      rows = { () throws(CommandError) in try windows.next()?.map { drawing.line($0) } }
    case .detail:
      var recipe = try shownRecipe()
      rows = { () throws(CommandError) in recipe.take().map { drawing.lines(of: $0) } }
    }
    return Windows { [self] () throws(CommandError) in
      while let lines = try rows() {
        if lines.isEmpty { continue }
        isEmpty = false
        return lines
      }
      guard isEmpty else { return nil }
      isEmpty = false
      return drawing.notice(try advice(about: pane))
    }
  }

  /// Writes lines without the blanks that fill them up: a terminal needs none.
  private func write(_ lines: [String]) {
    world.write(lines.map { $0.trimmingTrailingBlanks() + "\n" }.joined())
  }
}

/// A pane beside others: its lines, read as they are needed.
private struct PaneColumn {
  let width: Int
  var lines: [String]
  let windows: Windows<String>
  private var position = 0

  init(width: Int, lines: [String], windows: Windows<String>) {
    self.width = width
    self.lines = lines
    self.windows = windows
  }

  mutating func next() throws(CommandError) -> String? {
    if position == lines.count {
      guard let more = try windows.next() else { return nil }
      lines = more
      position = 0
    }
    defer { position += 1 }
    return lines[position]
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate func trimmingTrailingBlanks() -> String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    var rest = utf8[...]
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
