package import Foundation

/// Real files from elsewhere, which are no part of the package: they lie in `shared/cases` beside it,
/// or where `LARDER_CASES` says. Tests of them are left out where there are none.
package enum Cases {
  /// The folder of them, which the environment may name.
  package static let folder: URL? = {
    let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/cases")
    let path = ProcessInfo.processInfo.environment["LARDER_CASES"] ?? beside.standardized.path
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
  }()

  package static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The paths of the files below a folder of the cases, by name.
  package static func files(in path: String, ending: String) -> [String] {
    guard let folder else { return [] }
    let walk = FileManager.default.enumerator(atPath: folder.appendingPathComponent(path).path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }
      .map { path + "/" + $0 }.sorted()
  }
}
