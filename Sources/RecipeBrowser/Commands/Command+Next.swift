import Diffable
import RecipeStore

extension Command {
  /// `next`: selects a row further down.
  static let next = Command(
    name: "next", aliases: ["n"], usage: "next [N]",
    summary: "Select the next row of the focused pane, or the N-th after it.", kind: .view
  ) { arguments, session throws(CommandError) in
    try session.step(by: try arguments.count())
  }

  /// `previous`: selects a row further up.
  static let previous = Command(
    name: "previous", aliases: ["p"], usage: "previous [N]",
    summary: "Select the previous row of the focused pane, or the N-th before it.", kind: .view
  ) { arguments, session throws(CommandError) in
    try session.step(by: -(try arguments.count()))
  }

  /// `first`: selects the top row.
  static let first = Command(
    name: "first", usage: "first", summary: "Select the first row of the focused pane.",
    kind: .view
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    return try session.selectEnd(isLast: false)
  }

  /// `last`: selects the bottom row.
  static let last = Command(
    name: "last", usage: "last", summary: "Select the last row of the focused pane.", kind: .view
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    return try session.selectEnd(isLast: true)
  }

  /// `parent`: selects the row that holds the selected one.
  static let parent = Command(
    name: "parent", usage: "parent", summary: "Select the parent of the selected sidebar row.",
    kind: .view
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    guard session.coordinator.focus == .sidebar else {
      throw .refused("only rows of the sidebar have a parent; try 'focus sidebar'")
    }
    guard let row = session.coordinator.choice?.row else { throw .refused("no row is selected") }
    let parent = try storing { () throws(StoreError) in
      (try? session.coordinator.sidebar.allRows().parent(of: row)) ?? nil
    }
    guard let parent, parent.query != nil else { throw .refused("the row has no parent to select") }
    return try session.selectInSidebar(parent)
  }
}

extension Session {
  /// Selects a row of the sidebar and leaves the focus there, so that one can walk on.
  fileprivate func selectInSidebar(_ row: SidebarRow) throws(CommandError) -> Outcome {
    let outcome = try select(.sidebar(row))
    coordinator.focus = .sidebar
    return outcome
  }

  fileprivate func selectEnd(isLast: Bool) throws(CommandError) -> Outcome {
    if coordinator.focus == .sidebar {
      let rows = try sidebarRows()
      guard let row = isLast ? rows.last : rows.first else { throw .refused("there are no rows") }
      return try selectInSidebar(row)
    }
    let items = try storing { () throws(StoreError) in try coordinator.list.shownRows().items }
    guard let id = isLast ? items.last : items.first else { throw .refused("the list is empty") }
    return try select(.recipe(id))
  }

  /// Selects the row that is `distance` away, or the last one on the way.
  fileprivate func step(by distance: Int) throws(CommandError) -> Outcome {
    if coordinator.focus == .sidebar {
      let rows = try sidebarRows()
      let index = coordinator.choice?.row.flatMap { rows.firstIndex(of: $0) }
      return try selectInSidebar(rows[try target(from: index, by: distance, count: rows.count)])
    }
    let rows = try storing { () throws(StoreError) in try coordinator.list.shownRows() }
    let index = coordinator.shown.flatMap { rows.index(of: $0) }
    return try select(
      .recipe(rows.items[try target(from: index, by: distance, count: rows.items.count)]))
  }

  /// The visible rows that can be selected.
  private func sidebarRows() throws(CommandError) -> [SidebarRow] {
    try storing { () throws(StoreError) in
      try coordinator.sidebar.shownRows().visibleItems.filter { $0.query != nil }
    }
  }

  private func target(
    from index: Int?, by distance: Int, count: Int
  ) throws(CommandError) -> Int {
    guard count > 0 else { throw .refused("there are no rows") }
    // With nothing selected the first step reaches the first row, or the last one going up.
    let start = index ?? (distance > 0 ? -1 : count)
    let (sum, isOver) = start.addingReportingOverflow(distance)
    let target = isOver ? (distance > 0 ? count - 1 : 0) : max(0, min(count - 1, sum))
    guard target != index else {
      throw .refused(distance > 0 ? "this is the last row" : "this is the first row")
    }
    return target
  }
}
