import Foundation
import Testing

/// The code of the articles and of the README is that of `Tests/Examples/Articles`, a program whose
/// output is recorded: so it compiles, runs, and prints what they say.
@Suite("Articles")
struct ArticleTests {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  static let articles = [
    "Sources/Diffable/Diffable.docc/Articles/Differences.md": "Differences",
    "Sources/Diffable/Diffable.docc/Articles/Hierarchies.md": "Hierarchies",
    "Sources/Diffable/Diffable.docc/Articles/ListViews.md": "ListViews",
    "Sources/Diffable/Diffable.docc/Articles/ComingFromUIKit.md": "ComingFromUIKit",
    "README.md": "Readme",
  ]

  @Test("show code that compiles", arguments: articles)
  func code(article: String, name: String) throws {
    let source = try lines("Tests/Examples/Articles/\(name).swift")
    let blocks = try blocks("swift", of: article)
    #expect(!blocks.isEmpty)
    var next = 0
    for block in blocks {
      let start = (next..<source.count).first { source[$0...].starts(with: block) }
      // In the order of the program, since each block builds on those before it.
      next = try #require(start, "not in \(name).swift: \(block)") + block.count
    }
  }

  @Test("show what it prints", arguments: articles)
  func output(article: String, name: String) throws {
    let output = try lines("Tests/Examples/Articles/Output.txt")
    let start = try #require(output.firstIndex(of: "== \(name)"))
    let section = output[(start + 1)...].prefix { !$0.hasPrefix("== ") }
    let blocks = try blocks("text", of: article)
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(
        section.indices.contains { section[$0...].starts(with: block) },
        "not printed by \(name).swift: \(block)")
    }
  }

  @Test("are all checked that have code")
  func complete() throws {
    let folder = "Sources/Diffable/Diffable.docc/Articles"
    for name in try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: folder).path)
    where try !blocks("swift", of: "\(folder)/\(name)").isEmpty {
      #expect(Self.articles["\(folder)/\(name)"] != nil, "\(name)")
    }
  }

  /// The fenced blocks of a language, line by line without indentation.
  private func blocks(_ language: String, of path: String) throws -> [[Substring]] {
    var blocks: [[Substring]] = []
    var open: [Substring]?
    for line in try lines(path) {
      if let block = open {
        if line == "```" { blocks.append(block) }
        open = line == "```" ? nil : block + [line]
      } else if line == "```\(language)" {
        open = []
      }
    }
    return blocks
  }

  private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
  }
}
