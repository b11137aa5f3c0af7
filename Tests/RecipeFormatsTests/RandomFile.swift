import RecipeFormats
import RecipeStore
import TestSupport

/// Makes files of recipes with every kind of text, the same for the same seed.
struct RandomFile {
  private var random: SeededGenerator
  private let titles: [String] = [
    "Dinner", "Pasta", "a/b", "\\", "晩ご飯", "e\u{301}", "é", "#1", "r1", " ", "🍕\u{0}\n", "עוף",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> RecipeFile {
    var file = RecipeFile()
    for number in 0..<below(8) { file.recipes.append(entry(number: number)) }
    appendGroups(to: &file, at: [], depth: 0)
    return file
  }

  private mutating func entry(number: Int) -> RecipeFile.Entry {
    var content = RecipeContent(title: text(least: 1))
    content.servings = text()
    content.prepMinutes = chance(2) ? below(500) : nil
    content.cookMinutes = chance(2) ? [0, 1, 52_560_000][below(3)] : nil
    content.ingredients = texts()
    content.directions = texts()
    content.notes = text()
    content.source = text()
    content.tags = (0..<below(4)).map { "tag\($0)" + (chance(2) ? "é" : "🌶️") }
    content.isFavorite = chance(2)
    content.rating = chance(2) ? 1 + below(5) : nil
    content.images = texts()
    // One at most: the test compares the letters, and a dictionary has no order.
    if chance(2) { content.extras[text()] = text() }
    return RecipeFile.Entry(
      number: chance(4) ? nil : Int64(1 + number * 7), content: content,
      added: chance(2) ? Timestamp(seconds: Int64(below(4_000_000_000))) : nil,
      changed: chance(2) ? Timestamp(seconds: Int64(below(4_000_000_000))) : nil)
  }

  private mutating func appendGroups(to file: inout RecipeFile, at path: [String], depth: Int) {
    for _ in 0..<below(4 - depth) {
      let members = file.recipes.indices.filter { _ in chance(3) }.sorted { _, _ in chance(2) }
      let group = path + [titles[below(titles.count)]]
      file.groups.append(RecipeFile.Group(path: group, members: members))
      if depth < 3 { appendGroups(to: &file, at: group, depth: depth + 1) }
    }
  }

  private mutating func texts() -> [String] { (0..<below(4)).map { _ in text() } }

  private mutating func text(least: Int = 0) -> String {
    let letters = [
      "a", "Z", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}",
      "é", "e\u{301}", "\u{301}", "ß", "粥", "👩‍🍳", "🇩🇰", "עוף", "\u{202E}", "\u{2028}", "\u{FEFF}",
      "\u{FFFD}", "\u{10FFFF}", "null", "{", "]", ",",
    ]
    return (0..<least + below(12)).map { _ in letters[below(letters.count)] }.joined()
  }

  private mutating func chance(_ count: Int) -> Bool { below(count) == 0 }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}

extension RecipeFile {
  /// The file without the lines at which its recipes begin.
  var withoutLines: RecipeFile {
    var file = self
    for index in file.recipes.indices { file.recipes[index].line = 0 }
    return file
  }
}

/// Everything a file says, with its letters as they are: equal strings may differ in Unicode form.
func letters(of file: RecipeFile) -> [UInt8] { Array(String(reflecting: file).utf8) }

extension RecipeFormat {
  /// Reads a text.
  func read(_ text: String) throws(FormatError) -> RecipeFile { try read(Array(text.utf8)) }

  func read(_ bytes: [UInt8]) throws(FormatError) -> RecipeFile {
    guard let read else { throw FormatError(line: 0, problem: "\(name) is only written") }
    return try read(RecipeSource(bytes: bytes))
  }

  func recognizes(_ bytes: [UInt8]) -> Bool { recognizes?(RecipeSource(bytes: bytes)) ?? false }

  /// What the format writes.
  func written(_ file: RecipeFile) -> [UInt8] {
    var bytes: [UInt8] = []
    write?(file) { bytes += $0 }
    return bytes
  }
}
