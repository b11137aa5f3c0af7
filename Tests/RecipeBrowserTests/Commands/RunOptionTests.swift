import RecipeStore
import TestSupport
import Testing

@testable import RecipeBrowser

/// What the options of the program do to each command.
@Suite("For every command")
struct RunOptionTests {
  static let commands = Command.all.map(\.name)
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func samples(of name: String) -> [String] {
    (CommandSamples.lines[name] ?? []).map { $0.replacing("FOLDER", with: folder.path) }
  }

  private func start(
    format: OutputFormat = .text, _ configure: (inout SessionOptions) -> Void = { _ in }
  ) throws -> BrowserUnderTest {
    let browser = try CommandSamples.browser(format: format, configure)
    browser.run(CommandSamples.start)
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test("a dry run tells what would happen, and leaves everything as it was", arguments: commands)
  func dryRun(name: String) throws {
    guard try Command.named(name, prefixes: false).allFlags.contains(Command.dryRun) else { return }
    for sample in samples(of: name) {
      let browser = try start(format: .json)
      func everything() -> String { browser.run("show all\nexport --to -\nsort\nfocus\nstats") }
      let before = everything()
      let told = browser.run("\(sample) --dry-run")
      #expect(told.contains(#""dryRun":true"#), "\(sample)")
      #expect(browser.world.takeErrors() == "", "\(sample)")
      #expect(everything() == before, "\(sample)")
      #expect(browser.world.text(of: "out") == nil)
      #expect(browser.run("check").contains("true"))
      // Nothing is in the way of doing it.
      #expect(browser.run(sample).isEmpty == false)
      #expect(browser.world.takeErrors() == "", "\(sample)")
    }
  }

  @Test("commands that change the store or write files can be tried")
  func canBeTried() throws {
    let tried = Command.all.filter { $0.allFlags.contains(Command.dryRun) }.map(\.name)
    let changing = Command.all.filter { $0.kind == .change || $0.kind == .time }.map(\.name)
    #expect(Set(tried) == Set(changing + ["export", "backup"]))
  }

  @Test("quiet leaves only what was asked for", arguments: commands)
  func quiet(name: String) throws {
    let kind = try Command.named(name, prefixes: false).kind
    for sample in samples(of: name) where name != "watch" && name != "source" {
      let browser = try start { $0.isQuiet = true }
      let output = browser.run(sample)
      let isAnswer = kind == .show || kind == .query || name == "scale"
      #expect(output.isEmpty != isAnswer, "\(sample): \(output)")
      #expect(browser.world.takeErrors() == "")
    }
  }

  @Test("echo prints the line before its output", arguments: commands)
  func echo(name: String) throws {
    for sample in samples(of: name) {
      let browser = try start()
      browser.run("option echo on")
      let output = browser.run(sample)
      #expect(output.hasPrefix("larder> \(sample)\n"), "\(output)")
      #expect(browser.world.takeErrors() == "")
    }
  }

  @Test("a failure ends a script, unless it is to keep going", arguments: commands)
  func keepGoing(name: String) throws {
    for goesOn in [false, true] {
      let browser = try start { $0.keepsGoing = goesOn }
      let output = browser.run("\(name) --frobnicate\noption width")
      #expect(browser.world.takeErrors().contains("'--frobnicate'"))
      #expect(output.contains("width") == goesOn)
    }
  }

  @Test("one transaction keeps all that happens in it, or nothing", arguments: commands)
  func atomic(name: String) throws {
    for sample in samples(of: name) where name != "quit" {
      let (kept, dropped, plain) = (
        try start(format: .json), try start(format: .json), try start(format: .json)
      )
      let before = dropped.run("export --to -")
      for browser in [kept, dropped] {
        try browser.store.begin("one run")
        browser.run(sample)
        let refuses = name == "backup"
        #expect(browser.world.takeErrors().isEmpty != refuses, "\(sample)")
      }
      try kept.store.commit()
      dropped.store.rollback()
      plain.run(sample)
      #expect(dropped.run("export --to -") == before, "\(sample)")
      #expect(kept.run("export --to -") == plain.run("export --to -"), "\(sample)")
      for browser in [kept, dropped] { #expect(try browser.store.check() == []) }
    }
  }

  @Test(
    "a store that is only read refuses what would change it and nothing else", arguments: commands)
  func readOnly(name: String) throws {
    let kind = try Command.named(name, prefixes: false).kind
    do {
      let store = try SQLiteRecipeStore(
        path: folder.path("store"), clock: { Timestamp(seconds: 1_600_000_000) })
      let browser = try CommandSamples.browser(store: store)
      browser.run(CommandSamples.start)
      try browser.session.remember()
    }
    for sample in samples(of: name) {
      let store = try SQLiteRecipeStore(
        path: folder.path("store"), mode: .readOnly, clock: { Timestamp(seconds: 0) })
      let browser = try CommandSamples.browser(store: store)
      browser.run("focus list\nselect Lasagne\nselect Ravioli\nback\nfocus sidebar")
      #expect(browser.world.takeErrors() == "")
      browser.run(sample)
      let errors = browser.world.takeErrors()
      if kind == .change || kind == .time {
        #expect(errors.contains(#""error":"readOnly""#), "\(sample): \(errors)")
      } else if name != "source" {
        #expect(errors == "", "\(sample)")
      }
    }
  }

  @Test("panes keep to the width, and ASCII to its letters", arguments: commands)
  func widthAndASCII(name: String) throws {
    let prints = ["show", "search", "scale", "shop"].contains(name)
    for sample in samples(of: name) where sample != "export --to -" {
      for width in [20, 47] {
        let browser = try start {
          $0.width = width
          $0.isASCII = true
        }
        let output = browser.run(sample) + browser.world.takeErrors()
        #expect(output.utf8.allSatisfy { $0 < 0x80 }, "\(sample): \(output)")
        guard prints else { continue }
        #expect(output.split(separator: "\n").allSatisfy { $0.count <= width }, "\(sample)")
      }
    }
  }
}
