import Foundation
import RecipeFormats
import RecipeStore
import TestSupport
import Testing

@Suite("Saved web pages", .enabled(if: Cases.folder != nil))
struct WebPageTests {
  /// A page and what must come of it.
  struct Page: Sendable {
    var name: String
    var content: RecipeContent?
    var expected: Expected

    /// Fields in which the page says something else than is expected.
    var differing: Set<String>
  }

  /// What is expected of a page, in the keys of the file beside it.
  struct Expected: Decodable, Sendable {
    var title: String?
    var ingredients: [String]?
    var steps: [String]?
    var prepTime: Int?
    var cookTime: Int?

    enum CodingKeys: String, CodingKey {
      case title, ingredients
      case steps = "instructions_list"
      case prepTime = "prep_time"
      case cookTime = "cook_time"
    }
  }

  static let pages: [Page] = {
    let decoder = JSONDecoder()
    let differs = try? decoder.decode(
      [String: [String]].self, from: Data(Cases.bytes("jsonld/differs.json")))
    return Cases.files(in: "jsonld", ending: ".html").compactMap { path in
      let name = String(path.dropFirst("jsonld/".count).dropLast(".html".count))
      guard let json = try? Data(Cases.bytes("jsonld/\(name).json")),
        let expected = try? decoder.decode(Expected.self, from: json),
        let bytes = try? Cases.bytes(path)
      else { return nil }
      let file = try? RecipeFormat.jsonld.read(bytes)
      return Page(
        name: name, content: file?.recipes.first?.content, expected: expected,
        differing: Set(differs?[name] ?? []))
    }
  }()

  /// A text as it is compared: blanks run together, fractions written out.
  static func plain(_ text: String) -> String {
    let text = text.replacing("½", with: "1/2").replacing("⁄", with: "/")
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The pages on which a field is as expected, and the names of the others.
  func measure(
    _ field: String, _ isEqual: (RecipeContent, Page) -> Bool
  ) -> (share: Double, wrong: [String]) {
    let stated = Self.pages.filter { !$0.differing.contains(field) }
    let wrong = stated.filter { page in
      page.content.map { !isEqual($0, page) } ?? true
    }
    return (1 - Double(wrong.count) / Double(max(1, stated.count)), wrong.map(\.name))
  }

  @Test("each give a recipe")
  func recipes() {
    #expect(Self.pages.count >= 60)
    #expect(Self.pages.filter { $0.content == nil }.map(\.name) == [])
  }

  @Test("have their titles")
  func titles() {
    let (share, wrong) = measure("title") {
      Self.plain($0.title) == Self.plain($1.expected.title ?? "")
    }
    #expect(share >= 0.97, "\(wrong)")
  }

  @Test("have their lines of ingredients")
  func ingredients() {
    let (share, wrong) = measure("ingredients") { content, page in
      content.ingredients.map(Self.plain) == (page.expected.ingredients ?? []).map(Self.plain)
    }
    #expect(share >= 0.97, "\(wrong)")
  }

  @Test("have as many steps as expected")
  func steps() {
    let (share, wrong) = measure("instructions_list") { content, page in
      content.directions.count == page.expected.steps?.count ?? 0
    }
    #expect(share >= 0.97, "\(wrong)")
  }

  @Test("have their times of preparation and cooking")
  func times() {
    let (prep, wrongPrep) = measure("prep_time") { $0.prepMinutes == $1.expected.prepTime }
    #expect(prep >= 0.97, "\(wrongPrep)")
    let (cook, wrongCook) = measure("cook_time") { $0.cookMinutes == $1.expected.cookTime }
    #expect(cook >= 0.97, "\(wrongCook)")
  }

  @Test(
    "say the same after a trip through JSON-LD, and write the same again",
    arguments: ["html", "json"])
  func roundTrip(ending: String) throws {
    for path in Cases.files(in: ending == "html" ? "jsonld" : "jsonld/bare", ending: "." + ending) {
      let file = try RecipeFormat.jsonld.read(Cases.bytes(path))
      let written = RecipeFormat.jsonld.written(file)
      let back = try RecipeFormat.jsonld.read(written)
      for (new, old) in zip(back.recipes, file.recipes) {
        #expect(new.content.fields(differingFrom: old.content) == [], "\(path)")
      }
      #expect(RecipeFormat.jsonld.written(back) == written, "\(path)")
    }
  }
}
