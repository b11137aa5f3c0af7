import RecipeStore

extension LarderJSONReader {
  /// Where in the tree the cursor is: it is walked without recursion, for it may be deep.
  private enum Place {
    case list(parent: Int?)
    case collection(node: Int, line: Int, seen: Set<String>)
  }

  mutating func readCollections(_ key: String) throws(FormatError) {
    try cursor.beginArray(of: "collections", for: key)
    var places: [Place] = [.list(parent: nil)]
    while let place = places.popLast() {
      switch place {
      case .list(let parent):
        guard try cursor.nextElement() else { continue }
        guard try cursor.peek() == .object else {
          throw cursor.problem("a collection must be an object, not \(try cursor.peek().name)")
        }
        places.append(place)
        let node = tree.add(title: "", to: parent)
        places.append(.collection(node: node, line: cursor.line, seen: []))
        try cursor.beginObject()
      case .collection(let node, let line, var seen):
        guard let key = try cursor.nextKey() else {
          if seen.contains("title") { continue }
          throw FormatError(line: line, problem: "collection without 'title'")
        }
        _ = try cursor.peek()
        if ["title", "recipes", "collections"].contains(key), !seen.insert(key).inserted {
          throw cursor.problem("'\(key)' is given twice")
        }
        places.append(.collection(node: node, line: line, seen: seen))
        if try readField(key, of: node) { places.append(.list(parent: node)) }
      }
    }
  }

  /// Reads a field of a collection.
  ///
  /// - Returns: Whether it is the array of its collections, which is then only begun.
  private mutating func readField(_ key: String, of node: Int) throws(FormatError) -> Bool {
    switch key {
    case "title":
      let title = try cursor.text(for: key)
      if title.isEmpty { throw cursor.problem("'title' is empty") }
      tree.setTitle(title, of: node)
    case "recipes":
      try cursor.beginArray(of: "ids", for: key)
      while try cursor.nextElement() { try readMember(of: node) }
    case "collections":
      try cursor.beginArray(of: "collections", for: key)
      return true
    default:
      try cursor.skip()
    }
    return false
  }

  /// Reads `1001` or `"r1001"`, an id, or `"#3"`, the third recipe of the file.
  private mutating func readMember(of node: Int) throws(FormatError) {
    var reference: Reference?
    switch try cursor.peek() {
    case .number:
      reference = wholeNumber(try cursor.number()).map { .id($0) }
    case .string:
      let text = try cursor.string()
      reference = RecipeID(text).map { .id($0.number) }
      if text.first == "#" { reference = Int(text.dropFirst()).map { .position($0 &- 1) } }
    default: break
    }
    guard let reference else { throw cursor.problem("a collection must name its recipes by id") }
    members.append(Member(node: node, reference: reference, line: cursor.line))
  }

  func recipesByID() throws(FormatError) -> [Int64: Int] {
    var indices: [Int64: Int] = [:]
    for (index, recipe) in recipes.enumerated() {
      guard let number = recipe.entry.number else { continue }
      if indices.updateValue(index, forKey: number) != nil {
        throw FormatError(
          line: recipe.entry.line, problem: "two recipes with the id \(number)")
      }
    }
    return indices
  }

  /// The index of a recipe that a collection names; `nil` for one that may have been left out.
  func index(of member: Member, in indices: [Int64: Int]) throws(FormatError) -> Int? {
    switch member.reference {
    case .id(let number):
      if let index = indices[number] { return index }
      if !problems.isEmpty { return nil }
      throw FormatError(line: member.line, problem: "no recipe with the id \(number) in this file")
    case .position(let index):
      if positions.indices.contains(index) { return positions[index] }
      throw FormatError(line: member.line, problem: "no recipe #\(index &+ 1) in this file")
    }
  }

  /// Puts recipes into the collections that they name themselves.
  mutating func fileByPaths() throws(FormatError) {
    guard recipes.contains(where: { !$0.collections.isEmpty }) else { return }
    tree.indexPaths()
    var nodes: [String: Int] = [:]
    for (index, recipe) in recipes.enumerated() {
      for path in recipe.collections {
        if nodes[path] == nil {
          guard let titles = collectionTitles(inPath: path) else {
            throw FormatError(
              line: recipe.collectionsLine,
              problem: "'collections' must hold paths of titles such as Dinner/Pasta")
          }
          nodes[path] = tree.node(at: titles[...])
        }
        if let node = nodes[path] { tree.addMember(index, to: node) }
      }
    }
  }
}
