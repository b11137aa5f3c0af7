import Diffable
import RecipeFormats
import RecipeStore

extension Session {
  /// How many candidates are offered at most.
  private static let offered = 200

  /// What to offer for the last word of `line`, which ends at the cursor: whole words as they must
  /// be typed, quoted where needed.
  package func completions(for line: String) -> [String] {
    var splitter = WordSplitter()
    for scalar in line.unicodeScalars where splitter.take(scalar) == .stop { return [] }
    let (words, last) = splitter.unfinished()
    let start = last?.text ?? ""
    guard let verb = words.first else {
      return Command.all.map(\.name).filter { $0.hasPrefix(start) }
    }
    guard let command = try? Command.named(verb.text, prefixes: true) else { return [] }
    if start.hasPrefix("--"), last?.isQuoted == false {
      return (command.allFlags + command.valued).sorted().filter { $0.hasPrefix(start) }
    }
    if let option = words.last?.text, command.valued.contains(option) {
      return valueCompletions(of: option, start: start)
    }
    switch command.completes {
    case .nothing: return []
    case .words(let choices): return choices.filter { $0.hasPrefix(start) }.map(quotedWord)
    case .fields: return RecipeField.all.map { $0.name + "=" }.filter { $0.hasPrefix(start) }
    case .tags: return tagCompletions(start)
    case .commands: return Command.all.map(\.name).filter { $0.hasPrefix(start) }
    case .rows(let kinds):
      if let last, last.components.count > 1 { return pathCompletions(last, kinds) }
      return rowCompletions(start, kinds)
    case .paths: return []
    }
  }

  /// Whether the last word of `line` is a path, which the program completes itself.
  package func completesPath(_ line: String) -> Bool {
    var splitter = WordSplitter()
    for scalar in line.unicodeScalars where splitter.take(scalar) == .stop { return false }
    let words = splitter.unfinished().words
    guard let verb = words.first, let command = try? Command.named(verb.text, prefixes: true) else {
      return false
    }
    if case .paths = command.completes { return true }
    return command.name == "export" && words.last?.text == "--to"
  }

  private func valueCompletions(of option: String, start: String) -> [String] {
    switch option {
    case "--in", "--from": rowCompletions(start, .collections)
    case "--to": rowCompletions(start, .recipes)
    case "--as":
      RecipeFormat.writable.map(\.name).filter { $0.hasPrefix(start) }
    default: []
    }
  }

  private func tagCompletions(_ start: String) -> [String] {
    let tags = (try? store.tags()) ?? []
    return tags.map(\.tag).filter { folded($0).hasPrefix(folded(start)) }.prefix(Self.offered)
      .map(quotedWord)
  }

  /// Paths of titles in the sidebar whose last title begins so.
  private func pathCompletions(_ word: Word, _ kinds: RowKinds) -> [String] {
    let resolver = RowResolver(coordinator: coordinator, kinds: kinds)
    let above = Array(word.components.dropLast())
    guard let parent = try? resolver.sidebarRow(above.map(folded)),
      let children = try? coordinator.sidebar.allRows().children(of: parent)
    else { return [] }
    let wanted = folded(word.components.last ?? "")
    var offers: [String] = []
    for row in children {
      guard let title = try? coordinator.sidebar.title(of: row) else { continue }
      guard folded(title).hasPrefix(wanted) else { continue }
      offers.append(quotedPath(collectionPath(above + [title])))
    }
    return offers
  }

  /// A path in quotes where it needs them; `\/` inside means a slash of a title.
  private func quotedPath(_ path: String) -> String {
    path.contains(" ") || path.contains("'") || path.contains("#") ? "\"\(path)\"" : path
  }

  /// Titles and ids that begin so, the focused pane's first.
  private func rowCompletions(_ start: String, _ kinds: RowKinds) -> [String] {
    let wanted = folded(start)
    var offers: [String] = []
    let panes: [PaneName] = coordinator.focus == .sidebar ? [.sidebar, .list] : [.list, .sidebar]
    for pane in panes {
      switch pane {
      case .sidebar:
        guard let rows = try? coordinator.sidebar.allRows() else { continue }
        for row in rows.items where kinds.contains(.sidebar(row)) {
          guard let title = try? coordinator.sidebar.title(of: row) else { continue }
          if (try? coordinator.sidebar.foldedTitle(of: row))?.hasPrefix(wanted) == true {
            offers.append(title)
          }
          if !start.isEmpty, row.description.hasPrefix(start) { offers.append(row.description) }
        }
      case .list, .detail:
        guard kinds.contains(.recipes), let query = coordinator.list.query else { continue }
        let ids =
          start.isEmpty
          ? try? coordinator.list.firstRows(Self.offered)
          : try? store.recipeIDs(titled: start, .beginning, in: query, limit: Self.offered)
        let summaries = try? store.summaries(of: ids ?? [])
        offers += (summaries ?? []).map(\.title)
        guard start.hasPrefix("r"), RecipeID(start + "1") != nil else { continue }
        let listed = (try? coordinator.list.shownRows())?.items.lazy.map(\.description)
        offers +=
          (listed?.filter { $0.hasPrefix(start) }.prefix(Self.offered)).map(Array.init) ?? []
      }
    }
    var seen: Set<String> = []
    return offers.filter { seen.insert($0).inserted && !$0.contains("\n") }
      .prefix(Self.offered).map(quotedWord)
  }
}
