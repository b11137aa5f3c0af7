import TestSupport
import Testing

@Suite("Options")
struct CommandLineOptionTests {
  @Test(
    "that are wrong end with status 2 and one line that names them",
    arguments: [
      (["--frobnicate"], "--frobnicate"), (["-x"], "-x"), (["--store"], "--store"),
      (["-s"], "-s"), (["--store="], "--store"), (["--quiet=yes"], "--quiet"),
      (["-o", "xml"], "xml"), (["--color", "blue"], "blue"), (["--width", "0"], "0"),
      (["--width", "wide"], "wide"), (["--qiet"], "--quiet"),
      (["-c", "help", "help"], "help"), (["-s", "a", "-l", "b"], "--load"), (["--co"], "--color"),
    ])
  func wrong(arguments: [String], named: String) throws {
    let result = try Program.larder.run(arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("larder: "))
    #expect(result.errors.contains(named))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "are read in every usual spelling",
    arguments: [
      ["-qkr", "--load", "none.json"], ["-qklnone.json"], ["--quiet", "--load=none.json"],
      ["--qui", "--lo", "none.json"], ["-l", "none.json", "--"],
    ])
  func spellings(arguments: [String]) throws {
    let home = try TemporaryFolder()
    try home.write("[]", to: "none.json")
    let result = try Program.larder.run(arguments, in: home)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("end at the first word, so that commands have their own")
  func end() throws {
    let result = try Program.larder.run(["help", "--help"])
    #expect(!result.output.hasPrefix("usage: larder [OPTION"))
  }

  @Test("are listed by --help, whatever comes after it", arguments: ["-h", "--help"])
  func help(option: String) throws {
    let result = try Program.larder.run([option, "--frobnicate"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for option in Self.documented { #expect(result.output.contains(option)) }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("tell the version", arguments: ["-V", "--version"])
  func version(option: String) throws {
    let result = try Program.larder.run([option])
    #expect(result.output.hasPrefix("larder "))
    #expect(result.status == 0)
  }

  /// Every option of the contract.
  static let documented = [
    "--store", "--load", "--command", "--file", "--output", "--keep-going", "--atomic",
    "--read-only", "--quiet", "--echo", "--color", "--no-pager", "--width", "--ascii", "--help",
    "--version",
  ]
}
