import Diffable
import RecipeStore

/// The rows of a pane, some at a time: models are read for a window, never for all.
struct Windows<Cell> {
  /// The next rows; `nil` after the last.
  let next: () throws(CommandError) -> [Cell]?

  /// Hands over every window.
  func forEach(_ body: ([Cell]) -> Void) throws(CommandError) {
    while let cells = try next() { body(cells) }
  }
}

/// How many rows are read at a time.
private let windowSize = 256

/// The rows of the first window: about a screen, so that it appears before the rest is read.
private let firstWindowSize = 64

/// So many rows are read from the start before all ids are.
private let largestFirstRead = 4096

extension Session {
  func sidebarWindows() throws(CommandError) -> Windows<SidebarCell> {
    let rows = try storing { () throws(StoreError) in try coordinator.sidebar.shownRows() }
    let count = rows.visibleItems.count
    var start = 0
    return Windows { [self] () throws(CommandError) in
      guard start < count else { return nil }
      if world.takeInterrupt() { throw .interrupted }
      let window = start..<min(count, start + windowSize)
      start = window.upperBound
      return try storing { () throws(StoreError) in try coordinator.sidebar.cells(in: window) }
    }
  }

  /// The first windows are read and handed over before the ids of all others are read: a reader
  /// that wants a screen and leaves, such as `head`, never waits for the rest.
  func listWindows() -> Windows<ListCell> {
    var start = 0
    var limit = firstWindowSize
    var hasEnded = false
    var all: [RecipeID]?
    return Windows { [self] () throws(CommandError) in
      if hasEnded { return nil }
      if start > 0 { world.writeThrough() }
      if world.takeInterrupt() { throw .interrupted }
      let window: [RecipeID]
      if limit <= largestFirstRead {
        let ids = try storing { () throws(StoreError) in try coordinator.list.firstRows(limit) }
        window = Array(ids.dropFirst(start))
        hasEnded = ids.count < limit
        limit *= 2
      } else {
        if all == nil {
          all = try storing { () throws(StoreError) in
            Array(try coordinator.list.shownRows().items)
          }
        }
        let ids = all ?? []
        window = Array(ids[min(start, ids.count)..<min(ids.count, start + windowSize)])
        hasEnded = start + window.count >= ids.count
      }
      defer { start += window.count }
      return try cells(window, from: start)
    }
  }

  private func cells(_ ids: [RecipeID], from start: Int) throws(CommandError) -> [ListCell] {
    let summaries = try storing { () throws(StoreError) in try store.summaries(of: ids) }
    return summaries.enumerated().map { index, summary in
      ListCell(
        row: start + index + 1, summary: summary, isSelected: summary.id == coordinator.shown)
    }
  }

  func shownRecipe() throws(CommandError) -> DetailCell? {
    try storing { () throws(StoreError) in
      try coordinator.detail.cell { id throws(StoreError) in
        try coordinator.sidebar.path(of: id)
      }
    }
  }
}
