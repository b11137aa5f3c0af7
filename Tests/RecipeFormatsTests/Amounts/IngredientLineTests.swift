import RecipeFormats
import Testing

@Suite("Lines of ingredients")
struct IngredientLineTests {
  @Test(
    "are read into amounts, item and note",
    arguments: [
      ("2 cups of water", "2 cups", "water", ""),
      ("1 1/2 cups grated Cheddar", "1½ cups", "grated Cheddar", ""),
      ("1-1/2 cups flour", "1½ cups", "flour", ""),
      ("1½ teaspoons vanilla extract", "1½ tsp", "vanilla extract", ""),
      ("1⁄3 cup milk", "⅓ cup", "milk", ""),
      ("2-3 onions", "2–3", "onions", ""),
      ("2–3 Zwiebeln, gehackt", "2–3", "Zwiebeln", "gehackt"),
      ("4 to 5 lettuce leaves", "4–5", "lettuce leaves", ""),
      ("100g-150g sugar", "100–150 g", "sugar", ""),
      ("ca. 250 g Mehl", "250 g", "Mehl", ""),
      ("100g sugar", "100 g", "sugar", ""),
      ("1,5 dl melk", "1.5 dl", "melk", ""),
      ("1 (14 oz) can tomatoes", "1 can", "tomatoes", ""),
      ("2 x 400g tins tomatoes", "2 cans", "tomatoes", ""),
      ("1 3 lb pork shoulder boneless", "1", "pork shoulder boneless", ""),
      ("1 cup (240 ml) milk, warm", "1 cup", "milk", "warm"),
      ("3 tomatoes (about 1 pound), chopped", "3", "tomatoes", "(about 1 pound), chopped"),
      ("1 lb 2 oz flour", "1⅛ lb", "flour", ""),
      ("2 cuill. à soupe d'huile d'olive", "2 tbsp", "huile d'olive", ""),
      ("½ cucharadita de comino molido", "½ tsp", "comino molido", ""),
      ("2 çay kaşığı tuz", "2 tsp", "tuz", ""),
      ("2 theelepels tijm", "2 tsp", "tijm", ""),
      ("2 T butter", "2 tbsp", "butter", ""), ("2 t salt", "2 tsp", "salt", ""),
      ("a pinch of salt", "1 pinch", "salt", ""),
      ("one 14-ounce can beans", "1 can", "beans", ""),
      ("Mehl 500 g", "500 g", "Mehl", ""), ("Butter: 100 g", "100 g", "Butter", ""),
      ("juice of 2 lemons", "2", "juice of lemons", ""),
      ("12345678901 eggs", "", "12345678901 eggs", ""), ("7up", "", "7up", ""),
      ("1/0 cup", "", "1/0 cup", ""), ("2% milk", "", "2% milk", ""), ("", "", "", ""),
      ("salt, to taste", "", "salt", "to taste"),
      ("2 c. à café d'huile", "2 tsp", "huile", ""), ("3 šálky mouky", "3 cups", "mouky", ""),
      ("1 čajová lžička kopr", "1 tsp", "kopr", ""), ("25 dkg liszt", "25 dkg", "liszt", ""),
      ("300 г муки", "300 g", "муки", ""), ("1 κ.σ. ξίδι", "1 tbsp", "ξίδι", ""),
      ("100 מ״ל שמן", "100 ml", "שמן", ""), ("250 غ حمص", "250 g", "حمص", ""),
      ("½ छोटा चम्मच हल्दी", "½ tsp", "हल्दी", ""), ("油 3汤匙", "3 tbsp", "油", ""),
      ("味噌 大さじ1と1/2", "1½ tbsp", "味噌", ""), ("卵 4個", "4 pieces", "卵", ""),
      ("2 skinless, boneless thighs", "2", "skinless, boneless thighs", ""),
      ("1 Zwiebel(n), rot", "1", "Zwiebel(n)", "rot"),
      ("½ cup Di Giorno Pesto", "½ cup", "Di Giorno Pesto", ""),
      ("500 ml 2 cups milk", "500 ml", "milk", ""), ("Herbs - (4 oz)", "4 oz", "Herbs", ""),
      ("Zest from 2 lemons", "2", "Zest from lemons", ""),
    ])
  func reading(text: String, amount: String, item: String, note: String) {
    let line = IngredientLine(text)
    #expect(line.total.map(\.text).joined(separator: " + ") == amount)
    #expect(line.item == item)
    #expect(line.note == note)
    #expect(line.text == text)
  }

  @Test("that name the lines after them are headings")
  func headings() {
    #expect(IngredientLine("For the sauce: ").isHeading)
    #expect(!IngredientLine("1 cup:").isHeading)
    #expect(!IngredientLine("salt").isHeading)
  }
}

@Suite("Scaled lines")
struct ScaledLineTests {
  @Test(
    "have every amount multiplied and all else as it was",
    arguments: [
      ("2 cups flour", "1/2", "1 cup flour"), ("1 Cup milk", "2", "2 Cups milk"),
      ("1 1/2 cups sugar", "2", "3 cups sugar"), ("1½ EL Öl", "3", "4½ EL Öl"),
      ("1⁄3 cup", "3", "1 cup"), ("2-3 eggs", "2", "4-6 eggs"),
      ("250 g", "1/2", "125 g"), ("75 g", "1/2", "37½ g"), ("1,5 dl", "3", "4,5 dl"),
      ("1.5 kg", "1/4", "0.375 kg"), ("100 g", "4/7", "57.1 g"),
      ("1 (14 oz) can beans", "2", "2 (14 oz) cans beans"),
      ("2 (6-ounce) fillets", "2", "4 (6-ounce) fillets"),
      ("1 can (14 oz) beans", "2", "2 cans (14 oz) beans"),
      ("1 cup (240 ml) milk", "2", "2 cups (480 ml) milk"),
      ("6 oz / 170 g cheese", "2", "12 oz / 340 g cheese"),
      ("¾ cup butter (soft (168g))", "2", "1½ cups butter (soft (336g))"),
      ("1⁄4 cup plus 2 Tbsp. salt", "2", "½ cup plus 4 Tbsp. salt"),
      ("1 3 lb pork", "2", "2 3 lb pork"), ("2 x 400g tins", "2", "4 x 400g tins"),
      ("14-ounce can beans", "2", "2 × 14-ounce can beans"),
      ("2 cm ginger", "2", "2 cm ginger"), ("1 cup 2% milk", "2", "2 cups 2% milk"),
      ("3 eggs at 20 °C", "2", "6 eggs at 20 °C"), ("1/8 tsp", "1/8", "1/64 tsp"),
      ("1/8 tsp", "1/100", "0.00125 tsp"), ("juice of 2 lemons", "2", "juice of 4 lemons"),
      ("500 g Mehl Type 405", "2", "1000 g Mehl Type 405"), ("a pinch", "2", "2 pinches"),
      ("10 thighs (2 lb. 3 oz.)", "2", "20 thighs (4 lb. 6 oz.)"),
      ("1 tsp salt - (to 1 1/2)", "2", "2 tsp salt - (to 3)"),
      ("1 cup flour, less 2 tbsp", "2", "2 cups flour, less 4 tbsp"),
      ("500 ml 2 cups milk", "2", "1000 ml 4 cups milk"),
      ("2 Tbsp. A or 1 Tbsp. plus ½ tsp. B", "2", "4 Tbsp. A or 2 Tbsp. plus 1 tsp. B"),
      ("味噌 大さじ1と1/2", "2", "味噌 大さじ3"), ("卵 4個", "1/2", "卵 2個"),
    ])
  func scaling(text: String, factor: String, scaled: String) throws {
    #expect(IngredientLine(text).scaled(by: try #require(Rational(factor))) == scaled)
  }

  @Test("by one are the same to the byte")
  func one() {
    for text in ["1 1/2 cups", "e\u{301}", "02 x 3/16\tc", "½ 1,50 l"] {
      #expect(Array(IngredientLine(text).scaled(by: .one).utf8) == Array(text.utf8))
    }
  }

  @Test("that grow out of numbers leave the sum to the reader")
  func overflow() throws {
    let huge = try #require(Rational(Int64.max))
    #expect(IngredientLine("3 eggs").scaled(by: huge) == "9223372036854775807 × 3 eggs")
    #expect(IngredientLine("salt").scaled(by: huge) == "salt")
  }

  @Test(
    "of servings keep their words",
    arguments: [
      ("about 20 rolls", "about 40 rolls"), ("4-6", "8-12"), ("20 (5 cups)", "40 (10 cups)"),
      ("1 9-inch pie", "2 9-inch pie"), ("many", "many"), ("Makes 18.", "Makes 36."),
    ])
  func servings(text: String, doubled: String) throws {
    #expect(ServingsText(text).scaled(by: try #require(Rational(2))) == doubled)
  }
}
