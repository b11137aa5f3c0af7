import TestSupport

@testable import RecipeBrowser

/// Lines that change a store, from a seed: every command that can, most of them with success.
struct RandomChange {
  private var random: SeededGenerator
  private var number = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Files that the lines name.
  static let files = [
    "some.json": #"""
    [{"title":"Miso Soup","tags":["soup"],"ingredients":["1 l dashi"]},
     {"title":"Dal","collections":["Dinner/Quick"],"rating":4}]
    """#,
    "edition.json": #"[{"title":"Miso Soup","servings":"2","tags":["soup","quick"]}]"#,
  ]

  /// A recipe, perhaps one that is gone.
  private mutating func recipe() -> String { "r\(Int.random(in: 1...40, using: &random))" }

  /// A collection, perhaps one that is gone.
  private mutating func collection() -> String { "c\(Int.random(in: 1...12, using: &random))" }

  private mutating func title() -> String {
    let titles = [
      "Soup", "Žemlovka", "\"Apple Cake\"", "'100% \\ rye'", "🍲", "a/b", "\"Tab\tTab\"",
    ]
    return "\(titles.randomElement(using: &random) ?? "")\(number)"
  }

  mutating func next() -> String {
    number += 1
    let name = RandomChange.names.randomElement(using: &random) ?? ""
    return line(of: name)
  }

  /// The commands that change, those that build things up more than once.
  static let names =
    Command.all.filter { $0.kind == .change }.map(\.name)
    + ["add", "add", "add", "add", "set", "set", "file", "file", "move"]

  private mutating func line(of name: String) -> String {
    switch name {
    case "add": adding()
    case "set": "set \(assignment()) \(assignment()) --to \(recipe())"
    case "edit": "edit \(recipe())"
    case "rename": "rename \(oneOf(recipe(), collection(), "s1", "s2")) \(title())"
    case "delete": "delete \(oneOf(recipe(), recipe(), collection(), "s1", "'*1'"))"
    case "duplicate": "duplicate \(recipe())"
    case "favorite", "unfavorite": "\(name) \(oneOf(recipe(), "'*a*'", "\(recipe()) \(recipe())"))"
    case "tag": "tag t\(Int.random(in: 1...6, using: &random)) --to \(recipe())"
    case "untag": "untag t\(Int.random(in: 1...6, using: &random)) --to \(recipe())"
    case "file": "file \(recipe()) \(recipe()) --in \(collection())"
    case "unfile": "unfile \(recipe()) --from \(collection())"
    case "move":
      oneOf(
        "move \(collection()) \(oneOf("before", "after", "into")) \(collection())",
        "move \(recipe()) \(oneOf("before", "after")) \(recipe())",
        "move \(collection()) into Collections")
    case "import": oneOf("import some.json", "import some.json edition.json --update")
    default: name
    }
  }

  private mutating func adding() -> String {
    oneOf(
      "add recipe \(title()) \(assignment()) --in \(collection())",
      "add recipe \(title()) \(assignment()) \(assignment())",
      "add collection \(title()) --in \(collection())", "add collection \(title())",
      "add search \(title()) rating:>=\(Int.random(in: 1...5, using: &random))")
  }

  private mutating func assignment() -> String {
    let digit = Int.random(in: 1...5, using: &random)
    return oneOf(
      "rating=\(digit)", "favorite=yes", "prep=1h\(digit)", "cook=\(digit)", "servings=\(digit)",
      "tags+=t\(digit),x", "\"ingredients+=\(digit) onions\\n\(digit) eggs\"",
      "directions=Stir.", "\"notes=note \(number)\\t…\"", "source=https://example.org/\(number)",
      "images+=\(number).jpg")
  }

  private mutating func oneOf(_ choices: String...) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
}
