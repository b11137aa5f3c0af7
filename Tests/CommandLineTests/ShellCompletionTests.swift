import Foundation
import RecipeBrowser
import TestSupport
import Testing

/// What the scripts of `larder completion` do in the shells themselves.
@Suite("Completion in a shell")
struct ShellCompletionTests {
  /// A command line up to the cursor, and all that it may go on with.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let words: Set<String>

    init(_ line: String, _ words: String...) {
      self.line = line
      self.words = Set(words)
    }

    var testDescription: String { line }
  }

  static let cases = [
    Case("larder sho", "shop", "show"),
    Case("larder --out", "--output"),
    Case("larder -o ", "text", "json", "tsv"),
    Case("larder --load kitchen.json -qk unt", "untag"),
    Case("larder show ", "sidebar", "list", "detail", "all"),
    Case("larder expand --", "--all", "--level", "--recursive"),
    Case("larder delete x --", "--dry-run"),
    Case("larder import --from meal", "mealie", "mealmaster"),
    Case("larder export --as meal", "mealmaster"),
    Case("larder import kit", "kitchen.json"),
    Case("larder export x --to kit", "kitchen.json"),
    Case("larder --load kit", "kitchen.json"),
    Case("larder set t", "title=", "tags="),
    Case("larder move x b", "before"),
    Case("larder help exp", "expand", "export"),
    Case("larder completion ", "bash", "zsh", "fish"),
    Case("larder uninstall --", "--dry-run", "--prefix"),
  ]

  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write("[]", to: "kitchen.json")
    for shell in ["bash", "zsh", "fish"] {
      try home.write(try Program.larder.run(["completion", shell]).output, to: "larder.\(shell)")
    }
  }

  private func shell(_ name: String) throws -> Program {
    try #require(Program(ofSystem: name), "the README names the package '\(name)'")
  }

  @Test("bash", arguments: cases)
  func bash(_ example: Case) throws {
    // Its line editor would have split the words.
    let script = """
      source ./larder.bash
      compopt() { :; }
      words=(\(example.line)\(example.line.hasSuffix(" ") ? "''" : ""))
      COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1))
      $(complete -p larder | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try shell("bash").run(["--norc", "-c", script], in: home)
    #expect(result.errors == "")
    #expect(Set(result.output.split(separator: "\n").map(String.init)) == example.words)
  }

  @Test("fish", arguments: cases)
  func fish(_ example: Case) throws {
    let script = "source ./larder.fish; complete -C '\(example.line)'"
    let result = try shell("fish").run(["--no-config", "-c", script], in: home)
    #expect(result.errors == "")
    let words = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(Set(words.map(String.init)) == example.words)
  }

  @Test("zsh")
  func zsh() throws {
    try home.write(
      """
      autoload -U compinit; compinit -D -u
      source ./larder.zsh
      zstyle ':completion:*' verbose no
      bindkey '^I' list-choices
      unsetopt zle_bracketed_paste
      PS1='READY'
      """, to: "setup")
    let terminal = try PseudoTerminal(columns: 200, rows: 60)
    let child = try terminal.start(try shell("zsh"), ["-f", "-i"], in: home)
    terminal.type(" source ./setup\n")
    try terminal.wait(for: "READY")
    for example in Self.cases {
      terminal.type(example.line)
      try terminal.wait(for: example.line)
      // The line is drawn again below the list of candidates.
      terminal.type("\t")
      let list = try terminal.wait(for: example.line)
      let lines = list.split(whereSeparator: \.isNewline).filter { !$0.contains("larder ") }
      let words = lines.flatMap { $0.split(separator: " ") }.map(String.init)
      #expect(Set(words) == example.words, "\(example.line)")
      terminal.type("\u{15}\n")
      try terminal.wait(for: "READY")
    }
    terminal.type("exit\n")
    #expect(child.wait(atMost: 20) == 0)
  }
}
