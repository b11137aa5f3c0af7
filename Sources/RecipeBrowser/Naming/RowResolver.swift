import Diffable
import RecipeStore

/// Finds the row that a word names: id, number, path, title, beginning of a title, part of one.
///
/// First match wins; several candidates in one step are an error that lists them. Titles are looked
/// for in the focused pane first, hidden rows included, then in the others. Where a command takes
/// several rows, a word may name several: see ``all(_:)``.
struct RowResolver {
  let coordinator: Coordinator
  let kinds: RowKinds

  var store: any RecipeStore { coordinator.store }

  /// How many candidates an error lists.
  private static let listed = 5

  /// The one row that a word names.
  func resolve(_ word: Word) throws(CommandError) -> RowName {
    if let names = try several(word) {
      guard names.count == 1 else { throw try ambiguous(word, names) }
      return names[0]
    }
    return try single(word)
  }

  /// The row that a word names that is neither a range nor a pattern.
  func single(_ word: Word) throws(CommandError) -> RowName {
    if !word.isQuoted {
      if let name = try named(id: word.text) { return try fitting(name, word) }
      if let name = try numbered(word.text) { return try fitting(name, word) }
    }
    if word.components.count > 1, let name = try path(word) { return name }
    for pane in panes {
      for match in [TitleMatch.whole, .beginning, .part] {
        let candidates = try titled(word.text, match, in: pane)
        if candidates.count == 1 { return candidates[0] }
        if candidates.count > 1 { throw try ambiguous(word, candidates) }
      }
    }
    throw .notFound(try missing(word))
  }

  func fitting(_ name: RowName, _ word: Word) throws(CommandError) -> RowName {
    guard kinds.contains(name) else {
      throw .usage("'\(word.text)' is not \(kinds.description)")
    }
    return name
  }

  /// The panes, that whose rows are named first at the front; the detail has one row, the recipe.
  var panes: [PaneName] {
    coordinator.focus == .sidebar ? [.sidebar, .list, .detail] : [.list, .sidebar, .detail]
  }

  // MARK: Ids and numbers

  private func named(id text: String) throws(CommandError) -> RowName? {
    if let id = RecipeID(text) {
      if try storing({ () throws(StoreError) in try store.recipe(id) }) != nil {
        return .recipe(id)
      }
      throw .notFound("there is no recipe '\(text)'")
    }
    guard let row = SidebarRow(id: text) else { return nil }
    let isThere = try storing { () throws(StoreError) in
      try coordinator.sidebar.allRows().contains(row)
    }
    if isThere { return .sidebar(row) }
    if case .collection = row { throw .notFound("there is no collection '\(text)'") }
    if case .search = row { throw .notFound("there is no search '\(text)'") }
    return nil
  }

  private func numbered(_ text: String) throws(CommandError) -> RowName? {
    guard let (pane, digits) = numbers(text), isNumber(digits) else { return nil }
    guard let number = Int(digits), let name = try rows(number...number, of: pane)?.first else {
      throw try noRow(digits, of: pane)
    }
    return name
  }

  // MARK: Paths

  private func path(_ word: Word) throws(CommandError) -> RowName? {
    let wanted = word.components.map(folded)
    let isRooted = SidebarSection.allCases.contains { folded($0.title) == wanted[0] }
    let starts = isRooted ? [wanted] : SidebarSection.allCases.map { [folded($0.title)] + wanted }
    for components in starts {
      if let row = try sidebarRow(components), kinds.contains(.sidebar(row)) {
        return .sidebar(row)
      }
      if kinds.contains(.recipes), components.count > 1,
        let query = try sidebarRow(Array(components.dropLast()))?.query
      {
        let ids = try storing { () throws(StoreError) in
          try store.recipeIDs(
            titled: components[components.count - 1], .whole, in: query, limit: Self.listed + 1)
        }
        if ids.count > 1 { throw try ambiguous(word, ids.map(RowName.recipe)) }
        if let id = ids.first { return .recipe(id) }
      }
    }
    return nil
  }

  /// Follows folded titles from the top of the sidebar.
  func sidebarRow(_ components: [String]) throws(CommandError) -> SidebarRow? {
    try storing { () throws(StoreError) in
      let rows = try coordinator.sidebar.allRows()
      var candidates = Array(rows.rootItems)
      var found: SidebarRow?
      for component in components {
        found = nil
        for row in candidates where try coordinator.sidebar.foldedTitle(of: row) == component {
          found = row
          break
        }
        guard let row = found else { return nil }
        candidates = (try? Array(rows.children(of: row))) ?? []
      }
      return found
    }
  }

  // MARK: Titles

  func titled(
    _ text: String, _ match: TitleMatch, in pane: PaneName
  ) throws(CommandError) -> [RowName] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return [] }
    return try storing { () throws(StoreError) -> [RowName] in
      if pane == .detail {
        guard kinds.contains(.recipes), let shown = coordinator.shown,
          let title = try store.summaries(of: [shown]).first?.title,
          match.accepts(folded(title), wanted)
        else { return [] }
        return [.recipe(shown)]
      }
      if pane == .sidebar {
        guard !kinds.isDisjoint(with: .sidebar) else { return [] }
        var found: [RowName] = []
        for row in try coordinator.sidebar.allRows().items where kinds.contains(.sidebar(row)) {
          let title = try coordinator.sidebar.foldedTitle(of: row)
          if match.accepts(title, wanted) { found.append(.sidebar(row)) }
        }
        return found
      }
      guard kinds.contains(.recipes), let query = coordinator.list.query else { return [] }
      let limit = match == .pattern ? Int.max : Self.listed + 1
      return try store.recipeIDs(titled: text, match, in: query, limit: limit)
        .map(RowName.recipe)
    }
  }

  // MARK: Errors

  private func ambiguous(_ word: Word, _ names: [RowName]) throws(CommandError) -> CommandError {
    var shown: [String] = []
    for name in names.prefix(Self.listed) { shown.append("\(name.id) '\(try title(of: name))'") }
    let rest = names.count > Self.listed ? ", …" : ""
    return .ambiguous(
      "'\(word.text)' can mean \(shown.joined(separator: ", "))\(rest)")
  }

  private func title(of name: RowName) throws(CommandError) -> String {
    try storing { () throws(StoreError) in
      switch name {
      case .sidebar(let row): try coordinator.sidebar.title(of: row)
      case .recipe(let id): try store.summaries(of: [id]).first?.title ?? ""
      }
    }
  }

  /// Says that nothing has this name, and what has nearly this name.
  private func missing(_ word: Word) throws(CommandError) -> String {
    let titles = try storing { () throws(StoreError) -> [String] in
      var titles: [String] = []
      if !kinds.isDisjoint(with: .sidebar) {
        for row in try coordinator.sidebar.allRows().items where kinds.contains(.sidebar(row)) {
          titles.append(try coordinator.sidebar.title(of: row))
        }
      }
      if kinds.contains(.recipes) {
        let ids = try coordinator.list.firstRows(1000)
        titles += try store.summaries(of: ids).map(\.title)
      }
      return titles
    }
    let nearest = nearestMatch(to: word.text, among: titles)
    return "there is no '\(word.text)' here"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension TitleMatch {
  /// Whether `title` matches `wanted`; both are folded.
  func accepts(_ title: String, _ wanted: String) -> Bool {
    switch self {
    case .whole: title == wanted
    case .beginning: title.hasPrefix(wanted)
    case .part: title.contains(wanted)
    case .pattern: matches(title, pattern: wanted)
    }
  }
}
