import RecipeBrowser
import RecipeStore
import TestSupport
import Testing

@Suite("Any command line")
struct RandomLineTests {
  static let files = RandomChange.files.merging([
    "script": "select list:1\nfavorite\nsource script\nnonsense\n",
    "broken.json": #"[{"title":"#, "empty": "", "page.html": "<html><body><p>nothing",
  ]) { $1 }

  /// A browser with something in every pane.
  private func browser(seed: UInt64) throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest(format: OutputFormat.allCases[Int(seed % 3)]) {
      $0.isInteractive = seed % 2 == 1
      $0.width = Int(seed * 13 % 100) + 1
      $0.isASCII = seed % 5 == 0
    }
    for (path, text) in Self.files { browser.world.addFile(path, text) }
    browser.world.setEditor { $0.replacing("title:", with: "title: The") }
    browser.world.answer(true)
    browser.run(EventTableTests.setting + "\nadd search Quick time:<30\nexpand --all")
    #expect(browser.world.takeErrors() == "")
    return browser
  }

  @Test("is done, or refused with one line; the store stays sound", arguments: UInt64(0)..<10)
  func randomLines(seed: UInt64) throws {
    var browser = try browser(seed: seed)
    var lines = RandomLine(
      using: SeededGenerator(seed: seed), paths: Self.files.keys.sorted() + ["new", "-", "/"])
    for _ in 0..<150 {
      let line = lines.next(in: browser.session)
      let before = try browser.store.statistics().transactions
      browser.run(line)
      let errors = browser.world.takeErrors()
      for error in errors.split(separator: "\n") {
        #expect(error.hasPrefix("larder: ") || error.hasPrefix(#"{"error":""#), "\(line)")
      }
      let isSeveral = ["import", "source", "\n", "\r"].contains { line.contains($0) }
      if !errors.isEmpty, !isSeveral {
        #expect(try browser.store.statistics().transactions == before, "\(line)")
      }
      if browser.session.hasQuit {
        try browser.session.remember()
        browser = try BrowserUnderTest(store: browser.store)
        for (path, text) in Self.files { browser.world.addFile(path, text) }
      }
    }
    #expect(try browser.store.check() == [], "seed \(seed)")
  }
}
