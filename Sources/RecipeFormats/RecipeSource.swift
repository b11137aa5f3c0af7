/// A file as it was found: what is in it, and where it lay.
package struct RecipeSource: Hashable, Sendable {
  /// The name of the file without its folders; `-` for standard input.
  package var name: String

  package var bytes: [UInt8]

  package init(name: String = "-", bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The name without the ending after its last dot, for formats in which it is the title.
  package var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The ending of the name without the dot, in lower case.
  package var fileExtension: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
