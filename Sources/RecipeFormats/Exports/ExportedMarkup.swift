/// Reading the XML of other programs.
extension MarkupElement {
  /// The text below without outer blanks.
  var trimmedText: String { rawText.trimmed }

  /// The texts of the children with this name, without empty ones.
  func texts(_ name: String) -> [String] {
    children.filter { $0.name == name }.map(\.trimmedText).filter { !$0.isEmpty }
  }

  /// The text of the first child with this name, as one line.
  func line(_ name: String) -> String {
    child(name)?.rawText.trimmedLines.joined(separator: " ") ?? ""
  }

  /// What is said below as JSON, for what is kept: the text, or the attributes and children by name.
  /// Pictures, which are not kept, are left out.
  var kept: JSONValue {
    let children = children.filter { !["image", "pic", "pictures"].contains($0.name) }
    guard !children.isEmpty else { return .string(trimmedText) }
    return .array(
      children.map {
        .object(JSONObject(members: [.init(key: $0.name, value: .string($0.trimmedText))]))
      })
  }
}

extension ExportedRecipe {
  /// Keeps the children of an element that no field takes.
  mutating func keep(_ element: MarkupElement, except taken: Set<String>) {
    for child in element.children where !taken.contains(child.name) {
      let value = child.kept
      if let known = rest[child.name] {
        rest[child.name] = .array(known.elements + [value])
      } else {
        rest[child.name] = value
      }
    }
  }

  /// The minutes that an element's words mean; words that say more are kept.
  mutating func minutes(_ name: String, in element: MarkupElement) -> Int? {
    rest[name] = .string(element.line(name))
    return minutes(name)
  }
}
