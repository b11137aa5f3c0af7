package import Foundation

/// A folder of one test, gone with it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "larder-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file into it.
  package func write(_ text: String, to name: String) throws {
    try text.write(to: url.appending(path: name), atomically: false, encoding: .utf8)
  }

  /// Makes a file or folder from elsewhere appear in it, by its name.
  package func link(_ file: URL) throws {
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: file.lastPathComponent), withDestinationURL: file)
  }

  /// Reads a file in it.
  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
