import RecipeStore

/// Reads our own form of JSON: an object with recipes and collections, an array of recipes, or one
/// recipe.
struct LarderJSONReader {
  /// The version of the form that is written; a file of a later one is refused.
  static let version: Int64 = 1

  private var cursor: JSONCursor
  private var recipes: [JSONRecipe] = []

  /// The index in ``recipes`` of each recipe of the file; `nil` for one that is left out.
  private var positions: [Int?] = []
  private var problems: [FormatError] = []
  private var searches: [RecipeFile.Search] = []
  private var tree = GroupTree()
  private var members: [Member] = []

  /// A recipe named in a collection, found only when all recipes are read.
  private struct Member {
    let node: Int
    let reference: Reference
    let line: Int
  }

  private enum Reference {
    case id(Int64)
    /// An index into ``positions``.
    case position(Int)
  }

  /// - Throws: A `FormatError` at the line of whatever is wrong first.
  static func read(_ bytes: [UInt8]) throws(FormatError) -> RecipeFile {
    var reader = LarderJSONReader(cursor: JSONCursor(bytes))
    return try reader.readFile()
  }

  private init(cursor: JSONCursor) { self.cursor = cursor }

  private mutating func readFile() throws(FormatError) -> RecipeFile {
    switch try cursor.peek() {
    case .array: try readRecipes("recipes")
    case .object where try holdsRecipes(): try readTop()
    default: try readRecipe()
    }
    try cursor.end()
    let indices = try recipesByID()
    for member in members {
      if let index = try index(of: member, in: indices) { tree.addMember(index, to: member.node) }
    }
    try fileByPaths()
    var file = RecipeFile(
      recipes: recipes.map(\.entry), groups: tree.groups(), problems: problems)
    file.searches = searches
    try file.requireRecipes()
    return file
  }

  /// Whether the object at the top is a file of recipes and not one recipe.
  private func holdsRecipes() throws(FormatError) -> Bool {
    var ahead = cursor
    var hasTitle = false
    var hasCollections = false
    try ahead.beginObject()
    while let key = try ahead.nextKey() {
      switch key {
      case "larder", "recipes": return true
      case "title": hasTitle = true
      case "collections": hasCollections = true
      default: break
      }
      try ahead.skip()
    }
    return hasCollections && !hasTitle
  }

  private mutating func readTop() throws(FormatError) {
    var seen: Set<String> = []
    try cursor.beginObject()
    while let key = try cursor.nextKey() {
      switch key {
      case "larder", "recipes", "collections", "searches":
        _ = try cursor.peek()
        if !seen.insert(key).inserted { throw cursor.problem("'\(key)' is given twice") }
        if key == "larder" {
          try readVersion(key)
        } else if key == "recipes" {
          try readRecipes(key)
        } else if key == "searches" {
          try readSearches(key)
        } else {
          try readCollections(key)
        }
      default: try cursor.skip()
      }
    }
  }

  private mutating func readVersion(_ key: String) throws(FormatError) {
    let version = try cursor.number(in: 1...Int64.max, "a whole number", for: key)
    if version > Self.version {
      throw cursor.problem("written by a later larder (version \(version) of this form)")
    }
  }

  private mutating func readSearches(_ key: String) throws(FormatError) {
    try cursor.beginArray(of: "searches", for: key)
    while try cursor.nextElement() {
      let line = cursor.line
      var search = RecipeFile.Search(title: "", query: "")
      try cursor.beginObject()
      while let key = try cursor.nextKey() {
        switch key {
        case "title": search.title = try cursor.text(for: key)
        case "query": search.query = try cursor.text(for: key)
        default: try cursor.skip()
        }
      }
      guard !search.title.isEmpty, !search.query.isEmpty else {
        throw FormatError(line: line, problem: "search without 'title' and 'query'")
      }
      searches.append(search)
    }
  }

  private mutating func readRecipes(_ key: String) throws(FormatError) {
    try cursor.beginArray(of: "recipes", for: key)
    while try cursor.nextElement() { try readRecipe() }
  }

  private mutating func readRecipe() throws(FormatError) {
    switch try cursor.attempt({ cursor throws(FormatError) in
      try JSONRecipe(from: &cursor, .larder)
    }) {
    case .success(let recipe):
      positions.append(recipes.count)
      recipes.append(recipe)
    case .failure(let problem):
      positions.append(nil)
      problems.append(problem)
    }
  }
}

// MARK: - Collections

extension LarderJSONReader {
  /// Where in the tree the cursor is: it is walked without recursion, for it may be deep.
  private enum Place {
    case list(parent: Int?)
    case collection(node: Int, line: Int, seen: Set<String>)
  }

  private mutating func readCollections(_ key: String) throws(FormatError) {
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

  private func recipesByID() throws(FormatError) -> [Int64: Int] {
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
  private func index(of member: Member, in indices: [Int64: Int]) throws(FormatError) -> Int? {
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
  private mutating func fileByPaths() throws(FormatError) {
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
