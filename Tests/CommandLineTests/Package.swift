import Foundation
import TestSupport

/// Where things are in the package.
enum Package {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  static let samples = root.appending(path: "SampleData")

  /// A small collection that no test but ours depends on.
  static let kitchen = root.appending(path: "Tests/CommandLineTests/Fixtures/kitchen.json")

  static let manual = root.appending(path: "man/larder.1")
  static let readme = root.appending(path: "README.md")
}

extension Program {
  static let larder = Program(named: "larder")
}
