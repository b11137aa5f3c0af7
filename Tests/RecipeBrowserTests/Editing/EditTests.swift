import RecipeBrowser
import RecipeStore
import Synchronization
import Testing

@Suite("Editing a recipe")
struct EditTests {
  func browser() throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest()
    browser.run("add recipe Toast servings=1 tags=quick,cold")
    return browser
  }

  /// An editor that does one thing after the other, and then nothing, and keeps what it was given.
  final class Edits: Sendable {
    private let state: Mutex<(edits: [@Sendable (String) -> String], given: [String])>

    init(_ edits: (@Sendable (String) -> String)...) { state = Mutex((edits, [])) }

    var given: [String] { state.withLock { $0.given } }

    func edit(_ text: String) -> String {
      state.withLock { state in
        state.given.append(text)
        return state.edits.isEmpty ? text : state.edits.removeFirst()(text)
      }
    }
  }

  func edit(
    _ browser: BrowserUnderTest, _ edits: Edits, line: String = "edit"
  ) throws -> [String: Any] {
    browser.world.setEditor { edits.edit($0) }
    return try browser.object(line)
  }

  @Test("changes what was edited, as one change to undo")
  func changes() throws {
    let browser = try browser()
    let edits = Edits { $0.replacing("servings: 1", with: "servings: 2") }
    #expect(try edit(browser, edits)["ids"] as? [String] == ["r1"])
    #expect(browser.run("show detail").contains(#""servings":"2""#))
    browser.run("undo")
    #expect(browser.run("show detail").contains(#""servings":"1""#))
  }

  @Test("changes nothing when nothing was edited")
  func unchanged() throws {
    let browser = try browser()
    let before = browser.run("export --to -\nstats")
    #expect(try edit(browser, Edits())["ids"] as? [String] == [])
    #expect(browser.run("export --to -\nstats") == before)
  }

  @Test("opens the text again with what is wrong above the line, until it is right")
  func again() throws {
    let browser = try browser()
    let edits = Edits(
      { $0.replacing("rating:", with: "rating: 9") }, { $0.replacing(": 9", with: ": 3") })
    #expect(try edit(browser, edits)["ids"] as? [String] == ["r1"])
    #expect(edits.given.count == 2)
    #expect(
      edits.given[1].contains("#! a rating is 1 to 5, or none, not '9'\nrating: 9\n"))
    #expect(browser.run("show detail").contains(#""rating":3"#))
  }

  @Test("gives up when a mistake stays, and keeps the text")
  func givesUp() throws {
    let browser = try browser()
    let edits = Edits { $0.replacing("title: Toast", with: "titel: Bread") }
    let result = try edit(browser, edits)
    #expect("\(result["errors"] ?? "")".contains("did you mean 'title'?; the text is kept in kept"))
    #expect(browser.world.text(of: "kept")?.contains("titel: Bread") == true)
    #expect(try browser.shown() == "Toast")
  }

  @Test("of nothing, or with an editor that fails, changes nothing")
  func failing() throws {
    let browser = try browser()
    _ = try edit(browser, Edits { _ in "# nothing\n\n" })
    browser.world.setEditor { _ in throw FileError(path: "ed", reason: "it broke") }
    browser.run("edit")
    #expect(browser.world.takeErrors().contains("ed: it broke"))
    #expect(try browser.shown() == "Toast")
  }

  @Test("lets others work meanwhile, and keeps what they changed in other fields")
  func meanwhile() throws {
    let browser = try browser()
    let store = browser.store
    let edits = Edits { text in
      var content = try? store.recipe(RecipeID(1))?.content
      content?.servings = "3"
      if let content { try? store.updateRecipe(RecipeID(1), to: content) }
      return text.replacing("title: Toast", with: "title: Bread")
    }
    #expect(try edit(browser, edits)["ids"] as? [String] == ["r1"])
    let shown = browser.run("show detail")
    #expect(shown.contains(#""servings":"3""#) && shown.contains("Bread"))
  }

  @Test("refuses to overwrite the same field, and keeps the text")
  func conflict() throws {
    let browser = try browser()
    let store = browser.store
    let edits = Edits { text in
      var content = try? store.recipe(RecipeID(1))?.content
      content?.title = "Crouton"
      if let content { try? store.updateRecipe(RecipeID(1), to: content) }
      return text.replacing("title: Toast", with: "title: Bread")
    }
    let result = try edit(browser, edits)
    #expect("\(result["errors"] ?? "")".contains("was changed elsewhere meanwhile"))
    #expect(browser.world.text(of: "kept")?.contains("title: Bread") == true)
    #expect(try browser.shown() == "Crouton")
  }
}
