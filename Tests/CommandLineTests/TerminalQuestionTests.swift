import Foundation
import TestSupport
import Testing

/// `delete` at a terminal: it asks before several recipes go.
@Suite("Deleting at a terminal")
struct TerminalQuestionTests {
  static let question = "Delete 3 recipes? [y/N] "
  let home: TemporaryFolder
  let terminal: PseudoTerminal
  let child: Child

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try home.write(
      #"[{"title":"Dal","collections":["Dinner"]},{"title":"Naan"},{"title":"Rice"}]"#,
      to: "three.json")
    try home.write("delete Dal Naan Rice\n", to: "script")
    child = try terminal.start(.larder, ["--load", "three.json"], in: home)
    try terminal.wait(for: TerminalTests.prompt)
  }

  private func answer(to line: String) throws -> String {
    terminal.type(line + "\n")
    return try terminal.wait(for: TerminalTests.prompt)
  }

  private func recipes() throws -> Int {
    let list = try answer(to: "show list")
    return ["Dal", "Naan", "Rice"].count { list.contains($0) }
  }

  private func leave() {
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) < 2)
  }

  @Test("a yes deletes them", arguments: ["y", "yes", "Y", "YES"])
  func yes(answer: String) throws {
    terminal.type("delete Dal Naan Rice\n")
    try terminal.wait(for: Self.question)
    #expect(try self.answer(to: answer).contains("Deleted Rice"))
    #expect(try recipes() == 0)
    leave()
  }

  @Test(
    "anything else is a no, and the end of input and Ctrl-C too",
    arguments: ["n\n", "\n", "yeah\n", "\u{4}", "\u{3}"])
  func no(keys: String) throws {
    terminal.type("delete Dal Naan Rice\n")
    try terminal.wait(for: Self.question)
    terminal.type(keys)
    #expect(try terminal.wait(for: TerminalTests.prompt).contains("nothing was deleted"))
    #expect(try recipes() == 3)
    leave()
  }

  @Test("one recipe, collections and a dry run go without a question")
  func unasked() throws {
    #expect(try answer(to: "delete Dal Naan Rice --dry-run").contains("Deleted Rice"))
    #expect(try answer(to: "delete Dal Dinner").contains("Deleted Dinner"))
    #expect(try recipes() == 2)
    leave()
    #expect(!terminal.shown.contains("[y/N]"))
  }

  @Test("a script is never asked")
  func script() throws {
    #expect(try answer(to: "source script").contains("Deleted Rice"))
    #expect(try recipes() == 0)
    leave()
    #expect(!terminal.shown.contains("[y/N]"))
  }
}
