import Diffable
import RecipeFormats
import RecipeStore

extension Session {
  /// Paths of titles in the sidebar whose last title begins so.
  func pathCandidates(_ word: Word, _ kinds: RowKinds) -> [Candidate] {
    let resolver = RowResolver(coordinator: coordinator, kinds: kinds)
    let above = Array(word.components.dropLast())
    guard let parent = try? resolver.sidebarRow(above.map(folded)),
      let children = try? coordinator.sidebar.allRows().children(of: parent)
    else { return [] }
    let wanted = folded(word.components.last ?? "")
    var candidates: [Candidate] = []
    for row in children {
      guard let title = try? coordinator.sidebar.title(of: row) else { continue }
      guard folded(title).hasPrefix(wanted) else { continue }
      let path = collectionPath(above + [title])
      candidates.append(
        Candidate(word: quotedPath(path), label: path.sanitized(), kind: row.candidateKind))
    }
    return candidates
  }

  /// A path in quotes where it needs them; `\/` inside means a slash of a title.
  private func quotedPath(_ path: String) -> String {
    path.contains(where: { " \t'#".contains($0) }) ? "\"\(path)\"" : path
  }

  /// Titles and ids that begin so, the focused pane's first.
  func rowCandidates(_ start: String, _ kinds: RowKinds) -> [Candidate] {
    coordinator.focus == .sidebar
      ? sidebarCandidates(start, kinds) + recipeCandidates(start, kinds)
      : recipeCandidates(start, kinds) + sidebarCandidates(start, kinds)
  }

  private func sidebarCandidates(_ start: String, _ kinds: RowKinds) -> [Candidate] {
    guard let rows = try? coordinator.sidebar.allRows() else { return [] }
    let wanted = folded(start)
    var candidates: [Candidate] = []
    for row in rows.items where kinds.contains(.sidebar(row)) {
      guard let title = try? coordinator.sidebar.title(of: row) else { continue }
      if (try? coordinator.sidebar.foldedTitle(of: row))?.hasPrefix(wanted) == true {
        candidates.append(.row(title, id: row.description, row.candidateKind))
      }
      if !start.isEmpty, row.description.hasPrefix(start), row.description != folded(title) {
        let label = "\(row) \(title)".sanitized()
        candidates.append(
          Candidate(word: quotedWord(row.description), label: label, kind: row.candidateKind))
      }
    }
    return candidates
  }

  private func recipeCandidates(_ start: String, _ kinds: RowKinds) -> [Candidate] {
    guard kinds.contains(.recipes), let query = coordinator.list.query else { return [] }
    let ids =
      start.isEmpty
      ? try? coordinator.list.firstRows(Self.offered)
      : try? store.recipeIDs(titled: start, .beginning, in: query, limit: Self.offered)
    let summaries = (try? store.summaries(of: ids ?? [])) ?? []
    let titled = summaries.map { Candidate.row($0.title, id: $0.id.description, .recipe) }
    return titled + recipeIDCandidates(start)
  }

  /// The recipes of the list whose ids begin so.
  private func recipeIDCandidates(_ start: String) -> [Candidate] {
    guard start.hasPrefix("r"), RecipeID(start + "1") != nil,
      let listed = try? coordinator.list.shownRows().items
    else { return [] }
    let ids = listed.lazy.filter { $0.description.hasPrefix(start) }.prefix(Self.offered)
    let summaries = (try? store.summaries(of: Array(ids))) ?? []
    return summaries.map { summary in
      let label = "\(summary.id) \(summary.title)".sanitized()
      return Candidate(word: summary.id.description, label: label, kind: .recipe)
    }
  }
}

extension SidebarRow {
  fileprivate var candidateKind: Candidate.Kind { Candidate.Kind(rawValue: kind) ?? .library }
}
