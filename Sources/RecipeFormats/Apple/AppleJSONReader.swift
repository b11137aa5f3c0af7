import RecipeStore

/// Reads the JSON of Apple's sample.
enum AppleJSONReader {
  /// Whether the first recipe has a key that only this form has.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    var cursor = JSONCursor(bytes)
    return (try? firstRecipeIsApples(&cursor)) ?? false
  }

  /// - Throws: A `FormatError` at the line of whatever is wrong first.
  static func read(_ bytes: [UInt8]) throws(FormatError) -> RecipeFile {
    var cursor = JSONCursor(bytes)
    var file = RecipeFile()
    var groups: [String: Int] = [:]
    if try cursor.peek() == .array {
      try cursor.beginArray()
      while try cursor.nextElement() { try readRecipe(from: &cursor, into: &file, &groups) }
    } else {
      try readRecipe(from: &cursor, into: &file, &groups)
    }
    try cursor.end()
    try file.requireRecipes()
    return file
  }

  private static func readRecipe(
    from cursor: inout JSONCursor, into file: inout RecipeFile, _ groups: inout [String: Int]
  ) throws(FormatError) {
    let recipe: JSONRecipe
    switch try cursor.attempt({ cursor throws(FormatError) in
      try JSONRecipe(from: &cursor, .apple)
    }) {
    case .success(let read): recipe = read
    case .failure(let problem): return file.problems.append(problem)
    }
    for name in recipe.collections where !name.isEmpty {
      if groups[name] == nil {
        groups[name] = file.groups.count
        file.groups.append(RecipeFile.Group(path: [name], members: []))
      }
      if let group = groups[name], file.groups[group].members.last != file.recipes.count {
        file.groups[group].members.append(file.recipes.count)
      }
    }
    file.recipes.append(recipe.entry)
  }

  private static func firstRecipeIsApples(
    _ cursor: inout JSONCursor
  ) throws(FormatError) -> Bool {
    if try cursor.peek() == .array {
      try cursor.beginArray()
      guard try cursor.nextElement() else { return false }
    }
    guard try cursor.peek() == .object else { return false }
    try cursor.beginObject()
    while let key = try cursor.nextKey() {
      switch key {
      case "prepTime", "cookTime", "isFavorite", "addedOn", "imageNames": return true
      case "ingredients", "directions": return try cursor.peek() == .string
      case "larder", "recipes": return false
      default: try cursor.skip()
      }
    }
    return false
  }
}
