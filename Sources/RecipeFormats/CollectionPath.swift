/// The titles from the top down to a collection as one text, such as `Dinner/Pasta`.
///
///     collectionPath(["Sweet/Sour", "Pork"])  // "Sweet\/Sour/Pork"
package func collectionPath(_ titles: [String]) -> String {
  titles.map { title in
    title.unicodeScalars.reduce(into: "") { path, scalar in
      if scalar == "/" || scalar == "\\" { path.append("\\") }
      path.unicodeScalars.append(scalar)
    }
  }.joined(separator: "/")
}

/// The titles in a path that ``collectionPath(_:)`` wrote; `nil` where one is empty.
///
/// A backslash takes the next character as it is.
package func collectionTitles(inPath path: String) -> [String]? {
  var titles = [""]
  var isEscaped = false
  for scalar in path.unicodeScalars {
    if isEscaped || scalar != "/" && scalar != "\\" {
      titles[titles.count - 1].unicodeScalars.append(scalar)
      isEscaped = false
    } else if scalar == "/" {
      titles.append("")
    } else {
      isEscaped = true
    }
  }
  return titles.contains("") || isEscaped ? nil : titles
}
