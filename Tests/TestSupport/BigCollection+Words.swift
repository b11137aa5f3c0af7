import RecipeStore

extension RecipeContent {
  /// A recipe as somebody might have written it down.
  static func random(_ random: inout SeededGenerator) -> RecipeContent {
    let main = random.pick(BigCollection.mains)
    let side = random.pick(BigCollection.sides)
    var content = RecipeContent(
      title: random.pick(BigCollection.styles) + " " + main + " " + random.pick(["with", "and"])
        + " " + side)
    content.servings = String(random.below(8) + 1)
    content.prepMinutes = random.below(4) == 0 ? nil : Int(random.below(12)) * 5
    content.cookMinutes = random.below(4) == 0 ? nil : Int(random.below(24)) * 5
    for name in [main, side]
      + (0..<4 + random.below(5)).map({ _ in random.pick(BigCollection.sides) })
    {
      let unit = random.pick(["g", "ml", "tbsp", "cups"])
      content.ingredients.append("\(random.below(400) + 1) \(unit) \(name.lowercased())")
    }
    for _ in 0..<2 + random.below(4) {
      content.directions.append(
        "\(random.pick(BigCollection.verbs)) the \(random.pick(BigCollection.sides).lowercased()) "
          + "with the \(main.lowercased()) for \(random.below(30) + 1) minutes, then "
          + "\(random.pick(BigCollection.verbs).lowercased()) and let it rest.")
    }
    for _ in 0..<random.below(4) {
      let tag = random.pick(BigCollection.tagWords)
      if !content.tags.contains(tag) { content.tags.append(tag) }
    }
    content.isFavorite = random.below(25) == 0
    content.rating = random.below(3) == 0 ? Int(random.below(5)) + 1 : nil
    return content
  }
}

extension BigCollection {
  static let styles = [
    "Baked", "Braised", "Cold", "Creamy", "Crispy", "Crème", "Easy", "Fried", "Grandmother's",
    "Grilled", "Hearty", "Light", "Pickled", "Quick", "Roasted", "Rustic", "Slow", "Smoked",
    "Smørbrød",
    "Spicy", "Steamed", "Sweet", "Warm", "Wild", "Zesty", "Österreichischer",
  ]
  static let mains = [
    "Apple", "Aubergine", "Barley", "Beef", "Bread", "Cabbage", "Chicken", "Chickpea", "Cod",
    "Duck", "Egg", "Fennel", "Gnocchi", "Kale", "Lamb", "Lentil", "Mushroom", "Noodle", "Pasta",
    "Pear", "Pork", "Potato", "Pumpkin", "Rice", "Salmon", "Tofu", "Tomato", "Trout", "Zucchini",
  ]
  static let sides = [
    "Almonds", "Anchovies", "Basil", "Butter", "Capers", "Carrots", "Celery", "Cheese", "Chives",
    "Cinnamon", "Cream", "Cumin", "Dill", "Flour", "Garlic", "Ginger", "Honey", "Jalapeños",
    "Leeks", "Lemon", "Mint", "Mustard", "Nutmeg", "Olive Oil", "Olives", "Onions", "Oregano",
    "Parsley", "Peas", "Pepper", "Rosemary", "Saffron", "Sage", "Sesame", "Sugar", "Thyme",
    "Walnuts", "Wine", "Yogurt",
  ]
  static let verbs = ["Boil", "Chop", "Cook", "Fold", "Fry", "Knead", "Mix", "Simmer", "Stir"]
  static let tagWords = [
    "baking", "breakfast", "budget", "christmas", "dinner", "easy", "family", "freezer", "grill",
    "guests", "lunch", "picnic", "quick", "summer", "vegan", "vegetarian", "weekend", "winter",
  ]
  static let groupWords = [
    "Bakery", "Baskets", "Braises", "Brunch", "Canapés", "Dinner", "Feasts", "Garden", "Grill",
    "Holidays", "Kitchen", "Lunch", "Market", "Pantry", "Pasta", "Roasts", "Salads", "Soups",
  ]
}
