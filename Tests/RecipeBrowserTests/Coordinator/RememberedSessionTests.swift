import Foundation
import RecipeBrowser
import RecipeStore
import TestSupport
import Testing

/// Sessions on one file, each with a connection of its own as in processes of their own.
@Suite("A later session")
struct RememberedSessionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try browser().run(EventTableTests.setting)
  }

  func browser(
    mode: StoreMode = .readWrite, _ configure: (inout SessionOptions) -> Void = { _ in }
  ) throws -> BrowserUnderTest {
    let store = try SQLiteRecipeStore(
      path: folder.path("store"), mode: mode, clock: { Timestamp(seconds: 1_600_000_000) })
    return try BrowserUnderTest(store: store, configure)
  }

  /// Runs lines in a session from its start to its end.
  func visit(_ lines: String) throws {
    let browser = try browser()
    browser.run(lines)
    #expect(browser.world.takeErrors() == "")
    try browser.session.remember()
  }

  func settings() throws -> [String: String] { try browser().store.settings() }

  @Test("finds selection, order, expansion and focus as they were left")
  func everything() throws {
    try visit("expand Dinner\ncollapse Tags\nselect Dinner\nsort title --reverse\nselect Stew")
    let later = try browser()
    let sidebar = [
      "Library", "All Recipes", "Favorites", "Recents", "Collections", "Dinner", "Pasta", "Cakes",
      "Tags",
    ]
    #expect(later.session.prompt.text == "larder> ")
    #expect(try later.object("show")["pane"] as? String == "list")
    #expect(try later.titles(.sidebar) == sidebar)
    #expect(try later.selected(.sidebar) == ["Dinner"])
    #expect(try later.titles(.list) == ["Stew", "Ravioli", "Lasagne"])
    #expect(try later.selected(.list) == ["Stew"])
    #expect(try later.shown() == "Stew")
  }

  @Test("finds the filters of both panes, and searches")
  func filters() throws {
    try visit("filter past\nfocus list\nfilter rav")
    var later = try browser()
    #expect(try later.titles(.sidebar) == ["Collections", "Dinner", "Pasta"])
    #expect(try later.titles(.list) == ["Ravioli"])
    try visit("focus sidebar\nfilter\nsearch tag:vegan\nfocus detail")
    later = try browser()
    #expect(try later.titles(.list) == ["Ravioli"])
    #expect(try later.selected(.sidebar) == [])
    #expect(try later.object("show")["pane"] as? String == "detail")
  }

  @Test("finds the expansion of rows that were absent meanwhile")
  func absentRows() throws {
    try visit("expand Dinner Pasta\ndelete Dinner")
    #expect(!(try browser().titles(.sidebar).contains("Pasta")))
    try visit("show sidebar")
    try visit("undo")
    #expect(try browser().titles(.sidebar).contains("Pasta"))
  }

  @Test("shows all recipes and none selected where what was left is gone")
  func goneRows() throws {
    try visit("select Cakes\nselect \"Apple Cake\"")
    let other = try browser()
    try other.store.deleteCollection(CollectionID(3))
    try other.store.deleteRecipe(RecipeID(4))
    let later = try browser()
    #expect(try later.selected(.sidebar) == ["All Recipes"])
    #expect(try later.shown() == nil)
    #expect(later.world.takeErrors() == "")
  }

  @Test("finds what each of two sessions at the same time has changed, whichever ended last")
  func twoSessions() throws {
    for lastIsFirst in [false, true] {
      try visit("collapse --all\nexpand Library Collections\nselect all\nsort title\nfilter")
      let sessions = [try browser(), try browser()]
      sessions[0].run("focus sidebar\nexpand Dinner\nselect Dinner")
      sessions[1].run("collapse Library\nexpand Tags\nsort rating")
      for session in lastIsFirst ? sessions.reversed() : sessions {
        try session.session.remember()
      }
      let later = try browser()
      #expect(
        try later.titles(.sidebar) == [
          "Library", "Collections", "Dinner", "Pasta", "Cakes", "Tags", "vegan",
        ])
      #expect(try later.selected(.sidebar) == ["Dinner"])
      #expect(try settings()["list.order"] == "rating")
    }
  }

  @Test("that only looks writes nothing, nor does one that may not write or keeps nothing")
  func nothingIsWritten() throws {
    try visit("expand Dinner\nselect Cakes")
    let before = try settings()
    try visit("show all\nexpand Tags")
    #expect(try settings() == before)
    let reader = try browser(mode: .readOnly)
    #expect(try reader.selected(.sidebar) == ["Cakes"])
    reader.run("select Dinner\ncollapse Dinner")
    try reader.session.remember()
    #expect(try settings() == before)
    let guest = try browser { $0.remembersState = false }
    #expect(try guest.selected(.sidebar) == ["All Recipes"])
    guest.run("select Dinner")
    try guest.session.remember()
    #expect(try settings() == before)
  }

  @Test("is no change: nothing of it is told, undone or counted")
  func noChange() throws {
    let other = try browser()
    other.run("show all")
    let transactions = try other.store.statistics().transactions
    try visit("expand Dinner\nselect Cakes\nsort rating")
    #expect(try other.store.takeChanges() == [])
    #expect(try other.store.statistics().transactions == transactions)
    #expect(try other.store.undo() == "add recipe \"Apple Cake\" --in Cakes")
    #expect(try browser().selected(.sidebar) == ["Cakes"])
  }

  @Test("finds what a person left after each command, even when the session ends by force")
  func interactive() throws {
    let open = try browser { $0.isInteractive = true }
    open.run("select Dinner\nexpand Dinner")
    let later = try browser()
    #expect(try later.selected(.sidebar) == ["Dinner"])
    #expect(try later.titles(.sidebar).contains("Pasta"))
  }
}
