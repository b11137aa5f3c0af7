import RecipeFormats
import RecipeStore
import Testing

@Suite("Shopping lists")
struct ShoppingListTests {
  private func list(_ lines: String...) -> [String] {
    var list = ShoppingList()
    for line in lines { list.add(IngredientLine(line), for: RecipeID(1)) }
    return list.entries.map(\.text)
  }

  @Test("add what is of one dimension")
  func sums() {
    #expect(list("600 g flour", "1 kg Flour") == ["1.6 kg flour"])
    #expect(list("250 ml milk", "1 l milk") == ["1.25 l milk"])
    #expect(list("1 tsp salt", "1 tbsp salt") == ["1⅓ tbsp salt"])
    #expect(list("1 cup milk", "2 tbsp milk") == ["1⅛ cups milk"])
    #expect(list("1 cup milk", "100 ml milk") == ["340 ml milk"])
    #expect(list("1 lb beef", "500 g beef") == ["954 g beef"])
    #expect(list("500 g flour", "500 g flour") == ["1 kg flour"])
    #expect(list("½ kg flour", "¼ kg flour") == ["750 g flour"])
    #expect(list("1 dl milk", "50 ml milk", "5 dl oil") == ["1.5 dl milk", "5 dl oil"])
    #expect(list("1-2 kg flour", "500 g flour") == ["1.5–2.5 kg flour"])
  }

  @Test("never round before the end: three thirds are one")
  func thirds() { #expect(list("⅓ cup oil", "1/3 cup oil", "1⁄3 cup oil") == ["1 cup oil"]) }

  @Test("keep apart what needs a density, and pieces of different kinds")
  func apart() {
    #expect(list("200 g flour", "1 cup flour", "50 g flour") == ["250 g + 1 cup flour"])
    #expect(list("1 clove garlic", "2 cloves garlic", "1 garlic") == ["3 cloves + 1 garlic"])
    #expect(
      list("1 (14 oz) can beans", "1 (28 oz) can beans")
        == ["1 (14 oz) can beans", "1 (28 oz) can beans"])
  }

  @Test(
    "keep the words of what one line asks for",
    arguments: [
      "2 c. à soupe de farine", "la piel de 1 limón", "1 TL Zimt", "3 yemek kaşığı un",
      "2 (14 oz) cans black beans, drained", "½ kg flour", "salt, to taste", "c. 1,5 dl melk",
    ])
  func oneLine(text: String) { #expect(list(text) == [text]) }

  @Test("keep the words of lines that differ in their amounts alone")
  func alike() {
    #expect(list("1 TL Zimt", "2 TL Zimt") == ["3 TL Zimt"])
    #expect(list("la piel de 1 limón", "la piel de 2 limón") == ["la piel de 3 limón"])
    #expect(
      list("1 (14 oz) can beans", "2 (14 oz) cans beans") == ["3 (14 oz) cans beans"])
    #expect(list("1 cup (240 ml) milk", "1 cup milk") == ["2 cups (480 ml) milk"])
    #expect(list("salt, to taste", "salt, to taste") == ["salt, to taste"])
    #expect(list("2 eggs, beaten", "1 egg, whole") == ["3 eggs"])
  }

  @Test("name a unit as it was first written")
  func words() {
    #expect(list("3 TL Zimt", "1 EL Zimt, gehäuft") == ["2 EL Zimt"])
    #expect(list("2 c. à soupe d'huile", "1 c. à soupe d'huile, vierge") == ["3 c. à soupe huile"])
    #expect(list("1 Tasse Milch", "3 Tassen Milch, warm") == ["4 Tassen Milch"])
  }

  @Test("know one and several, case and accents as the same thing")
  func names() {
    #expect(list("1 onion", "2 onions, chopped", "3 Onions") == ["6 onions"])
    #expect(list("1 Zwiebel", "2 Zwiebeln") == ["3 Zwiebeln"])
    #expect(list("10 g jalapeño", "5 g Jalapeno") == ["15 g jalapeño"])
  }

  @Test("say that some is wanted without an amount, and leave headings out")
  func unmeasured() {
    #expect(list("salt", "For the sauce:", "5 g salt", "") == ["5 g + some salt"])
    #expect(list("salt, to taste", "salt, coarse") == ["salt"])
  }

  @Test("carry the scale")
  func scale() throws {
    var list = ShoppingList()
    list.add(IngredientLine("1 cup milk"), times: try #require(Rational("1/2")), for: RecipeID(1))
    list.add(IngredientLine("1 cup milk"), times: try #require(Rational(3)), for: RecipeID(1))
    list.add(IngredientLine("5 eggs"), times: try #require(Rational(Int64.max)), for: RecipeID(1))
    #expect(list.entries.map(\.text) == ["3½ cups milk", "9223372036854775807 × 5 eggs"])
  }
}
