import RecipeStore
import Testing

@testable import RecipeBrowser

@Suite("Setting a field")
struct RecipeFieldTests {
  @Test(
    "reads minutes in every usual spelling",
    arguments: [
      ("45", 45), ("45 min", 45), ("45m", 45), ("1h", 60), ("1h30", 90), ("1 h 30 min", 90),
      ("1:05", 65), ("2 hours", 120), ("0", 0), ("1000000", 1_000_000),
    ])
  func minutes(text: String, minutes: Int) throws {
    #expect(try parseMinutes(text, field: "prep") == minutes)
  }

  @Test(
    "refuses what is no time",
    arguments: ["soon", "-5", "1.5", "1h1h", "99999999999999999999", " ", "1e3", "١", "5 x"])
  func noMinutes(text: String) {
    #expect(throws: CommandError.self) { try parseMinutes(text, field: "prep") }
  }

  @Test("replaces, adds to and takes from lists")
  func lists() throws {
    var content = RecipeContent(title: "Soup")
    for assignment in [
      "ingredients=water\\nsalt", "ingredients+=leeks", "ingredients-=SALT", "tags=a, b,A",
      "tags+=c", "tags-=b", "rating=4", "favorite=yes", "prep=1h", "notes=two\\nlines", "cook=",
    ] {
      try RecipeField.apply(assignment, to: &content)
    }
    #expect(content.ingredients == ["water", "leeks"])
    #expect(content.tags == ["a", "c"])
    #expect(content.rating == 4)
    #expect(content.isFavorite)
    #expect(content.prepMinutes == 60)
    #expect(content.cookMinutes == nil)
    #expect(content.notes == "two\nlines")
  }

  @Test(
    "refuses wrong fields and values",
    arguments: [
      "title=", "title=  ", "rating=6", "rating+=1", "favorite=maybe", "colour=red", "title",
      "ingredients-=gold", "prep=soon",
    ])
  func refused(assignment: String) {
    var content = RecipeContent(title: "Soup")
    #expect(throws: CommandError.self) { try RecipeField.apply(assignment, to: &content) }
  }
}
