import RecipeBrowser
import RecipeStore
import TestSupport
import Testing

/// Replays the changes of every command on the rows shown before, as a program that reads JSON does.
@Suite("The changes of a command, replayed on the rows before")
struct ReplayTests {
  @Test("give the rows after, for any session", arguments: UInt64(0)..<30)
  func randomSession(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let browser = try BrowserUnderTest()
    browser.run(EventTableTests.setting)
    browser.run("expand --all")
    var mirror: [PaneName: [String]] = [:]
    for pane in [PaneName.sidebar, .list] { mirror[pane] = try browser.ids(pane) }
    var history: [String] = []

    for step in 0..<60 {
      let line = randomLine(step, using: &random)
      history.append(line)
      let object = try browser.object(line)
      if object["command"] as? String == "show",
        let pane = (object["pane"] as? String).flatMap(PaneName.init(rawValue:))
      {
        let rows = object["rows"] as? [[String: Any]] ?? []
        mirror[pane] = rows.compactMap { $0["id"] as? String }
      }
      for change in object["changes"] as? [[String: Any]] ?? [] {
        guard let problem = replay(change, on: &mirror) else { continue }
        Issue.record("seed \(seed): \(problem) in \(change) after \(history)")
        return
      }
      guard step % 5 == 4 else { continue }
      for pane in [PaneName.sidebar, .list] {
        let shown = try browser.ids(pane)
        guard shown == mirror[pane] else {
          Issue.record(
            "seed \(seed): \(pane) is \(shown), replayed \(mirror[pane] ?? []) after \(history)")
          return
        }
      }
    }
  }

  /// What is wrong with a change, after doing it.
  private func replay(_ change: [String: Any], on mirror: inout [PaneName: [String]]) -> String? {
    guard let pane = (change["pane"] as? String).flatMap(PaneName.init(rawValue:)),
      let kind = change["change"] as? String, let row = change["row"] as? Int,
      let id = change["id"] as? String, (change["title"] as? String)?.isEmpty == false
    else { return "a field is missing" }
    var rows = mirror[pane] ?? []
    switch kind {
    case "insert":
      guard (1...(rows.count + 1)).contains(row) else { return "no such row" }
      rows.insert(id, at: row - 1)
    case "delete":
      guard rows.indices.contains(row - 1), rows[row - 1] == id else { return "another row" }
      rows.remove(at: row - 1)
    case "update":
      guard rows.indices.contains(row - 1), rows[row - 1] == id else { return "another row" }
    case "move":
      guard let from = change["from"] as? Int, rows.indices.contains(from - 1),
        rows[from - 1] == id
      else { return "another row" }
      rows.remove(at: from - 1)
      guard (1...(rows.count + 1)).contains(row) else { return "no such row" }
      rows.insert(id, at: row - 1)
    default: return "an unknown change"
    }
    mirror[pane] = rows
    return nil
  }

  private func randomLine(_ step: Int, using random: inout SeededGenerator) -> String {
    let number = Int.random(in: 1...12, using: &random)
    let collection = "c\(Int.random(in: 1...6, using: &random))"
    let other = "c\(Int.random(in: 1...6, using: &random))"
    let recipe = "r\(Int.random(in: 1...9, using: &random))"
    let lines = [
      "toggle sidebar:\(number)", "collapse \(collection)", "expand \(collection)",
      "expand --all", "collapse --all", "expand --level 2", "select sidebar:\(number)",
      "select \(recipe)", "select list:\(number)", "focus list", "focus sidebar", "next",
      "previous", "first", "last", "parent", "back", "forward", "filter a", "filter", "filter pa",
      "sort title --reverse", "sort rating", "sort default", "search a* -b", "search stew",
      "add recipe R\(step) rating=\(number % 5 + 1) --in \(collection)",
      "add collection C\(step) --in \(collection)", "delete \(recipe)", "delete \(collection)",
      "favorite \(recipe)", "unfavorite \(recipe)", "tag t\(number) --to \(recipe)",
      "untag t\(number) vegan --to \(recipe)", "rename \(recipe) Z\(step)",
      "rename \(collection) Y\(step)", "file \(recipe) --in \(collection)",
      "unfile \(recipe) --from \(collection)", "move \(collection) before \(other)",
      "move \(collection) into \(other)", "move \(collection) after \(other)",
      "move \(recipe) before list:\(number)", "undo", "undo 3", "redo", "duplicate \(recipe)",
      "reveal \(collection)", "deselect", "set title=Q\(step) --to \(recipe)", "show list",
    ]
    return lines.randomElement(using: &random) ?? "show"
  }
}
