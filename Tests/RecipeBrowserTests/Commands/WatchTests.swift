import RecipeBrowser
import RecipeStore
import Testing

@Suite("Watching")
struct WatchTests {
  @Test("tells what happens, as it happens, until interrupted", arguments: OutputFormat.allCases)
  func watches(format: OutputFormat) throws {
    let browser = try BrowserUnderTest(format: format) { $0.keepsGoing = false }
    let store = browser.store
    browser.world.happen(
      {}, { _ = try? store.addCollection("Dinner", in: nil) },
      { try? store.renameCollection(CollectionID(1), to: "Supper") }, {})
    var line = TextLines(name: "test", text: "watch")
    #expect(browser.session.run(&line) == 130)
    let told = browser.world.takeOutput().split(separator: "\n")
    #expect(told.count == (format == .json ? 2 : 3), "\(told)")
    #expect(told.first?.contains("Dinner") == true && told.last?.contains("Supper") == true)
    if format == .json {
      #expect(told.allSatisfy { $0.hasPrefix(#"{"command":"watch","changes":[{"#) })
    }
  }
}
