package import Foundation

/// A recorded session: how the program was started, what was typed, and all that was printed.
///
///     $ larder --load SampleData
///     larder> focus list
///
/// The first line is the command; lines that begin with a prompt are input, all others are output.
/// A last line such as `[1]` is the exit status, where it is not 0.
package struct Transcript: Sendable, CustomStringConvertible {
  package let url: URL
  package var description: String { url.deletingPathExtension().lastPathComponent }

  /// Every `.txt` file in `directory`, by name.
  package static func all(in directory: URL) -> [Transcript] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }
      .sorted { $0.path < $1.path }
      .map(Transcript.init(url:))
  }

  /// The recorded text.
  package func recorded() throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  /// Runs the recorded command with the recorded input and returns what a session looks like now.
  ///
  /// - Parameter files: The files and folders that the session sees by their names.
  package func replayed(by program: Program, files: [URL]) throws -> String {
    let lines = try recorded().split(separator: "\n", omittingEmptySubsequences: false)
    let command = lines.first { $0.hasPrefix("$ larder") } ?? "$ larder --load SampleData"
    let words = command.dropFirst(2).split(separator: " ").map(String.init)
    let input = lines.compactMap(Self.input).map { $0 + "\n" }.joined()

    let home = try TemporaryFolder()
    for file in files { try home.link(file) }
    let result = try program.run(
      ["--echo", "--keep-going"] + words.dropFirst(), input: input, in: home, mergesErrors: true)
    let status = result.status == 0 ? "" : "[\(result.status)]\n"
    return command + "\n" + result.output + status
  }

  /// What follows the prompt, if the line begins with one.
  private static func input(_ line: Substring) -> Substring? {
    guard line.hasPrefix("larder> ") || line.hasPrefix("larder "),
      let end = line.range(of: "> ")
    else { return line == "larder>" ? "" : nil }
    return line[end.upperBound...]
  }
}
