import Diffable
import RecipeFormats
import RecipeStore

extension Command {
  /// `select`: chooses what the list shows, or the recipe that the detail shows.
  static let select = Command(
    name: "select",
    aliases: ["s"],
    usage: "select ROW",
    summary: "Show the recipes of a row of the sidebar, or a recipe.",
    kind: .view,
    completes: .rows(.all)
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...1)
    return try session.select(try session.resolve(arguments.operands[0]))
  }

  /// `deselect`: selects nothing in the focused pane.
  static let deselect = Command(
    name: "deselect",
    usage: "deselect",
    summary: "Select nothing in the focused pane.",
    kind: .view
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    switch session.coordinator.focus {
    case .sidebar:
      session.coordinator.choose(nil)
      return .say("Nothing is selected in the sidebar.")
    case .list, .detail:
      session.coordinator.show(nil)
      return .say("No recipe is selected.")
    }
  }

  /// `reveal`: expands what hides a row, and selects it.
  static let reveal = Command(
    name: "reveal",
    usage: "reveal ROW",
    summary: "Expand the rows above a row and select it.",
    kind: .view,
    completes: .rows(.all)
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...1)
    let name = try session.resolve(arguments.operands[0])
    try storing { () throws(StoreError) in
      switch name {
      case .sidebar(let row): try session.coordinator.sidebar.reveal(row)
      case .recipe(let id):
        let list = session.coordinator.list
        if !list.filter.isEmpty, try !list.shownRows().contains(id) { try list.setFilter("") }
      }
    }
    if case .sidebar(let row) = name, row.query == nil { return Outcome(changeLimit: .max) }
    var outcome = try session.select(name)
    outcome.changeLimit = .max
    return outcome
  }

  /// `back`: returns to what was selected before.
  static let back = travel("back", 1, "Return to what was selected before.", end: "earlier")

  /// `forward`: goes again to what `back` left.
  static let forward = travel("forward", -1, "Go again to what back left.", end: "later")

  private static func travel(
    _ name: String, _ direction: Int, _ summary: String, end: String
  ) -> Command {
    Command(name: name, usage: "\(name) [N]", summary: summary, kind: .view) {
      arguments, session throws(CommandError) in
      let count = try arguments.count()
      let coordinator = session.coordinator
      let hasMoved = try storing { () throws(StoreError) in
        try coordinator.travel(direction * count)
      }
      guard hasMoved else { throw .refused("there is no \(end) selection") }
      var outcome = try session.selectionOutcome()
      if let shown = coordinator.shown { outcome.lines.append(try session.titleLine(shown)) }
      return outcome
    }
  }
}

extension Session {
  /// Selects a row of either pane.
  func select(_ name: RowName) throws(CommandError) -> Outcome {
    switch name {
    case .sidebar(let row):
      guard row.query != nil else {
        let title = try title(of: row)
        throw .refused("'\(title)' is a heading: select a row below it")
      }
      coordinator.choose(.row(row))
    case .recipe(let id):
      coordinator.show(id)
      return Outcome(lines: [try titleLine(id)], fields: [idField(id.description)])
    }
    return try selectionOutcome()
  }

  /// Says where one is now.
  func selectionOutcome() throws(CommandError) -> Outcome {
    var lines: [String] = []
    if let choice = coordinator.choice {
      let title = try storing { () throws(StoreError) in
        switch choice {
        case .row(let row): try coordinator.sidebar.title(of: row)
        case .search(let expression): "search \(expression.text)"
        }
      }
      lines.append(title)
    }
    return Outcome(lines: lines, fields: [idField(coordinator.choice?.row?.description)])
  }

  func titleLine(_ id: RecipeID) throws(CommandError) -> String {
    try storing { () throws(StoreError) in try store.summaries(of: [id]).first?.title ?? "" }
  }

  private func idField(_ id: String?) -> Outcome.Field {
    Outcome.Field(name: "selected") { json in
      if let id { json.value(id) } else { json.null() }
    }
  }
}
