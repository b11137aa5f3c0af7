import RecipeStore
import Testing

@testable import RecipeBrowser
@testable import RecipeFormats

@Suite("Formats of one recipe a file")
struct FileWriterTests {
  static let format = RecipeFormat(
    name: "one", summary: "the title", fileExtensions: ["one"], holdsOneRecipe: true,
    hasFoldersAsCollections: true,
    write: { file, emit in emit(Array(file.recipes.map(\.content.title).joined().utf8)) })

  static func file(_ titles: [String]) -> RecipeFile {
    RecipeFile(
      recipes: titles.map { RecipeFile.Entry(content: RecipeContent(title: $0)) },
      groups: [RecipeFile.Group(path: ["A/B", ".."], members: [1])])
  }

  @Test("write several into a folder, a collection a folder, and never outside of it")
  func folder() throws {
    let world = CaughtWorld()
    let writer = FileWriter(world: world, format: Self.format)
    try writer.write(Self.file(["Pie", "Pie", "../pie", "pie"]), to: "out")
    #expect(
      try world.files(in: "out") == [
        "out/A-B/recipe/Pie.one", "out/Pie.one", "out/pie 2.one", "out/pie 3.one",
      ])
    #expect(world.text(of: "out/A-B/recipe/Pie.one") == "Pie")
    #expect(try world.files(in: "out")?.allSatisfy { !$0.contains("..") } == true)
  }

  @Test("write one into a file, and refuse several on standard output")
  func one() throws {
    let world = CaughtWorld()
    let writer = FileWriter(world: world, format: Self.format)
    var file = Self.file(["Pie"])
    file.groups = []
    try writer.write(file, to: "x.one")
    #expect(world.text(of: "x.one") == "Pie")
    #expect(throws: CommandError.self) { try writer.write(Self.file(["a", "b"]), to: "-") }
  }
}
