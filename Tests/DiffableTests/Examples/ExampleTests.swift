import Foundation
import TestSupport
import Testing

/// Runs the programs of `Tests/Examples`. To accept what they print, run
/// `RECORD=1 swift test --filter ExampleTests`, then read the diff.
@Suite("Example programs")
struct ExampleTests {
  static let folder = URL(filePath: #filePath).appending(path: "../../../Examples").standardized

  /// The folders that hold a program.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0 != "Support" }.sorted()

  @Test("print what is recorded", arguments: names)
  func output(name: String) throws {
    let recorded = Self.folder.appending(path: "\(name)/Output.txt")
    // Looking for leaks, as the address sanitizer does, is not allowed in every container.
    let result = try Program(named: "\(name)Example").run(
      environment: ["ASAN_OPTIONS": "detect_leaks=0"])
    #expect(result.errors == "")
    #expect(result.status == 0)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try result.output.write(to: recorded, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); run again without RECORD")
    } else {
      #expect(try result.output == String(contentsOf: recorded, encoding: .utf8))
    }
  }

  @Test("are there")
  func exist() {
    #expect(
      Self.names == [
        "Articles", "ContactsList", "FruitList", "MailSidebar", "ProductList", "TaskList",
      ])
  }
}
