/// Names for files that hold one recipe each, made from titles, which are no file names: they may
/// hold slashes, be `..`, or be longer than a name can be.
package struct FileNaming {
  /// The longest name that file systems take, in bytes, without room for a number and an ending.
  private static let longest = 200

  private var taken: Set<String> = []

  package init() {}

  /// A name for a title that no earlier title in the same folder got, also where case is the same.
  package mutating func name(for title: String, in folder: String, fileExtension: String) -> String
  {
    let stem = Self.component(title)
    var name = stem
    var number = 1
    while !taken.insert(folder + "/" + name.lowercased()).inserted {
      number += 1
      name = "\(stem) \(number)"
    }
    return fileExtension.isEmpty ? name : "\(name).\(fileExtension)"
  }

  /// A title as a single component of a path.
  package static func component(_ title: String) -> String {
    var name = ""
    for scalar in title.unicodeScalars {
      let safe: Unicode.Scalar =
        switch scalar {
        case "/", "\\", ":": "-"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
        default: scalar
        }
      if name.utf8.count + UTF8.width(safe) > longest { break }
      name.unicodeScalars.append(safe)
    }
    name = name.trimmed
    // Such names are hidden, or taken for options.
    while let first = name.first, first == "." || first == "-" { name.removeFirst() }
    return name.trimmed.isEmpty ? "recipe" : name.trimmed
  }
}
