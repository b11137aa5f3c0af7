import Diffable
import RecipeStore

extension Command {
  /// `expand`: shows what is below rows of the sidebar.
  static let expand = expansion(
    "expand", summary: "Show the rows below rows of the sidebar."
  ) { tree, rows, level in
    tree.expand(level.map { level in rows.filter { tree.level(orZeroOf: $0) < level } } ?? rows)
    if let level { tree.collapse(rows.filter { tree.level(orZeroOf: $0) >= level }) }
  }

  /// `collapse`: hides what is below rows of the sidebar.
  static let collapse = expansion(
    "collapse", summary: "Hide the rows below rows of the sidebar."
  ) { tree, rows, level in
    tree.collapse(rows.filter { tree.level(orZeroOf: $0) >= level ?? 0 })
  }

  /// `toggle`: expands what is collapsed, and the other way round.
  static let toggle = expansion(
    "toggle", summary: "Expand rows of the sidebar that are collapsed, collapse the others."
  ) { tree, rows, level in
    let rows = rows.filter { level == nil || tree.level(orZeroOf: $0) == level }
    let expanded = rows.filter { tree.isOpen($0) }
    tree.expand(rows.filter { !tree.isOpen($0) })
    tree.collapse(expanded)
  }

  private typealias Tree = PaneRows<SidebarRow>.Tree

  private static func expansion(
    _ name: String, summary: String,
    change:
      @escaping @Sendable (_ tree: inout Tree, _ rows: [SidebarRow], _ level: Int?) -> Void
  ) -> Command {
    Command(
      name: name,
      usage: "\(name) ROW… [--recursive] | --all | --level N",
      summary: summary,
      kind: .view,
      flags: ["--all", "--recursive"],
      valued: ["--level"],
      completes: .rows(.sidebar)
    ) { arguments, session throws(CommandError) in
      let sidebar = session.coordinator.sidebar
      var rows: [SidebarRow] = []
      for case .sidebar(let row) in try session.resolveAll(arguments.operands, .sidebar) {
        rows.append(row)
      }
      let level = try arguments.value(of: "--level").map { word throws(CommandError) in
        guard let level = Int(word.text), level >= 0 else {
          throw .usage("--level wants a number of levels, not '\(word.text)'")
        }
        return level
      }
      let isGeneral = arguments.has("--all") || level != nil
      guard isGeneral == rows.isEmpty, !(arguments.has("--all") && level != nil) else {
        throw arguments.wrong
      }
      try storing { () throws(StoreError) in
        let tree = try sidebar.shownRows()
        if isGeneral {
          rows = Array(tree.items)
        } else if arguments.has("--recursive") {
          rows = rows.flatMap { row in [row] + ((try? Array(tree.descendants(of: row))) ?? []) }
        }
        let changed = rows.filter { tree.hasChildren($0) }
        try sidebar.updateExpansion { tree in change(&tree, changed, level) }
      }
      return Outcome(changeLimit: .max)
    }
  }
}

extension PaneRows<SidebarRow>.Tree {
  /// Whether the row is expanded; a row that is not here is not.
  fileprivate func isOpen(_ row: SidebarRow) -> Bool { (try? isExpanded(row)) ?? false }

  fileprivate func level(orZeroOf row: SidebarRow) -> Int { (try? level(of: row)) ?? 0 }

  fileprivate func hasChildren(_ row: SidebarRow) -> Bool {
    (try? children(of: row).isEmpty) == false
  }
}
