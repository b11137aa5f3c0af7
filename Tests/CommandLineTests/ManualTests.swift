import Foundation
import RecipeBrowser
import RecipeFormats
import TestSupport
import Testing

/// The manual page, as a reader sees it: `groff` draws it.
@Suite("The manual")
struct ManualTests {
  let source: String
  let page: String

  init() throws {
    source = try String(contentsOf: Package.manual, encoding: .utf8)
    page = try Self.drawn(on: "ascii")
  }

  /// The page without colour, bold and underlining.
  private static func drawn(on device: String) throws -> String {
    let folder = try TemporaryFolder()
    let child = try Child.start(
      "/usr/bin/groff", ["-mdoc", "-T\(device)", "-P-cbou", "-ww", Package.manual.path],
      environment: Program.environment(home: folder.path), folder: folder.path,
      streams: [
        .closed, .file(folder.path("page"), writing: true),
        .file(folder.path("warnings"), writing: true),
      ])
    #expect(child.wait() == 0)
    #expect(try folder.read("warnings") == "")
    return try folder.read("page")
  }

  /// A text without blanks, so that where lines break does not matter.
  private func tight(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "…", with: "...").filter { !$0.isWhitespace }
  }

  @Test("describes every format", arguments: RecipeFormat.all.map(\.name))
  func formats(name: String) { #expect(source.contains("\n.It Cm \(name)\n")) }

  @Test(
    "describes every command with its usage and short names", arguments: Command.all.map(\.name))
  func commands(name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    #expect(source.contains("\n.It Ic \(name)\n") || source.contains("\n.It Ic \(name) "))
    for usage in command.usage.split(separator: " | add ") {
      #expect(tight(page).contains(tight(usage)), "\(usage)")
    }
    // A lone point or a question mark is written with what keeps troff from reading it.
    for alias in command.aliases {
      let isThere = ["", "\\&"].contains { source.contains("Also\n.Ic \($0)\(alias) .\n") }
      #expect(isThere, "\(alias)")
    }
  }

  @Test("describes every option as --help writes it")
  func options() throws {
    let help = try Program.larder.run(["--help"]).output
    let options = help.split(separator: "\n").filter {
      $0.hasPrefix("  -") || $0.hasPrefix("      --")
    }
    #expect(options.count == CommandLineOptionTests.documented.count)
    for option in options {
      let spelling = option.trimmingCharacters(in: .whitespaces).prefix(upTo: "  ")
      #expect(tight(page).contains(tight(spelling)), "\(spelling)")
    }
  }

  @Test("gives examples that work as printed, one after the other")
  func examples() throws {
    let home = try TemporaryFolder()
    try home.link(Package.samples)
    let lines = try Self.drawn(on: "utf8").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("$ ") }
    #expect(lines.count > 5)
    let bin = Program.larder.url.deletingLastPathComponent().path
    var environment = Program.environment(home: home.path)
    environment["PATH", default: ""] += ":\(bin)"
    for line in lines {
      let child = try Child.start(
        "/bin/sh", ["-c", "set -e; \(line.dropFirst(2))"], environment: environment,
        folder: home.path,
        streams: [
          .closed, .file(home.path("out"), writing: true), .file(home.path("err"), writing: true),
        ])
      #expect(child.wait() == 0, "\(line)")
    }
    #expect(try home.read("err") == "")
  }
}

extension String {
  /// What comes before the first `end`.
  fileprivate func prefix(upTo end: String) -> Substring {
    range(of: end).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
