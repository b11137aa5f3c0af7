import Diffable
import RecipeStore

extension RowResolver {
  /// The rows that a word names: a range of numbers such as `3-5` or `list:3-5`, a pattern of titles
  /// such as `Apple*`, or one row.
  func all(_ word: Word) throws(CommandError) -> [RowName] {
    if let names = try several(word) { return names }
    return [try single(word)]
  }

  /// The rows of a range or of a pattern; `nil` for a word that is neither.
  ///
  /// A word that is a title as it stands is no pattern, and neither is one that fits no title: a
  /// question mark may end a title.
  func several(_ word: Word) throws(CommandError) -> [RowName]? {
    if !word.isQuoted, let names = try range(word) { return names }
    guard word.text.contains(where: { $0 == "*" || $0 == "?" }) else { return nil }
    for pane in panes where try !titled(word.text, .whole, in: pane).isEmpty { return nil }
    for pane in panes {
      let names = try unfiltered(try titled(word.text, .pattern, in: pane), in: pane)
      if !names.isEmpty { return names }
    }
    return nil
  }

  /// A pattern speaks of what its pane shows or would show expanded, never of what a filter hides:
  /// `delete "*"` takes nothing that cannot be seen.
  private func unfiltered(
    _ names: [RowName], in pane: PaneName
  ) throws(CommandError) -> [RowName] {
    let (sidebar, list) = (coordinator.sidebar, coordinator.list)
    return try storing { () throws(StoreError) in
      switch pane {
      case .sidebar where !sidebar.filter.isEmpty:
        let rows = try sidebar.shownRows()
        return names.filter { if case .sidebar(let row) = $0 { rows.contains(row) } else { false } }
      case .list where !list.filter.isEmpty:
        let rows = try list.shownRows()
        return names.filter { if case .recipe(let id) = $0 { rows.contains(id) } else { false } }
      default: return names
      }
    }
  }

  // MARK: Numbers

  /// The pane and the rest of a word such as `list:3`; `nil` when it names no pane with rows.
  func numbers(_ text: String) -> (pane: PaneName, rest: Substring)? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (panes[0], text[...]) }
    guard let pane = PaneName(rawValue: String(parts[0])), pane != .detail else { return nil }
    return (pane, parts[1])
  }

  func isNumber(_ digits: some StringProtocol) -> Bool {
    !digits.isEmpty && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private func range(_ word: Word) throws(CommandError) -> [RowName]? {
    guard let (pane, rest) = numbers(word.text) else { return nil }
    let ends = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ isNumber($0) }) else { return nil }
    guard let first = Int(ends[0]) else { throw try noRow(ends[0], of: pane) }
    guard let last = Int(ends[1]) else { throw try noRow(ends[1], of: pane) }
    guard first <= last else {
      throw .usage("'\(word.text)' goes backwards; the smaller number comes first")
    }
    guard let names = try rows(first...last, of: pane) else {
      throw try noRow(try rows(first...first, of: pane) == nil ? ends[0] : ends[1], of: pane)
    }
    for name in names { _ = try fitting(name, word) }
    return names
  }

  /// The visible rows with these numbers, from 1; `nil` when some are not there.
  func rows(_ numbers: ClosedRange<Int>, of pane: PaneName) throws(CommandError) -> [RowName]? {
    func picked<Item>(_ rows: some RandomAccessCollection<Item>) -> [Item]? {
      guard numbers.lowerBound >= 1, numbers.upperBound <= rows.count else { return nil }
      return Array(rows.dropFirst(numbers.lowerBound - 1).prefix(numbers.count))
    }
    switch pane {
    case .sidebar: return picked(try sidebarRows().visibleItems)?.map(RowName.sidebar)
    case .list, .detail: return picked(try listRows().visibleItems)?.map(RowName.recipe)
    }
  }

  private func sidebarRows() throws(CommandError) -> PaneRows<SidebarRow>.Tree {
    if let rows = coordinator.numberedSidebar { return rows }
    return try storing { () throws(StoreError) in try coordinator.sidebar.shownRows() }
  }

  private func listRows() throws(CommandError) -> PaneRows<RecipeID>.Tree {
    if let rows = coordinator.numberedList { return rows }
    return try storing { () throws(StoreError) in try coordinator.list.shownRows() }
  }

  func noRow(
    _ digits: some StringProtocol, of pane: PaneName
  ) throws(CommandError) -> CommandError {
    let count =
      pane == .sidebar
      ? try sidebarRows().visibleItems.count : try listRows().visibleItems.count
    let range = count == 0 ? "no rows" : count == 1 ? "one row" : "rows 1 to \(count)"
    return .notFound("the \(pane.rawValue) has no row \(digits): it has \(range)")
  }
}

/// Whether `title` is what `pattern` describes, where `*` is any letters and `?` one.
///
/// - Complexity: O(*n* · *m*) at worst, for *n* letters of the title and *m* of the pattern.
func matches(_ title: String, pattern: String) -> Bool {
  let (letters, wanted) = (Array(title.unicodeScalars), Array(pattern.unicodeScalars))
  var (letter, place) = (0, 0)
  // After the last `*`, and how much of the title that one has taken.
  var resume: (place: Int, letter: Int)?
  while letter < letters.count {
    if place < wanted.count, wanted[place] == "*" {
      place += 1
      resume = (place, letter)
    } else if place < wanted.count, wanted[place] == "?" || wanted[place] == letters[letter] {
      place += 1
      letter += 1
    } else if let last = resume {
      (place, letter) = (last.place, last.letter + 1)
      resume = (last.place, last.letter + 1)
    } else {
      return false
    }
  }
  return wanted[place...].allSatisfy { $0 == "*" }
}
