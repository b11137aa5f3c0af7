import RecipeStore

/// Reads our own form of JSON: an object with recipes and collections, an array of recipes, or one
/// recipe.
struct LarderJSONReader {
  /// The version of the form that is written; a file of a later one is refused.
  static let version: Int64 = 1

  var cursor: JSONCursor
  var recipes: [JSONRecipe] = []

  /// The index in ``recipes`` of each recipe of the file; `nil` for one that is left out.
  var positions: [Int?] = []
  var problems: [FormatError] = []
  private var searches: [RecipeFile.Search] = []
  var tree = GroupTree()
  var members: [Member] = []

  /// A recipe named in a collection, found only when all recipes are read.
  struct Member {
    let node: Int
    let reference: Reference
    let line: Int
  }

  enum Reference {
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
