import RecipeStore
import TestSupport
import Testing

@testable import RecipeBrowser

@Suite("A recipe as text")
struct RecipeTextTests {
  @Test("is read as it was written, whatever it holds", arguments: UInt64(0)..<300)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var content = RecipeContent(title: "x" + Self.text(&random))
    content.servings = Self.text(&random)
    content.prepMinutes =
      Bool.random(using: &random) ? Int.random(in: 0...9999, using: &random) : nil
    content.ingredients = Self.texts(&random)
    content.directions = Self.texts(&random)
    content.notes = Self.texts(&random).joined(separator: "\n")
    content.source = Self.text(&random)
    content.tags = uniqueTags(Self.texts(&random))
    content.isFavorite = Bool.random(using: &random)
    content.rating = Bool.random(using: &random) ? Int.random(in: 1...5, using: &random) : nil
    content.images = Self.texts(&random)
    let text = RecipeText.write(content)
    let read = try RecipeText.read(text)
    for field in RecipeField.all {
      #expect(field.read(read) == field.read(content), "seed \(seed), \(field.name):\n\(text)")
    }
  }

  private static func texts(_ random: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces: [Unicode.Scalar] = [
      "a", "b", " ", " ", "\\", ",", "#", ":", "\n", "\t", "\r", "\u{301}", "é", "\u{0}",
      "\u{2028}",
      "n", "e", "u", "{", "}", "\u{A0}", "\u{85}", "鍋", "\u{200D}", "\"",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      text.append(pieces.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  @Test("is read as people write it")
  func freely() throws {
    let content = try RecipeText.read(
      "\u{FEFF}# a comment\ntitle:Apple Cake\r\ncook: 1h30\ntags: \nprep:\ningredients: 4 apples\n\n"
        + "\t 200 g flour  \n\n# none\ndirections:\n  Bake.\nnotes: Good.\n\n    Indented.\n\n")
    #expect(content.title == "Apple Cake")
    #expect(content.cookMinutes == 90)
    #expect(content.ingredients == ["4 apples", "200 g flour"])
    #expect(content.directions == ["Bake."])
    #expect(content.notes == "Good.\n\n  Indented.")
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("title: A\nrating: 7", 2, "a rating is 1 to 5"), ("", 1, "a title cannot be empty"),
      ("title: A\ntitel: B", 2, "did you mean 'title'?"), ("title: A\ntitle: B", 2, "given twice"),
      ("  loose", 1, "belongs to no field"), ("title: A\nloose", 2, "begins with a field"),
      ("title: A\nservings: 4\n  8", 3, "one line"), ("title:\n  ", 1, "cannot be empty"),
      ("title: A\nprep: soon", 2, "minutes"), ("title: A\nfavorite: maybe", 2, "yes or no"),
    ])
  func mistakes(text: String, line: Int, problem: String) {
    do throws(RecipeTextError) {
      _ = try RecipeText.read(text)
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.line == line)
      #expect(error.problem.contains(problem), "\(error.problem)")
    }
  }
}
