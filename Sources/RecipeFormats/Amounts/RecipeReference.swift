/// Another recipe that a line of ingredients asks for.
///
///     RecipeReference("150 g ./sauces/Hollandaise")     // as Cooklang's are read
///     RecipeReference("@./sauces/Hollandaise{150%g}")   // Cooklang in another format's text
///     RecipeReference("2 [Hollandaise](hollandaise.md)")  // RecipeMD's
package struct RecipeReference: Hashable, Sendable {
  /// How much of it is asked for.
  package enum Quantity: Hashable, Sendable {
    /// All that it gives, so many times.
    case times(Rational)
    /// An amount of it; of a range the larger, so that there is enough.
    case amount(Rational, Measure)
    /// So many of what a word names: servings, balls.
    case pieces(Rational, String)
    /// Something that cannot be counted in.
    case words(String)
  }

  /// What the recipe is called in the line.
  package let name: String

  package let quantity: Quantity

  /// The names on the way to it and its own, without `.` and `..`; several where a comma may end it
  /// or belong to it, the longest first, and none where it is on the web.
  package let paths: [[String]]

  /// `nil` where the line asks for no other recipe.
  package init?(_ line: String) {
    let line = Self.cooklangLine(line) ?? line
    guard let place = Self.place(in: line) else { return nil }
    name = place.name
    paths = place.paths
    quantity = Quantity(line[..<place.start])
  }

  /// The line as it is without the reference: `150 g Hollandaise`.
  package static func plainLine(_ line: String) -> String {
    let line = cooklangLine(line) ?? line
    guard let place = place(in: line) else { return line }
    return String(line[..<place.start]) + place.name + place.note
  }
}

// MARK: - Finding it

extension RecipeReference {
  private struct Place {
    /// Where it begins.
    let start: String.Index
    let name: String
    let paths: [[String]]

    /// What the line says after it.
    let note: String
  }

  /// What Cooklang makes of a line that holds its mark-up.
  private static func cooklangLine(_ line: String) -> String? {
    guard line.contains("@./") || line.contains("@../") else { return nil }
    for case .ingredient(let component) in CooklangStepParser.parts(of: line)
    where component.isReference {
      return component.line
    }
    return nil
  }

  private static func place(in line: String) -> Place? {
    let starts = [line.startIndex] + line.indices.filter { line[$0] == " " }.map(line.index(after:))
    for start in starts {
      let rest = line[start...]
      if rest.hasPrefix("./") || rest.hasPrefix("../") { return path(rest) }
      if rest.hasPrefix("["), let link = link(rest) { return link }
    }
    return nil
  }

  private static func path(_ text: Substring) -> Place? {
    var ends = [text.endIndex]
    for index in text.indices.reversed() where text[index...].hasPrefix(", ") { ends.append(index) }
    let paths = ends.map { components(String(text[..<$0])) }.filter { !$0.isEmpty }
    guard let shortest = paths.last, let name = shortest.last, let end = ends.last else {
      return nil
    }
    return Place(start: text.startIndex, name: name, paths: paths, note: String(text[end...]))
  }

  /// `[name](address)`, with nothing behind it.
  private static func link(_ text: Substring) -> Place? {
    guard let middle = text.firstRange(of: "]("), text.hasSuffix(")") else { return nil }
    let name = String(text[text.index(after: text.startIndex)..<middle.lowerBound])
    var address = text[middle.upperBound...].dropLast()
    if address.hasPrefix("<"), address.hasSuffix(">") { address = address.dropFirst().dropLast() }
    guard !name.isBlank, !address.contains("](") else { return nil }
    let isOnWeb = address.contains("://")
    let path = isOnWeb ? [] : components(percentDecoded(address))
    return Place(
      start: text.startIndex, name: name, paths: path.isEmpty ? [] : [path, [name]], note: "")
  }

  /// The names in a path, the last without the ending of a file.
  private static func components(_ path: String) -> [String] {
    var names = path.split(separator: "/").map(\.trimmedBlanks).filter {
      !["", ".", ".."].contains($0)
    }
    if let last = names.last, let dot = last.lastIndex(of: "."),
      ["cook", "md", "markdown", "recipemd", "json"].contains(
        last[last.index(after: dot)...].lowercased())
    {
      names[names.count - 1] = String(last[..<dot])
    }
    return names
  }

  /// An address with `%20` and the like as what they stand for.
  private static func percentDecoded(_ address: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = address.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(rest.prefix(2)) ?? ""
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
