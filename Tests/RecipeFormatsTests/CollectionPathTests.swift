import RecipeFormats
import Testing

@Suite("A path of collections")
struct CollectionPathTests {
  @Test(
    "is titles with slashes between, and escapes within",
    arguments: [
      (["Dinner"], "Dinner"), (["Dinner", "Pasta"], "Dinner/Pasta"),
      (["Sweet/Sour", "Pork"], #"Sweet\/Sour/Pork"#), ([#"a\"#, "/"], #"a\\/\/"#),
      (["/\u{301}e"], "\\/\u{301}e"), (["晩ご飯", "麺"], "晩ご飯/麺"),
    ])
  func roundTrip(_ titles: [String], path: String) {
    #expect(collectionPath(titles) == path)
    #expect(collectionTitles(inPath: path) == titles)
  }

  @Test("has no empty title", arguments: ["", "/", "a/", "/a", "a//b", #"a\"#])
  func refused(path: String) {
    #expect(collectionTitles(inPath: path) == nil)
  }
}
