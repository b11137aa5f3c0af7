package import Foundation

/// An executable built beside the tests, run in a small fixed environment.
package struct Program: Sendable {
  package let url: URL

  /// Finds the product called `name`.
  package init(named name: String) {
    url = URL(filePath: CommandLine.arguments[0]).absoluteURL.deletingLastPathComponent()
      .appending(path: name)
  }

  /// The program of the system called `name`; `nil` where it has none.
  package init?(ofSystem name: String) {
    let paths = ["/usr/local/bin", "/usr/bin", "/bin"].map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    url = URL(filePath: path)
  }

  /// What a finished run left behind.
  package struct Result: Sendable {
    package let output: String
    package let errors: String
    package let status: Int32
  }

  /// The variables that every run gets; the home folder is the test's own.
  package static func environment(home: String) -> [String: String] {
    [
      "COLUMNS": "80", "HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
      "TERM": "dumb", "TZ": "UTC",
    ]
  }

  /// Runs the program to its end, in a folder that is its home as well.
  ///
  /// - Parameters:
  ///   - folder: The home, `nil` for an empty one of its own.
  ///   - environment: Variables to change; `nil` takes one away.
  ///   - mergesErrors: Whether errors go where output goes, as on a terminal.
  package func run(
    _ arguments: [String] = [], input: String = "", in folder: TemporaryFolder? = nil,
    environment: [String: String?] = [:], mergesErrors: Bool = false
  ) throws -> Result {
    let files = try TemporaryFolder()
    let home = try folder ?? TemporaryFolder()
    try files.write(input, to: "in")
    let child = try start(
      arguments, in: home, environment: environment,
      streams: [
        .file(files.path("in"), writing: false),
        // Files, not pipes: a pipe fills up and stops a program nobody is reading from.
        .file(files.path("out"), writing: true),
        mergesErrors ? .same(as: 1) : .file(files.path("err"), writing: true),
      ])
    let status = child.wait()
    return Result(
      output: try files.read("out"), errors: mergesErrors ? "" : try files.read("err"),
      status: status)
  }

  /// Starts the program.
  package func start(
    _ arguments: [String], in home: TemporaryFolder, environment: [String: String?] = [:],
    streams: [Child.Stream], leadsSession: Bool = false
  ) throws -> Child {
    var variables = Self.environment(home: home.path)
    for (name, value) in environment { variables[name] = value }
    return try Child.start(
      url.path, arguments, environment: variables, folder: home.path, streams: streams,
      leadsSession: leadsSession)
  }
}
