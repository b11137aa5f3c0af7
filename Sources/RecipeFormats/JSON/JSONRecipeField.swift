/// What a key of a recipe's object stands for, whatever the form calls it.
enum JSONRecipeField: UInt32 {
  case id, title, servings, prep, cook, ingredients, directions, notes, source, tags, favorite
  case rating, images, extras, added, changed, collections
}

/// How a form of JSON writes recipes down.
enum JSONRecipeDialect {
  /// Our own: minutes, arrays, collections by path.
  case larder

  /// That of Apple's sample: seconds, one text with a line each, collections by name.
  case apple

  func field(_ key: String) -> JSONRecipeField? {
    self == .larder ? Self.larderFields[key] : Self.appleFields[key]
  }

  private static let larderFields: [String: JSONRecipeField] = [
    "id": .id, "title": .title, "servings": .servings, "prepMinutes": .prep,
    "cookMinutes": .cook, "ingredients": .ingredients, "directions": .directions,
    "notes": .notes, "source": .source, "tags": .tags, "favorite": .favorite, "rating": .rating,
    "images": .images, "extras": .extras, "added": .added, "changed": .changed,
    "collections": .collections,
  ]

  private static let appleFields: [String: JSONRecipeField] = [
    "id": .id, "title": .title, "servings": .servings, "prepTime": .prep, "cookTime": .cook,
    "ingredients": .ingredients, "directions": .directions, "isFavorite": .favorite,
    "imageNames": .images, "addedOn": .added, "collections": .collections,
  ]
}
