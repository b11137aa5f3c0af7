import Foundation
import RecipeFormats
import RecipeStore
import Testing

@Suite("The sample data")
struct SampleDataTests {
  static let folder = URL(filePath: #filePath).appending(path: "../../../SampleData").standardized

  static let files: [String: [UInt8]] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.reduce(into: [:]) { files, name in
      files[name] = (try? Data(contentsOf: folder.appending(path: name))).map(Array.init)
    }
  }()

  @Test("is there")
  func exists() {
    #expect(Self.files.count > 10)
  }

  @Test("is written as larder writes it", arguments: files.keys.sorted())
  func canonical(name: String) throws {
    let bytes = try #require(Self.files[name])
    #expect(RecipeFormat.all.first { $0.recognizes(bytes) }?.name == "json")
    #expect(RecipeFormat.json.written(try RecipeFormat.json.read(bytes)) == bytes)
  }

  @Test("has complete recipes, each id once over all files")
  func recipes() throws {
    let recipes = try Self.files.values.flatMap { try RecipeFormat.json.read($0).recipes }
    #expect(recipes.count >= 60)
    #expect(Set(recipes.map(\.number)).count == recipes.count)
    #expect(Set(recipes.map(\.content.title)).count == recipes.count)
    for recipe in recipes {
      #expect(recipe.number != nil && recipe.added != nil)
      #expect(recipe.content.ingredients.count > 3 && recipe.content.directions.count > 2)
      #expect(!recipe.content.servings.isEmpty && !recipe.content.tags.isEmpty)
      #expect(recipe.content.totalMinutes != nil)
    }
  }

  @Test("has its tree of collections in the first file, and every recipe in one or more of them")
  func collections() throws {
    let tree = try RecipeFormat.json.read(try #require(Self.files["basics.json"])).groups
    let paths = tree.map(\.path)
    #expect(Self.files.keys.min() == "basics.json")
    #expect(paths.map(\.count).max() == 3)
    for (name, bytes) in Self.files {
      let file = try RecipeFormat.json.read(bytes)
      // In the same order, so that each file alone looks right too.
      let places = file.groups.map { paths.firstIndex(of: $0.path) ?? -1 }
      #expect(places == places.sorted() && !places.contains(-1), "\(name)")
      #expect(Set(file.groups.flatMap(\.members)) == Set(file.recipes.indices), "\(name)")
    }
  }
}
