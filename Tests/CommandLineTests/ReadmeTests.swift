import Diffable
import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  let readme: String

  init() throws { readme = try String(contentsOf: Package.readme, encoding: .utf8) }

  /// The fenced blocks that begin with this line.
  private func block(_ first: String) throws -> String {
    let start = try #require(readme.range(of: "\n```\(first)\n"))
    let rest = readme[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "```\n")).lowerBound)])
  }

  @Test("shows a session as it is")
  func session() throws {
    let folder = try TemporaryFolder()
    try folder.write(try block(""), to: "session.txt")
    let transcript = try #require(Transcript.all(in: folder.url).first)
    #expect(try transcript.replayed(by: .larder, files: [Package.samples]) == transcript.recorded())
  }

  @Test("shows code that compiles, and says what it says")
  func library() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for line in try block("swift").split(separator: "\n") where !line.hasPrefix("print") {
      #expect(source.contains(line), "\(line)")
    }

    var menu = DiffableDataSourceSnapshot<String, String>()
    try menu.appendSections(["Soups", "Cakes"])
    try menu.appendItems(["Borscht", "Minestrone"], toSection: "Soups")
    try menu.appendItems(["Apple Cake"], toSection: "Cakes")

    var later = menu
    try later.moveItem("Minestrone", beforeItem: "Borscht")
    try later.appendItems(["Brioche"], toSection: "Cakes")
    _ = later.deleteItems(["Apple Cake"])

    let difference = later.difference(from: menu)
    #expect(difference.insertedItems.map(\.item) == ["Brioche"])
    #expect(difference.deletedItems.map(\.item) == ["Apple Cake"])
    #expect(difference.movedItems.count == 1)
  }

  @Test("sends readers on a tour that runs clean")
  func tour() throws {
    let home = try TemporaryFolder()
    try home.link(Package.samples)
    let result = try Program.larder.run(
      ["--load", "SampleData", "-f", "SampleData/tour.larder"], in: home)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}
