import Diffable
import RecipeFormats
import RecipeStore

/// How rows are drawn, and how many at a time: models are read for a window, never for all.
private let windowSize = 256

/// The rows of the first window: about a screen, so that it appears before the rest is read.
private let firstWindowSize = 64

/// So many rows are read from the start before all ids are.
private let largestFirstRead = 4096

extension Session {
  // MARK: Text

  func showText(_ panes: [PaneName]) throws(CommandError) {
    let drawing = RowDrawing(options: currentOptions)
    for pane in panes {
      if panes.count > 1 { world.write("\(drawing.heading(pane))\n") }
      switch pane {
      case .sidebar:
        try forEachSidebarWindow { cells in
          world.write(cells.map { drawing.line($0) + "\n" }.joined())
        }
      case .list:
        var isEmpty = true
        try forEachListWindow { cells in
          isEmpty = isEmpty && cells.isEmpty
          world.write(cells.map { drawing.line($0) + "\n" }.joined())
        }
        if isEmpty { world.write("(no recipes)\n") }
      case .detail:
        world.write(drawing.text(of: try shownRecipe()))
      }
      if panes.count > 1, pane != panes.last { world.write("\n") }
    }
    try forgetChanges(in: panes)
  }

  // MARK: Tab-separated values

  func showTSV(_ panes: [PaneName]) throws(CommandError) {
    for pane in panes {
      switch pane {
      case .sidebar:
        world.write(tsvLine(SidebarCell.columns))
        try forEachSidebarWindow { cells in
          world.write(cells.map { tsvLine($0.values) }.joined())
        }
      case .list:
        world.write(tsvLine(ListCell.columns))
        try forEachListWindow { cells in
          world.write(cells.map { tsvLine($0.values) }.joined())
        }
      case .detail:
        world.write(tsvLine(["field", "value"]))
        if let shown = try shownRecipe() {
          for (field, value) in shown.fields { world.write(tsvLine([field, value])) }
        }
      }
    }
    try forgetChanges(in: panes)
  }

  // MARK: JSON

  /// Writes rows as one JSON object, window by window.
  ///
  /// - Parameter changes: What the command did to the rows, when it did more than show them.
  func showJSON(
    _ panes: [PaneName], of command: Command, changes: [PaneChange]
  ) throws(CommandError) {
    var json = JSONWriter()
    json.beginObject()
    json.field("command", command.name)
    if panes.count == 1 {
      json.field("pane", panes[0].rawValue)
      try writeContent(of: panes[0], to: &json)
    } else {
      json.field("pane", "all")
      for pane in panes {
        json.key(pane.rawValue)
        json.beginObject()
        try writeContent(of: pane, to: &json)
        json.endObject()
      }
    }
    if !changes.isEmpty { json.field("changes", changes) }
    json.endObject()
    world.write(json.text + "\n")
    try forgetChanges(in: panes)
  }

  private func writeContent(of pane: PaneName, to json: inout JSONWriter) throws(CommandError) {
    var total = 0
    switch pane {
    case .sidebar:
      if !coordinator.sidebar.filter.isEmpty { json.field("filter", coordinator.sidebar.filter) }
      json.key("rows")
      json.beginArray()
      try forEachSidebarWindow { cells in
        total += cells.count
        for cell in cells { cell.write(to: &json) }
        world.write(String(decoding: json.take(), as: UTF8.self))
      }
    case .list:
      if !coordinator.list.filter.isEmpty { json.field("filter", coordinator.list.filter) }
      json.key("rows")
      json.beginArray()
      try forEachListWindow { cells in
        total += cells.count
        for cell in cells { cell.write(to: &json) }
        world.write(String(decoding: json.take(), as: UTF8.self))
      }
    case .detail:
      json.key("recipe")
      if let shown = try shownRecipe() { shown.write(to: &json) } else { json.null() }
      return
    }
    json.endArray()
    json.field("total", total)
  }

  // MARK: Windows

  private var currentOptions: SessionOptions {
    var current = options
    if !options.hasFixedWidth, let columns = world.columns { current.width = columns }
    return current
  }

  private func forEachSidebarWindow(
    _ body: ([SidebarCell]) -> Void
  ) throws(CommandError) {
    let rows = try storing { () throws(StoreError) in try coordinator.sidebar.shownRows() }
    let count = rows.visibleItems.count
    var start = 0
    while start < count {
      if world.takeInterrupt() { throw .interrupted }
      let end = min(count, start + windowSize)
      body(
        try storing { () throws(StoreError) in
          try coordinator.sidebar.cells(in: start..<end)
        })
      start = end
    }
  }

  /// The first windows are read and handed over before the ids of all others are read: a reader
  /// that wants a screen and leaves, such as `head`, never waits for the rest.
  private func forEachListWindow(_ body: ([ListCell]) -> Void) throws(CommandError) {
    var start = 0
    var limit = firstWindowSize
    while limit <= largestFirstRead {
      let ids = try storing { () throws(StoreError) in try coordinator.list.firstRows(limit) }
      body(try cells(Array(ids.dropFirst(start)), from: start))
      if ids.count < limit { return }
      world.writeThrough()
      start = limit
      limit *= 2
    }
    let items = try storing { () throws(StoreError) in try coordinator.list.shownRows().items }
    while start < items.count {
      if world.takeInterrupt() { throw .interrupted }
      let end = min(items.count, start + windowSize)
      body(try cells(Array(items[start..<end]), from: start))
      start = end
    }
  }

  private func cells(_ ids: [RecipeID], from start: Int) throws(CommandError) -> [ListCell] {
    let summaries = try storing { () throws(StoreError) in try store.summaries(of: ids) }
    return summaries.enumerated().map { index, summary in
      ListCell(
        row: start + index + 1, summary: summary, isSelected: summary.id == coordinator.shown)
    }
  }

  private func shownRecipe() throws(CommandError) -> DetailCell? {
    try storing { () throws(StoreError) in
      try coordinator.detail.cell { id throws(StoreError) in
        try coordinator.sidebar.path(of: id)
      }
    }
  }

  /// Whoever saw all rows needs no differences to them.
  private func forgetChanges(in panes: [PaneName]) throws(CommandError) {
    try storing { () throws(StoreError) in
      // What the next command changes is told as the difference to what was shown now.
      if panes.contains(.list) { try coordinator.list.look() }
      try coordinator.forgetChanges(in: panes)
    }
  }

  private func tsvLine(_ values: [String]) -> String {
    values.map(tsvEscaped).joined(separator: "\t") + "\n"
  }
}

/// A value in which tabs, line breaks and backslashes are `\t`, `\n`, `\r` and `\\`.
func tsvEscaped(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == 9 || $0 == 10 || $0 == 13 || $0 == 0x5C }) else {
    return text
  }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\t": escaped += "\\t"
    case "\n": escaped += "\\n"
    case "\r": escaped += "\\r"
    case "\\": escaped += "\\\\"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
