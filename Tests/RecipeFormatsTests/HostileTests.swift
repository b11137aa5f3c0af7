import RecipeFormats
import RecipeStore
import TestSupport
import Testing

@Suite("Hostile files")
struct HostileTests {
  @Test("that are sound are told apart by their content")
  func samples() throws {
    for (name, bytes) in Hostile.samples {
      let format = RecipeFormat.readable.first { $0.recognizes(bytes) }
      #expect(format?.name == name)
      #expect(try format?.read(bytes).recipes.isEmpty == false, "\(name)")
    }
  }

  @Test("with random faults give what is sound or an error", arguments: UInt64(0)..<30)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for (name, bytes) in Hostile.samples {
      for _ in 0..<20 {
        let mutated = Hostile.mutated(bytes, &random)
        for format in RecipeFormat.readable
        where format.name == name || format.recognizes(mutated) {
          let fault = Hostile.fault(of: format, in: mutated)
          #expect(
            fault == nil,
            "seed \(seed), \(name) as \(format.name): \(String(decoding: mutated, as: UTF8.self))")
        }
      }
    }
  }

  @Test("that are cut off anywhere give what is sound or an error")
  func truncated() {
    for (name, bytes) in Hostile.samples {
      for count in bytes.indices {
        for format in RecipeFormat.readable where format.name == name {
          let fault = Hostile.fault(of: format, in: Array(bytes[..<count]))
          #expect(fault == nil, "\(name), \(count) bytes")
        }
      }
    }
  }

  @Test("of the cases, cut off, give what is sound or an error", .enabled(if: Cases.folder != nil))
  func cases() throws {
    for path in ["apple", "cooklang", "exports", "jsonld", "recipemd", "mealmaster"].flatMap({
      Cases.files(in: $0, ending: "")
    }) {
      guard let bytes = try? Cases.bytes(path) else { continue }
      let source = RecipeSource(name: path, bytes: bytes)
      guard let format = RecipeFormat.readable.first(where: { $0.recognizes?(source) ?? false })
      else { continue }
      // Every 37th byte of small files, fewer of large ones.
      let step = 37 * max(1, bytes.count / 37 / 30)
      for count in stride(from: 0, to: bytes.count, by: step) {
        let fault = Hostile.fault(of: format, in: Array(bytes[..<count]), named: path)
        #expect(fault == nil, "\(path), \(count) bytes")
      }
    }
  }

  @Test("that nest without end are refused or read", arguments: ["[", "{\"a\":", "{\"@type\":["])
  func nestedJSON(opening: String) {
    let nested = String(repeating: opening, count: 10_000)
    for start in [
      nested, #"{"@type":"Recipe","name":"x","recipeInstructions":"# + nested,
      #"{"uid":"","source_url":"","name":"# + nested, #"{"working_time":1,"steps":"# + nested,
      #"{"slug":"","recipe_ingredient":"# + nested,
      #"<script type="application/ld+json">{"@type":"Recipe","name":"x","a":"# + nested,
    ] {
      for format in RecipeFormat.readable where format.recognizes(Array(start.utf8)) {
        #expect(throws: FormatError.self) { try format.read(start) }
      }
    }
  }

  @Test(
    "of tags that nest without end are refused or read",
    arguments: ["jsonld", "gourmet", "kreml", "mastercook", "copymethat"])
  func nestedMarkup(name: String) throws {
    let format = try #require(RecipeFormat.readable.first { $0.name == name })
    let openings = [
      "jsonld": "<div itemprop=a itemscope itemtype=http://schema.org/Recipe>",
      "copymethat": "<div class=recipe>",
      "gourmet": "<gourmetDoc><recipe><ingredient-list>",
      "kreml": "<krecipes><krecipes-recipe><krecipes-ingredients>",
      "mastercook": "<mx2><RcpE name=\"x\">",
    ]
    for tag in [
      "<div>", "<p itemscope itemprop=name>", "<ul class=recipe>", "<ingredient>", "<inggroup>",
    ] {
      let bytes = Array(((openings[name] ?? "") + String(repeating: tag, count: 10_000) + "x").utf8)
      #expect(Hostile.fault(of: format, in: bytes) == nil, "\(tag)")
    }
  }

  @Test("that define entities are refused")
  func entities() {
    var definitions = "<!ENTITY a0 \"lol\">"
    for level in 1...20 {
      let uses = String(repeating: "&a\(level - 1);", count: 10)
      definitions += "<!ENTITY a\(level) \"\(uses)\">"
    }
    for (root, open) in [
      ("gourmetDoc", "<recipe><title>"),
      ("krecipes", "<krecipes-recipe><krecipes-description><title>"),
      ("mx2", "<RcpE name=\"&a20;\"><DirS><DirT>"),
    ] {
      let text =
        "<!DOCTYPE \(root) [\(definitions)<!ENTITY f SYSTEM \"/etc/passwd\">]><\(root)>\(open)&a20;&f;"
      for format in RecipeFormat.readable where format.recognizes(Array(text.utf8)) {
        #expect(throws: FormatError.self) { try format.read(text) }
      }
    }
  }

  @Test("with values of wrong types give what is sound or an error")
  func wrongTypes() {
    let values = [
      "null", "true", "-1", "1e999999", "0.1", "123456789012345678901234567890", "\"\"",
      "\"\\uD800\"",
      "[]", "{}", "[[[]]]", "[null]", "{\"name\":{}}", "{\"@id\":[]}", "\"\\u0000\"",
    ]
    for (name, bytes) in Hostile.samples where bytes.first != UInt8(ascii: "<") {
      let parts = String(decoding: bytes, as: UTF8.self).split(
        separator: ":", omittingEmptySubsequences: false)
      for index in parts.indices.dropFirst() {
        for value in values {
          // The rest of the value stays behind a comma as a key or as nothing.
          guard let end = parts[index].firstIndex(where: { $0 == "," || $0 == "}" }) else {
            continue
          }
          var changed = parts
          changed[index] = value + parts[index][end...]
          let text = Array(changed.joined(separator: ":").utf8)
          for format in RecipeFormat.readable where format.name == name {
            #expect(
              Hostile.fault(of: format, in: text) == nil, "\(String(decoding: text, as: UTF8.self))"
            )
          }
        }
      }
    }
  }
}
