import Foundation
import TestSupport
import Testing

@Suite("Two sessions on one store")
struct SharedStoreTests {
  @Test("see each other's changes before their next output, and keep what they had open")
  func sessions() throws {
    let home = try TemporaryFolder()
    try home.link(Package.kitchen)
    #expect(try Program.larder.run(["import", "kitchen.json"], in: home).status == 0)
    let (left, right) = (try PseudoTerminal(), try PseudoTerminal())
    let first = try left.start(.larder, in: home)
    try left.wait(for: "Recipes> ")
    left.type("expand Dinner\n")
    try left.wait(for: "Recipes> ")
    let second = try right.start(.larder, in: home)
    try right.wait(for: "Recipes> ")
    right.type("add collection Picnic\n")
    try right.wait(for: "Recipes> ")

    left.type("show sidebar\n")
    let sidebar = try left.wait(for: "Recipes> ")
    #expect(sidebar.contains("Picnic"))
    #expect(sidebar.contains("Pasta"))

    left.type("add recipe Borscht\n")
    try left.wait(for: "Recipes> ")
    right.type("show list\n")
    #expect(try right.wait(for: "Recipes> ").contains("Borscht"))
    for (terminal, child) in [(left, first), (right, second)] {
      terminal.type("\u{4}")
      #expect(child.wait(atMost: 20) == 0)
    }
  }

  @Test("that write at the same time both get through")
  func writers() throws {
    let home = try TemporaryFolder()
    #expect(try Program.larder.run(["check"], in: home).status == 0)
    let children = try ["Left", "Right"].map { side in
      let script = (0..<100).map { "add recipe \"\(side) \($0)\"\n" }.joined()
      try home.write(script, to: side)
      return try Program.larder.start(
        [], in: home,
        streams: [
          .file(home.path(side), writing: false), .file(home.path("out"), writing: true),
          .file(home.path("err"), writing: true),
        ])
    }
    for child in children { #expect(child.wait() == 0) }
    #expect(try home.read("err") == "")
    let stats = try Program.larder.run(["stats"], in: home).output
    #expect(stats.contains("200"))
    #expect(try Program.larder.run(["check"], in: home).status == 0)
  }
}
