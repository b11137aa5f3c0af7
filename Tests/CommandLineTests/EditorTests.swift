import Foundation
import Glibc
import TestSupport
import Testing

/// `edit` with editors that are shell scripts, and `backup` and `watch` of the real program.
@Suite("The world outside")
struct EditorTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    _ = try larder(["add", "recipe", "Toast", "servings=1"])
  }

  private func larder(
    _ arguments: [String], editor: String? = nil
  ) throws -> Program.Result {
    try Program.larder.run(
      ["--store", "s.db"] + arguments, in: home,
      environment: ["EDITOR": editor, "TMPDIR": home.path])
  }

  private func script(_ lines: String) throws -> String {
    try home.write("#!/bin/sh\n" + lines, to: "my editor")
    chmod(home.path("my editor"), 0o755)
    return "'\(home.path("my editor"))' --wait"
  }

  @Test("an editor with blanks in its path and words after it edits a private file")
  func edits() throws {
    let editor = try script(
      """
      stat -c %a "$2" > mode
      echo "$1 $#" >> mode
      sed -i 's/servings: 1/servings: 2/' "$2"
      """)
    let result = try larder(["edit", "Toast"], editor: editor)
    #expect(result.output.contains("Changed Toast"))
    #expect(result.status == 0)
    #expect(try home.read("mode") == "600\n--wait 2\n")
    #expect(try larder(["show", "detail"]).output.contains("2"))
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!left.contains { $0.hasPrefix("larder-") })
  }

  @Test(
    "an editor that is missing or fails is an error, and changes nothing",
    arguments: [("/nowhere/ed -x", "cannot be started"), ("false", "ended with status 1")])
  func failing(editor: String, message: String) throws {
    let before = try larder(["export", "--to", "-"]).output
    let result = try larder(["edit", "Toast"], editor: editor)
    #expect(result.status == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try larder(["export", "--to", "-"]).output == before)
  }

  @Test("a mistake that stays is told with where the text is kept")
  func kept() throws {
    let editor = try script(#"sed -i 's/^title: Toast/titel: Bread/' "$2""#)
    let result = try larder(["edit", "Toast"], editor: editor)
    #expect(result.status == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path)
    let file = try #require(left.first { $0.hasPrefix("larder-") })
    #expect(result.errors.contains(file))
    #expect(try home.read(file).contains("titel: Bread"))
  }

  @Test("a backup is a store of its own, and never overwrites")
  func backup() throws {
    #expect(try larder(["backup", "copy.db"]).status == 0)
    let whole = try larder(["export", "--to", "-"]).output
    let copy = try Program.larder.run(["--store", "copy.db", "export", "--to", "-"], in: home)
    #expect(copy.output == whole)
    #expect(try Program.larder.run(["--store", "copy.db", "check"], in: home).status == 0)
    for path in ["copy.db", "s.db", "/nowhere/copy.db", "."] {
      let result = try larder(["backup", path])
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("larder: -c:1: backup: \(path): "), "\(result.errors)")
    }
    #expect(try larder(["--atomic", "backup", "other.db"]).status == 1)
  }

  @Test("watching tells what another process does, in a pipe, until interrupted")
  func watch() throws {
    let child = try Child.start(
      Program.larder.url.path, ["--store", "s.db", "-o", "json", "watch"],
      environment: Program.environment(home: home.path), folder: home.path,
      streams: [
        .closed, .file(home.path("out"), writing: true), .file(home.path("err"), writing: true),
      ])
    // Nothing says that it watches by now; so something happens until it tells of it.
    var number = 0
    while try home.read("out").isEmpty, number < 200 {
      number += 1
      _ = try larder(["add", "collection", "C\(number)"])
    }
    child.send(SIGINT)
    #expect(child.wait(atMost: 20) == 130)
    #expect(try home.read("out").hasPrefix(#"{"command":"watch","changes":[{"pane":"sidebar""#))
  }
}
