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
