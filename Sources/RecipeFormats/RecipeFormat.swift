/// A file format of recipes: bytes in, recipes out, and back.
///
/// Each format is a static member in a folder of its own, and one entry in ``all``.
package struct RecipeFormat: Sendable {
  /// The name after `--as`.
  package let name: String

  /// One line for help and the manual.
  package let summary: String

  /// File name endings without the dot, in lower case.
  package let fileExtensions: [String]

  /// Whether these bytes look like this format; asked in the order of ``all``.
  package let recognizes: @Sendable (_ bytes: [UInt8]) -> Bool

  package let read: @Sendable (_ bytes: [UInt8]) throws(FormatError) -> RecipeFile

  /// Hands the file over in pieces; `nil` for a format that is only read.
  package let write: (@Sendable (_ file: RecipeFile, _ emit: ([UInt8]) -> Void) -> Void)?
}

/// What is wrong with a file of recipes, and where.
package struct FormatError: Error, Hashable, Sendable {
  /// From 1.
  package let line: Int

  /// One lowercase line without a final full stop.
  package let problem: String

  package init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }
}

extension RecipeFormat {
  /// Every format, the most particular first: ``json`` takes whatever looks like JSON.
  package static let all: [RecipeFormat] = [.apple, .json]
}
