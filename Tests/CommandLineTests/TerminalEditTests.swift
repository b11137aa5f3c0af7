import Foundation
import Glibc
import TestSupport
import Testing

/// `edit` at a terminal, with editors that are shell scripts.
@Suite("Editing at a terminal")
struct TerminalEditTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal()
    try home.write(
      #"[{"id":1,"title":"Toast","servings":"1","notes":"Mind the fire."}]"#, to: "toast.json")
  }

  /// Starts a session whose editor runs these lines, with the file as `$1`.
  private func session(editor lines: String) throws -> Child {
    try home.write(lines + "\n", to: "editor")
    let child = try terminal.start(
      .larder, ["--load", "toast.json"], in: home,
      environment: ["EDITOR": "sh \(home.path("editor"))", "TMPDIR": home.path])
    try terminal.wait(for: TerminalTests.prompt)
    return child
  }

  /// Types a line and returns what is shown until the next prompt.
  private func answer(to line: String) throws -> String {
    terminal.type(line + "\n")
    return try terminal.wait(for: TerminalTests.prompt)
  }

  /// Leaves, and looks that no file of the editor is left.
  private func leave(_ child: Child) throws {
    terminal.type("\u{4}")
    #expect(child.wait(atMost: 20) < 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!left.contains { $0.hasPrefix("larder-") })
  }

  @Test("what was changed is changed, in a file that only its owner can read")
  func changed() throws {
    let child = try session(
      editor: #"stat -c %a "$1" > mode; sed -i 's/servings: 1/servings: 2/' "$1""#)
    #expect(try answer(to: "edit Toast").contains("Changed Toast"))
    #expect(try home.read("mode") == "600\n")
    #expect(try answer(to: "select Toast").contains("Toast"))
    #expect(try answer(to: "undo").contains("Undid: edit Toast"))
    try leave(child)
  }

  @Test("what was not changed is left as it is")
  func unchanged() throws {
    let child = try session(editor: #"cp "$1" seen"#)
    #expect(try answer(to: "edit Toast").contains("Unchanged: Toast"))
    #expect(try home.read("seen").contains("Mind the fire."))
    #expect(try answer(to: "undo 2").contains("Undid: load"))
    try leave(child)
  }

  @Test("a mistake opens the text again as it was written, with what is wrong above it")
  func mistake() throws {
    let child = try session(
      editor: """
        if [ -e once ]; then cp "$1" again; sed -i 's/rating: 9/rating: 3/' "$1"; exit; fi
        touch once
        sed -i 's/rating:.*/rating: 9/; s/the fire/the smoke/' "$1"
        """)
    #expect(try answer(to: "edit Toast").contains("Changed Toast"))
    let again = try home.read("again").split(separator: "\n")
    let wrong = try #require(again.firstIndex { $0.hasPrefix("rating: 9") })
    #expect(again[wrong - 1].hasPrefix("#! "))
    #expect(again[wrong - 1].contains("a rating is 1 to 5"))
    #expect(again.contains { $0.contains("Mind the smoke.") })
    _ = try answer(to: "select Toast")
    #expect(try answer(to: "show detail").contains("Mind the smoke."))
    try leave(child)
  }

  @Test("an editor that fails changes nothing, and the session goes on")
  func failing() throws {
    let child = try session(editor: #"sed -i 's/servings: 1/servings: 2/' "$1"; exit 3"#)
    #expect(try answer(to: "edit Toast").contains("the editor ended with status 3"))
    #expect(try answer(to: "undo").contains("Undid: load"))
    try leave(child)
  }

  @Test("Ctrl-C is for the editor, which may go on")
  func interrupt() throws {
    let child = try session(
      editor: """
        trap 'caught=1' INT
        echo READY
        until [ "$caught" ]; do sleep 0.02; done
        sed -i 's/servings: 1/servings: 2/' "$1"
        """)
    terminal.type("edit Toast\n")
    try terminal.wait(for: "READY")
    terminal.type("\u{3}")
    #expect(try terminal.wait(for: TerminalTests.prompt).contains("Changed Toast"))
    try leave(child)
  }

  @Test("an editor that Ctrl-C ends changes nothing, and the session goes on")
  func interrupted() throws {
    let child = try session(editor: "echo READY\nexec sleep 60")
    terminal.type("edit Toast\n")
    try terminal.wait(for: "READY")
    terminal.type("\u{3}")
    #expect(try terminal.wait(for: TerminalTests.prompt).contains("the editor ended with"))
    #expect(try answer(to: "undo").contains("Undid: load"))
    try leave(child)
  }

  @Test("a signal that ends the session ends the editor too", arguments: [SIGTERM, SIGHUP])
  func ended(signal: Int32) throws {
    let child = try session(editor: "echo READY\nexec sleep 60")
    terminal.type("edit Toast\n")
    try terminal.wait(for: "READY")
    child.send(signal)
    #expect(child.wait(atMost: 20) == 128 + signal)
  }
}
