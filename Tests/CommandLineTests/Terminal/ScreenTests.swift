import Foundation
import TestSupport
import Testing

/// What an emulated terminal shows: titles that draw askew in many programs, in every pane.
@Suite("The screen of a terminal")
struct ScreenTests {
  /// Titles in JSON, and a word of each that every width leaves room for.
  static let titles = [
    "親子丼と味噌汁、そしてとても長い題名のレシピ", "etude äb", "👩‍🍳👨‍👩‍👧‍👦 family 👩‍🍳👩‍🍳👩‍🍳", "🇩🇰🇬🇷🇮🇹 flags",
    "❤️ ☕️ 1️⃣ presentation", "👍🏽👍🏿 tones", "שלום עולם\\u202eevil\\u2066x", "a\\tb\\nc\\r\\nd",
    "\\u001b[31mred\\u001b]0;title\\u0007", "c1 \\u009b2J\\u0085\\u0090", "\\u0000\\u007f nul",
    "हिन्दी กำลัง", "\\u200b\\u2060nothing seen", "z" + String(repeating: "\u{332}", count: 500),
    "\u{1FAE9}\u{1F6DC} new", String(repeating: "long 長い ", count: 11_112), "plain",
  ]

  private func session(columns: UInt16, environment: [String: String?] = [:]) throws
    -> TerminalSession
  {
    let home = try TemporaryFolder()
    let recipes = Self.titles.enumerated().map { number, title in
      #"""
      {"id":\#(number + 1),"title":"\#(title)","tags":["\#(title.prefix(40))"],"rating":3,
       "servings":"\#(title.prefix(60))","collections":["\#(title.prefix(40).replacing("/", with: ""))"],
       "ingredients":["\#(title)"],"directions":["\#(title)"],"notes":"\#(title)"}
      """#
    }
    try home.write("[\(recipes.joined(separator: ","))]", to: "awkward.json")
    return try TerminalSession(
      ["--no-pager", "--load", "awkward.json"], in: home, columns: columns,
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, prompt: "> \u{1B}[0m")
  }

  @Test(
    "has one row for each row of a pane, and no sequence but colour",
    arguments: [20, 21, 33, 40, 80, 81, 131, 200] as [UInt16])
  func panes(columns: UInt16) throws {
    let session = try session(columns: columns)
    for line in ["expand --all", "show list", "show sidebar", "show all", "help show"] {
      try session.answer(to: line)
    }
    for number in Self.titles.indices { try session.answer(to: "select r\(number + 1)") }
    try session.answer(to: "show detail")
    session.leave()
    let screen = session.terminal.screen
    #expect(screen.faults == [])
    // What a person typed may go on in the next row; what the program drew never does.
    let overflowing = screen.overflowingLines.filter { !$0.contains("> ") }.prefix(5)
    #expect(Array(overflowing) == [])
  }
}
