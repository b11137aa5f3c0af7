import Diffable
import RecipeFormats
import RecipeStore

extension Session {
  // MARK: Tab-separated values

  func showTSV(_ panes: [PaneName]) throws(CommandError) {
    for pane in panes {
      switch pane {
      case .sidebar:
        world.write(tsvLine(SidebarCell.columns))
        try sidebarWindows().forEach { cells in
          world.write(cells.map { tsvLine($0.values) }.joined())
        }
      case .list:
        world.write(tsvLine(ListCell.columns))
        try listWindows().forEach { cells in
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
      try sidebarWindows().forEach { cells in
        total += cells.count
        for cell in cells { cell.write(to: &json) }
        world.write(String(decoding: json.take(), as: UTF8.self))
      }
    case .list:
      if !coordinator.list.filter.isEmpty { json.field("filter", coordinator.list.filter) }
      json.key("rows")
      json.beginArray()
      try listWindows().forEach { cells in
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

  /// Whoever saw all rows needs no differences to them.
  func forgetChanges(in panes: [PaneName]) throws(CommandError) {
    try storing { () throws(StoreError) in
      // What the next command changes is told as the difference to what was shown now.
      if panes.contains(.list) { try coordinator.list.look() }
      try coordinator.forgetChanges(in: panes)
    }
  }

  func tsvLine(_ values: [String]) -> String {
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
