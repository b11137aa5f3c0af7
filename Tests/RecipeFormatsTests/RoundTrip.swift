import RecipeStore
import TestSupport
import Testing

@testable import RecipeFormats

/// What every format that is read and written has to do with any text.
struct RoundTrip {
  let format: RecipeFormat
  let name: String

  init(_ format: RecipeFormat, name: String) {
    self.format = format
    self.name = name
  }

  func read(_ text: String) throws(FormatError) -> RecipeFile { try read(Array(text.utf8)) }

  func read(_ bytes: [UInt8]) throws(FormatError) -> RecipeFile {
    guard let read = format.read else { throw FormatError(line: 0, problem: "not readable") }
    return try read(RecipeSource(name: name, bytes: bytes))
  }

  func write(_ file: RecipeFile) -> [UInt8] {
    var bytes: [UInt8] = []
    format.write?(file) { bytes += $0 }
    return bytes
  }

  func written(_ content: RecipeContent) -> String {
    let bytes = write(RecipeFile(recipes: [RecipeFile.Entry(content: content)]))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Export, import, export gives the same bytes, and the import the same fields.
  func checkSecondTrip(_ bytes: [UInt8], _ comment: Comment) throws {
    let first = try read(bytes)
    let once = write(first)
    let second = try read(once)
    #expect(
      second.recipes.map(\.content.withoutExtras) == first.recipes.map(\.content.withoutExtras),
      comment)
    #expect(write(second) == once, comment)
  }

  /// Reads mutations of some texts; whatever is read has to survive a second trip of its bytes.
  func checkMutations(of seeds: [[UInt8]], pieces: [String], rounds: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<rounds {
      var bytes = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        mutate(&bytes, pieces: pieces, using: &generator)
      }
      guard let file = try? read(bytes) else { continue }
      let once = write(file)
      let again = try? read(once)
      #expect(again != nil || file.recipes.isEmpty, "seed \(seed), round \(round)")
      if let again { #expect(write(again) == once, "seed \(seed), round \(round)") }
    }
  }

  private func mutate(
    _ bytes: inout [UInt8], pieces: [String], using generator: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<min(bytes.count, place + 7))
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 2: bytes.removeSubrange(place...)
    default:
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      bytes.insert(contentsOf: Array(piece.utf8), at: place)
    }
  }
}

extension RecipeContent {
  var withoutExtras: RecipeContent {
    var content = self
    content.extras = [:]
    return content
  }
}
