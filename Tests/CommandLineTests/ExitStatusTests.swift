import Foundation
import TestSupport
import Testing

@Suite("The exit status")
struct ExitStatusTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(
    _ arguments: String..., input: String = "", environment: [String: String?] = [:]
  ) throws -> Program.Result {
    try Program.larder.run(arguments, input: input, in: home, environment: environment)
  }

  @Test("is 0 when all went well")
  func success() throws {
    #expect(try run("show", "list").status == 0)
    #expect(try run(input: "add recipe Dal\nshow list\n").status == 0)
    #expect(try run(input: "").status == 0)
  }

  @Test("is 1 after a failed command, and the script stops there unless told to go on")
  func failure() throws {
    let script = "frobnicate\nadd recipe Dal\n"
    let stopped = try run(input: script)
    #expect(stopped.status == 1)
    #expect(stopped.errors.hasPrefix("larder: standard input:1: "))
    #expect(stopped.errors.split(separator: "\n").count == 1)
    #expect(!(try run("show", "list").output.contains("Dal")))

    #expect(try run("-k", input: script).status == 1)
    #expect(try run("show", "list").output.contains("Dal"))
  }

  @Test("is 1 for a script that is missing or a folder, with its name")
  func missingScript() throws {
    for path in ["nowhere.larder", "/"] {
      let result = try run("-f", path)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("larder: \(path): "))
    }
  }

  @Test("is 1 for recipes that cannot be loaded, told in the format of results")
  func missingRecipes() throws {
    let plain = try run("--load", "nowhere", "show")
    #expect(plain.status == 1)
    #expect(plain.errors == "larder: nowhere: no such file or folder\n")
    let json = try run("-o", "json", "--load", "nowhere", "show")
    #expect(json.status == 1)
    #expect(json.errors == #"{"error":"file","message":"nowhere: no such file or folder"}"# + "\n")
  }

  @Test("is 1 for an atomic run that fails, of which nothing is kept")
  func atomic() throws {
    let failed = try run("--atomic", "-c", "add recipe Dal", "-c", "frobnicate")
    #expect(failed.status == 1)
    #expect(!(try run("show", "list").output.contains("Dal")))
    #expect(try run("--atomic", "-c", "add recipe Dal", "-c", "add recipe Naan").status == 0)
    #expect(try run("show", "list").output.contains("Dal"))
    #expect(try run("undo").status == 0)
    #expect(!(try run("show", "list").output.contains("Naan")))
    #expect(try run("--read-only", "add", "recipe", "Dal").status == 1)
  }

  @Test("is 3 for a store that is damaged, missing where it may not be made, or from the future")
  func store() throws {
    try home.write(String(repeating: "no database ", count: 500), to: "damaged.db")
    let before = try home.read("damaged.db")
    for arguments in [
      ["-s", "damaged.db", "show"], ["-r", "-s", "missing.db", "show"], ["-s", "/", "show"],
      ["-s", "damaged.db/below/it.db", "show"],
    ] {
      let result = try Program.larder.run(arguments, in: home)
      #expect(result.status == 3, "\(arguments)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.output == "")
    }
    #expect(try home.read("damaged.db") == before)
    #expect(!FileManager.default.fileExists(atPath: home.path("missing.db")))
  }

  @Test("is 3 without a home folder, unless the store is named")
  func homeless() throws {
    let variables: [String: String?] = ["HOME": nil]
    #expect(try run("show", environment: variables).status == 3)
    #expect(try run("-s", "here.db", "show", environment: variables).status == 0)
    let data: [String: String?] = ["HOME": nil, "XDG_DATA_HOME": "relative"]
    #expect(try run("show", environment: data).status == 3)
  }

  @Test("is 130 for a script that Ctrl-C stopped, 143 after SIGTERM", arguments: [SIGINT, SIGTERM])
  func signals(signal: Int32) throws {
    mkfifo(home.path("fifo"), 0o600)
    let child = try Program.larder.start(
      ["-c", "add recipe Dal", "-f", "fifo"], in: home,
      streams: [.closed, .file(home.path("out"), writing: true), .same(as: 1)])
    // Opening it waits until the program waits for its other end.
    let script = open(home.path("fifo"), O_WRONLY)
    _ = "add recipe Second\n".withCString { write(script, $0, strlen($0)) }
    while !(try home.read("out")).contains("Second") { usleep(1000) }
    child.send(signal)
    #expect(child.wait(atMost: 20) == 128 + signal)
    close(script)
    #expect(try run("check").status == 0)
  }

  @Test("is 141 when the reader of a pipe is gone, without a word")
  func closedPipe() throws {
    let child = try Child.start(
      "/bin/bash",
      ["-c", "'\(Program.larder.url.path)' help | true; echo ${PIPESTATUS[0]}"],
      environment: Program.environment(home: home.path), folder: home.path,
      streams: [.closed, .file(home.path("out"), writing: true), .same(as: 1)])
    #expect(child.wait() == 0)
    // The program may have written everything before the reader left.
    #expect(["141\n", "0\n"].contains(try home.read("out")))
  }

  @Test("is 1, with one line, when output cannot be written")
  func fullDisk() throws {
    for output in [Child.Stream.file("/dev/full", writing: true), .closed] {
      let child = try Program.larder.start(
        ["help"], in: home, streams: [.closed, output, .file(home.path("errors"), writing: true)])
      #expect(child.wait() == 1)
    }
    let errors = try home.read("errors").split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasPrefix("larder: standard output: ") })
  }

  @Test("stays whatever it is when all standard streams are closed, and the store is whole")
  func nothingOpen() throws {
    let child = try Program.larder.start(
      ["-q", "-s", "quiet.db", "add", "recipe", "Dal"], in: home,
      streams: [.closed, .closed, .closed])
    #expect(child.wait() == 0)
    #expect(try run("-s", "quiet.db", "check").status == 0)
    #expect(try run("-s", "quiet.db", "show", "list").output.contains("Dal"))
  }
}
