import Foundation
import TestSupport
import Testing

@Suite("Installing")
struct InstallationTests {
  static let files = [
    "share/man/man1/larder.1", "share/man/man5/larder-script.5",
    "share/bash-completion/completions/larder", "share/zsh/site-functions/_larder",
    "share/fish/vendor_completions.d/larder.fish", "bin/larder",
  ]

  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func larder(_ arguments: String...) throws -> Program.Result {
    try Program.larder.run(arguments, in: home)
  }

  /// The files below a folder of the home.
  private func files(below folder: String) -> Set<String> {
    let root = home.url.appending(path: folder).path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Set(
      paths.filter { path in
        let kind = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")[.type]
        return kind as? FileAttributeType != .typeDirectory
      })
  }

  @Test("puts the program, its manual and completion below a folder, and takes them away")
  func installs() throws {
    try home.write("mine", to: "mine")
    let result = try larder("install", "--prefix", "opt")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = Self.files.map { "Installed opt/\($0)\n" }
    #expect(result.output == lines.joined() + "opt/bin is not in PATH.\n")
    #expect(files(below: "opt") == Set(Self.files))

    #expect(
      try home.read("opt/share/man/man1/larder.1")
        == String(contentsOf: Package.manual, encoding: .utf8))
    #expect(
      try home.read("opt/share/fish/vendor_completions.d/larder.fish")
        == larder("completion", "fish").output)
    let installed = home.url.appending(path: "opt/bin/larder").path
    #expect(FileManager.default.isExecutableFile(atPath: installed))
    #expect(FileManager.default.contentsEqual(atPath: installed, andPath: Program.larder.url.path))

    try home.write("mine", to: "opt/bin/mine")
    let removal = try larder("uninstall", "--prefix=opt")
    #expect(removal.status == 0)
    #expect(removal.output == Self.files.reversed().map { "Removed opt/\($0)\n" }.joined())
    #expect(files(below: "opt") == ["bin/mine"])
  }

  @Test("goes to ~/.local by itself, and says no word of PATH when it is there")
  func local() throws {
    let path = home.path(".local/bin")
    let result = try Program.larder.run(["install"], in: home, environment: ["PATH": path])
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("Installed \(path)/larder\n"))
    #expect(files(below: ".local") == Set(Self.files))
  }

  @Test("--dry-run says what would happen and does nothing")
  func rehearsal() throws {
    let result = try larder("install", "--dry-run", "--prefix", "opt")
    #expect(result.output.hasPrefix(Self.files.map { "Would install opt/\($0)\n" }.joined()))
    #expect(files(below: "opt") == [])
    _ = try larder("install", "--prefix", "opt")
    let removal = try larder("uninstall", "--prefix", "opt", "--dry-run")
    #expect(removal.output == Self.files.reversed().map { "Would remove opt/\($0)\n" }.joined())
    #expect(files(below: "opt") == Set(Self.files))
  }

  @Test("takes the place of an older version, and of a link instead of what it leads to")
  func replaces() throws {
    try home.write("old", to: "old")
    let folder = home.url.appending(path: "opt/bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "larder"), withDestinationURL: home.url.appending(path: "old"))
    #expect(try larder("install", "--prefix", "opt").status == 0)
    #expect(try home.read("old") == "old")
    #expect(try larder("install", "--prefix", "opt").status == 0)
    #expect(files(below: "opt") == Set(Self.files))
  }

  @Test("says in one line what stops it")
  func mistakes() throws {
    try home.write("", to: "file")
    for (arguments, status, message) in [
      (["install", "--prefix", "file"], 1, "file/share/man/man1: not a folder"),
      (["uninstall", "--prefix", "none"], 1, "nothing of larder is installed below none"),
      (["install", "--prefix"], 2, "option '--prefix' needs an argument"),
      (["install", "here"], 2, "usage: larder install [--prefix DIR] [--dry-run]"),
      (["completion", "csh"], 2, "usage: larder completion bash|zsh|fish"),
      (
        ["-c", "stats", "install"], 2,
        "a command ('install') and --command or --file exclude each other"
      ),
    ] {
      let result = try Program.larder.run(arguments, in: home)
      #expect(result.status == Int32(status))
      #expect(result.errors == "larder: \(message)\n")
      #expect(result.output == "")
    }
    #expect(files(below: ".local") == [])
  }
}
