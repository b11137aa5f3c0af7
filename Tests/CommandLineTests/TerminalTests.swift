import Foundation
import Glibc
import TestSupport
import Testing

/// What somebody sees who sits at a terminal. `TERM=dumb` keeps readline from drawing.
@Suite("On a terminal")
struct TerminalTests {
  /// The end of the prompt. A bare `> ` marks selected rows too, and a key that is typed before the
  /// prompt is there means something else.
  static let prompt = "Recipes> "

  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try home.write(
      #"[{"id":1,"title":"Apple Cake"},{"id":2,"title":"Apple Crumble"},{"id":3,"title":"Žemlovka"}]"#,
      to: "three.json")
  }

  /// Starts a session and waits for its prompt.
  private func session(
    _ arguments: [String] = ["--load", "three.json"], environment: [String: String?] = [:]
  ) throws -> Child {
    let child = try terminal.start(.larder, arguments, in: home, environment: environment)
    try terminal.wait(for: Self.prompt)
    return child
  }

  @Test("a session greets, asks, answers and leaves at Ctrl-D with a new line")
  func greeting() throws {
    let child = try session()
    #expect(terminal.shown.hasPrefix("larder "))
    terminal.type("show list\n")
    #expect(try terminal.wait(for: Self.prompt).contains("Apple Cake"))
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
    try terminal.wait(for: "\n")
  }

  @Test("'quit' leaves, and a failed command does not")
  func quit() throws {
    let child = try session()
    terminal.type("frobnicate\n")
    try terminal.wait(for: "frobnicate")
    try terminal.wait(for: "frobnicate")
    try terminal.wait(for: Self.prompt)
    terminal.type("quit\n")
    #expect(child.wait(atMost: 20) < 2)
  }

  @Test("Ctrl-C gives up the line and stays, also in a continued line")
  func interrupt() throws {
    let child = try session()
    terminal.type("show li")
    try terminal.wait(for: "show li")
    terminal.type("\u{3}")
    try terminal.wait(for: "^C")
    try terminal.wait(for: Self.prompt)
    terminal.type("add recipe Nothing \\\n")
    try terminal.wait(for: "\n> ")
    terminal.type("\u{3}")
    try terminal.wait(for: "^C")
    try terminal.wait(for: Self.prompt)
    terminal.type("show list\n")
    #expect(!(try terminal.wait(for: Self.prompt).contains("Nothing")))
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
  }

  @Test("TAB completes commands and titles, and never names of files")
  func completion() throws {
    let child = try session()
    terminal.type("unfav\t")
    try terminal.wait(for: "unfavorite ")
    terminal.type("\u{3}")
    try terminal.wait(for: Self.prompt)
    terminal.type("select Žem\t\n")
    #expect(try terminal.wait(for: "\n").contains("Žemlovka"))
    try terminal.wait(for: Self.prompt)
    terminal.type("select thr\t\u{3}")
    #expect(!(try terminal.wait(for: Self.prompt).contains("three.json")))
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
  }

  @Test("TAB lists what is ambiguous")
  func ambiguousCompletion() throws {
    let child = try session()
    terminal.type("select App\t")
    try terminal.wait(for: "Apple C")
    terminal.type("\t\t")
    let list = try terminal.wait(for: "Crumble")
    #expect(list.contains("Cake"))
    terminal.type("\u{3}")
    try terminal.wait(for: "^C")
    try terminal.wait(for: Self.prompt)
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
  }

  @Test("the next session remembers what was typed, in a file of nobody else")
  func history() throws {
    let first = try session()
    terminal.type("show sidebar\n")
    try terminal.wait(for: Self.prompt)
    terminal.type("\u{4}")
    #expect(first.wait(atMost: 20) == 0)
    #expect(try home.read(".local/state/larder/history") == "show sidebar\n")
    let path = home.path(".local/state/larder/history")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)

    let second = try session()
    terminal.type("\u{10}")
    try terminal.wait(for: "show sidebar")
    terminal.type("\u{3}")
    try terminal.wait(for: Self.prompt)
    terminal.type("\u{4}")
    #expect(second.wait(atMost: 20) == 0)
  }

  @Test("a history that cannot be kept is told once and harms nothing")
  func unwritableHistory() throws {
    try home.write("in the way", to: "state")
    let child = try session(
      ["--load", "three.json"], environment: ["XDG_STATE_HOME": home.path("state")])
    terminal.type("show list\n")
    try terminal.wait(for: Self.prompt)
    terminal.type("show list\n")
    try terminal.wait(for: Self.prompt)
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
    #expect(terminal.shown.components(separatedBy: "not remembered").count == 2)
  }

  @Test("output follows the width of the window")
  func resize() throws {
    let child = try session()
    for columns in [40, 100] as [UInt16] {
      terminal.resize(columns: columns, rows: 10)
      terminal.type("show sidebar\n")
      let pane = try terminal.wait(for: "Recents")
      let rows = pane.split(whereSeparator: \.isNewline)
      let line = try #require(rows.first { $0.contains("Favorites") })
      #expect((line.count > 40) == (columns > 40))
      try terminal.wait(for: Self.prompt)
    }
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
  }

  @Test("a signal that ends the program is told by the status", arguments: [SIGTERM, SIGHUP])
  func signals(signal: Int32) throws {
    let child = try session()
    child.send(signal)
    #expect(child.wait(atMost: 20) == 128 + signal)
  }

  @Test("colour and bracketed paste end where they began")
  func escapes() throws {
    let child = try session(environment: ["TERM": "xterm-256color"])
    #expect(terminal.shown.contains("\u{1B}[1m"))
    #expect(!terminal.shown.contains("\u{1}"))
    terminal.type("\u{1B}[200~show list\rshow sidebar\u{1B}[201~")
    try terminal.wait(for: "show sidebar")
    terminal.type("\r")
    try terminal.wait(for: "Apple Cake")
    try terminal.wait(for: "Favorites")
    try terminal.wait(for: Self.prompt)
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)
    terminal.drain()
    let on = terminal.shown.components(separatedBy: "\u{1B}[?2004h").count
    let off = terminal.shown.components(separatedBy: "\u{1B}[?2004l").count
    #expect(on == off)
  }

  @Test("long output goes through the pager, short output and --no-pager do not")
  func pager() throws {
    try home.write("#!/bin/sh\necho PAGED $1\nexec cat\n", to: "pager")
    let variables = ["TERM": "xterm", "PAGER": "sh " + home.path("pager") + " once"]
    let child = try session(environment: variables)
    terminal.type("help\n")
    try terminal.wait(for: "PAGED once")
    try terminal.wait(for: Self.prompt)
    terminal.type("show list\n")
    #expect(!(try terminal.wait(for: Self.prompt).contains("PAGED")))
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) == 0)

    let other = try session(["--no-pager", "--load", "three.json"], environment: variables)
    terminal.type("help\n")
    #expect(!(try terminal.wait(for: Self.prompt).contains("PAGED")))
    terminal.type("\u{4}")
    #expect(other.wait(atMost: 20) == 0)
  }
}
