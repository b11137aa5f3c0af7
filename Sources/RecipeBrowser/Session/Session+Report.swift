import RecipeFormats
import RecipeStore

extension Session {
  /// Writes what a command has to say, in the format asked for.
  func report(_ outcome: Outcome, of command: Command) throws(CommandError) {
    let isSilent =
      options.isQuiet && !outcome.isRehearsed && command.kind != .query && command.kind != .show
    switch options.format {
    case .json:
      if outcome.panes.isEmpty {
        let changes = try takeChanges(withMarks: !isSilent)
        if !isSilent { write(outcome, changes, of: command.name) }
      } else {
        let changes = command.kind == .show ? [] : try takeChanges(withMarks: true)
        try showJSON(outcome.panes, of: command, changes: changes)
      }
    case .text, .tsv:
      if outcome.panes.isEmpty {
        let changes = try takeChanges(withMarks: false)
        guard !isSilent else { return }
        if options.format == .tsv, !outcome.table.isEmpty {
          return world.write(outcome.table.map(tsvLine).joined())
        }
        outcome.lines.forEach(writeMessage)
        if outcome.tellsChanges { writeText(changes, limit: outcome.changeLimit) }
        if outcome.isRehearsed { writeMessage("(a dry run: nothing was changed)") }
      } else if options.format == .tsv {
        try showTSV(outcome.panes)
      } else {
        try showText(outcome.panes)
      }
    }
  }

  /// Says what other processes did to the panes, before the command's own output.
  func tellOthersChanges() throws(CommandError) {
    guard options.format == .text, !options.isQuiet else { return }
    writeText(try takeChanges(withMarks: false), limit: 20)
  }

  /// Says what happened to the panes, if anything, as the output of a command that goes on.
  func reportChanges(of command: String) throws(CommandError) {
    let changes = try takeChanges(withMarks: options.format == .json)
    guard !changes.isEmpty else { return }
    if options.format == .json {
      write(Outcome(), changes, of: command)
    } else {
      writeText(changes, limit: .max)
    }
    world.flush()
  }

  private func takeChanges(withMarks: Bool) throws(CommandError) -> [PaneChange] {
    try storing { () throws(StoreError) in try coordinator.takeChanges(withMarks: withMarks) }
  }

  private func write(_ outcome: Outcome, _ changes: [PaneChange], of command: String) {
    var json = JSONWriter()
    json.object { json in
      json.field("command", command)
      for field in outcome.fields {
        json.key(field.name)
        field.write(&json)
      }
      if outcome.isRehearsed { json.field("dryRun", true) }
      json.field("changes", changes)
    }
    world.write(json.text + "\n")
  }

  /// Writes steps as lines such as `+ list:3  Apple Cake`.
  private func writeText(_ changes: [PaneChange], limit: Int) {
    for pane in PaneName.allCases {
      let own = changes.filter { $0.pane == pane && !$0.isMarkOnly }
      for change in own.prefix(limit) {
        let mark =
          switch change.kind {
          case .insert: "+"
          case .delete: "-"
          case .update: "~"
          case .move: ">"
          }
        let from = change.from.map { " (from \($0))" } ?? ""
        writeChange("\(mark) \(pane.rawValue):\(change.row)\(from)  \(change.title)")
      }
      if own.count > limit {
        writeMessage("  and \(own.count - limit) more in the \(pane.rawValue)")
      }
    }
  }
}

extension JSONWriter {
  mutating func field(_ name: String, _ changes: [PaneChange]) {
    array(name) { json in for change in changes { json.value(change) } }
  }

  fileprivate mutating func value(_ change: PaneChange) {
    object { json in
      json.field("pane", change.pane.rawValue)
      json.field("change", change.kind.rawValue)
      json.field("row", change.row)
      if let from = change.from { json.field("from", from) }
      json.field("id", change.id)
      json.field("title", change.title)
    }
  }
}
