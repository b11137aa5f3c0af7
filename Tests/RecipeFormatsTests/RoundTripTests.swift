import Foundation
import RecipeFormats
import RecipeStore
import TestSupport
import Testing

@Suite("Export, import, export")
struct RoundTripTests {
  /// The formats that are read and written.
  static let twoWay = RecipeFormat.all.filter { $0.read != nil && $0.write != nil }

  /// Every recipe of the sample collection and of the cases, as its own format reads it.
  static let recipes: [(name: String, entry: RecipeFile.Entry)] = {
    let samples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../SampleData")
      .standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []
    var files = names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: samples.appendingPathComponent(name))).map { (name, Array($0)) }
    }
    let expected = Set(
      Cases.files(in: "jsonld", ending: ".json").filter { !$0.contains("/bare/") }
        + Cases.files(in: "recipemd", ending: ".json") + ["cooklang/canonical.json"])
    for folder in ["apple", "cooklang", "exports", "jsonld", "mealmaster", "recipemd"] {
      for path in Cases.files(in: folder, ending: "") where !expected.contains(path) {
        if let bytes = try? Cases.bytes(path), !bytes.isEmpty { files.append((path, bytes)) }
      }
    }
    return files.flatMap { path, bytes -> [(String, RecipeFile.Entry)] in
      let source = RecipeSource(name: String(path.split(separator: "/").last ?? ""), bytes: bytes)
      let format = RecipeFormat.readable.first { $0.recognizes?(source) ?? false }
      let file = try? format?.read?(source)
      return (file?.recipes ?? []).map { (path, $0) }
    }
  }()

  @Test("is the same to the byte, recipe by recipe", arguments: twoWay.map(\.name))
  func same(name: String) throws {
    let format = try #require(Self.twoWay.first { $0.name == name })
    #expect(Self.recipes.count >= (Cases.folder == nil ? 40 : 300))
    for (path, entry) in Self.recipes {
      // Dates are as when the recipe is in a store; one that is missing is the time of the import.
      var entry = entry
      entry.added = entry.added ?? Timestamp(seconds: 0)
      entry.changed = entry.changed ?? Timestamp(seconds: 0)
      let first = format.written(RecipeFile(recipes: [entry]))
      do {
        var back = try format.read(first)
        try #require(back.recipes.count == 1)
        back.recipes[0].added = back.recipes[0].added ?? entry.added
        back.recipes[0].changed = back.recipes[0].changed ?? entry.changed
        #expect(format.written(back) == first, "\(path): \(entry.content.title)")
      } catch {
        Issue.record("\(path): \(entry.content.title): \(error)")
      }
    }
  }

  @Test("keeps all recipes of a file together", arguments: ["json", "jsonld"])
  func together(name: String) throws {
    let format = try #require(Self.twoWay.first { $0.name == name })
    let first = format.written(RecipeFile(recipes: Self.recipes.map(\.entry)))
    // Ids of several files may be the same.
    var file = RecipeFile(recipes: Self.recipes.map(\.entry))
    for index in file.recipes.indices { file.recipes[index].number = nil }
    let whole = name == "json" ? format.written(file) : first
    let back = try format.read(whole)
    #expect(back.recipes.count == Self.recipes.count)
    #expect(format.written(back) == whole)
  }
}
