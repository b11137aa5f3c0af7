import RecipeFormats
import RecipeStore
import TestSupport
import Testing

@Suite("Exports of other programs", .enabled(if: Cases.folder != nil))
struct ExportsTests {
  func file(_ path: String, as name: String) throws -> RecipeFile {
    let bytes = try Cases.bytes("exports/" + path)
    let source = RecipeSource(name: String(path.split(separator: "/").last ?? ""), bytes: bytes)
    let format = try #require(RecipeFormat.all.first { $0.recognizes?(source) ?? false })
    #expect(format.name == name)
    let read = try #require(format.read)
    let file = try read(source)
    #expect(file.problems == [])
    return file
  }

  @Test("have all recipes of MasterCook, in the letters of Windows")
  func masterCook() throws {
    let file = try file("gourmand/athenos.mx2", as: "mastercook")
    #expect(file.recipes.count == 100)
    #expect(file.recipes.reduce(0) { $0 + $1.content.ingredients.count } == 814)
    let first = file.recipes[0].content
    #expect(first.title == "5 Layer Mediterranean Dip")
    #expect(first.tags == ["Appetizers", "Dips/Spreads"])
    #expect(first.ingredients.first == "1 fresh jalapeño pepper")
    #expect(first.ingredients[3] == "1/4 cup chopped cucumber")
    #expect(first.directions.count == 3 && first.prepMinutes == nil)
    #expect(first.source == "Athenos' recipe archive at http://www.athenos.com")
    #expect(first.servings == "2 cups")
    #expect(first.extras["mastercook"]?.contains("Joe Comiskey") == true)
  }

  @Test("have Plan to Eat's fields")
  func planToEat() throws {
    let file = try file("plantoeat/plantoeat.csv", as: "plantoeat")
    #expect(file.recipes.map(\.content.title) == ["Test Recipe", "Test Recipe2"])
    let first = file.recipes[0].content
    #expect(
      first.tags == ["Allergen-Friendly", "Cheap", "Test", "Main Course", "American", "Beans"])
    #expect(first.notes == "This is a description.\nHere is new line.")
    #expect(
      (first.prepMinutes, first.cookMinutes, first.rating, first.servings) == (75, 75, 3, "7"))
    #expect(first.ingredients == ["Heading", "2 itm Test, note", "Heading2", "3 pkg Two, note2"])
    #expect(first.directions == ["Directions.", "Will go here."])
    #expect(first.source == "https://eatwithclarity.com/sushi-bowl-with-sesame-tofu/")
    #expect(first.images.count == 1)
    #expect(file.recipes[0].added == Timestamp("2023-10-13T20:29:29Z"))
    for kept in ["Manually entered source", "1 loaf", "\"Protein\":\"23\"", "\"Private\":\"yes\""] {
      #expect(first.extras["plantoeat"]?.contains(kept) == true, "\(kept)")
    }
    #expect(file.recipes[1].line == 10)
  }

  @Test("have My Recipe Box's fields")
  func myRecipeBox() throws {
    let file = try file("myrecipebox.csv", as: "myrecipebox")
    #expect(file.recipes.count == 10)
    #expect(file.recipes[0].content.title == "Air fryer Sliced potatoes")
    #expect(file.recipes[9].content.title == "Beef & Cheese Piroshki")
    let first = file.recipes[0].content
    #expect((first.prepMinutes, first.cookMinutes) == (10, 15))
    #expect(first.ingredients.count == 8 && first.directions.count == 6)
    #expect(first.notes.hasSuffix("You have to do an additional batch if you want more than this."))
    #expect(first.tags == ["Sides"] && first.extras["myrecipebox"]?.contains("150 kcal") == true)
    // Without a source the program shifts the last two columns.
    #expect(
      file.recipes[1].content.source
        == "https://www.gimmesomeoven.com/my-favorite-apple-spinach-salad/")
    #expect(file.recipes[1].content.images.count == 1)
    #expect(file.recipes[1].content.tags == ["Sides", "Salad"])
  }

  @Test("have Copy Me That's fields")
  func copyMeThat() throws {
    let file = try file("copymethat/recipes.html", as: "copymethat")
    #expect(
      file.recipes.map(\.content.title) == [
        "Classic Stuffed Shells", "Crockpot Cilantro Lime Chicken", "Spam Zoodles",
      ])
    #expect(file.recipes.map(\.content.ingredients.count) == [12, 11, 10])
    #expect(file.recipes.map(\.content.directions.count) == [6, 8, 4])
    let chicken = file.recipes[1].content
    #expect(chicken.tags == ["chicken", "dinner", "instantpot", "slowcooker", "texmex"])
    #expect(chicken.rating == 4 && chicken.isFavorite && chicken.servings == "4")
    #expect(chicken.notes.split(separator: "\n\n").count == 3)
    #expect(chicken.source.hasPrefix("https://www.theleangreenbean.com/"))
    #expect(chicken.images == ["images/crockpot_cilantro_lime_chicken_rhs9m.jpg"])
    #expect(chicken.extras["copymethat"] == #"{"made_this":true}"#)
    #expect(file.recipes[0].content.directions[2].contains("9x13\" baking dish"))
  }

  @Test("have Gourmet's fields, references and mark-up")
  func gourmet() throws {
    let file = try file("gourmand/test_set.grmt", as: "gourmet")
    let (rice, sauce) = (file.recipes[0].content, file.recipes[1].content)
    #expect((rice.title, sauce.title) == ("Amazing rice", "Amazing Sauce"))
    #expect(rice.ingredients == ["1 cup rice", "1 Amazing Sauce", "2 cups broth"])
    #expect(rice.tags == ["Side Dish", "Grain", "American"] && rice.rating == 3)
    #expect((rice.prepMinutes, rice.cookMinutes, rice.servings) == (40, 25, "6 servings"))
    #expect(rice.directions == ["Cook up the rice well.", "Enjoy!!!"])
    #expect(sauce.cookMinutes == 2880 && sauce.source == "http://slashdot.org")
    #expect(sauce.ingredients.first == "veggies" && sauce.ingredients[1] == "1 cup tomatoes, diced")
    #expect(sauce.extras["gourmet"]?.contains("Tom's imagination") == true)
    let special = try self.file("gourmand/special_chars.grmt", as: "gourmet").recipes[0].content
    #expect(special.directions.count == 4)
    #expect(special.directions[0] == "less than bold <" && special.directions[3].contains("^&*()"))
  }

  @Test("have Krecipes' fields")
  func kreml() throws {
    let sample = try file("gourmand/sample.kreml", as: "kreml").recipes[0].content
    #expect(sample.title == "Recipe title" && sample.tags == ["Ethnic", "Cakes"])
    #expect(
      sample.ingredients == [
        "2 cups flour", "filling", "2 cans cherry pie filling",
        "1 cup some other filling, some prep method", "2 eggs",
      ])
    #expect(sample.prepMinutes == 90 && sample.servings == "5")
    #expect(sample.source == "Unai Garro, Jason Kivlighn")
    #expect(sample.directions == ["Write the recipe instructions here"])
    for language in ["en_US", "cs_CZ"] {
      let file = try file("krecipes/samples-\(language).kreml", as: "kreml")
      #expect(file.recipes.map(\.content.ingredients.count).sorted() == [6, 11, 13, 14])
    }
  }

  @Test("have Mealie's fields")
  func mealie() throws {
    let paths = Cases.files(in: "exports/mealie", ending: ".json").map {
      String($0.dropFirst("exports/".count))
    }
    let recipes = try paths.map { try file($0, as: "mealie").recipes[0] }
    #expect(
      recipes.map(\.content.title) == [
        "Levain Chocolate Chip Cookies", "Old-Fashioned Beef Stew",
        "PIZZA DOUGH — Basics With Babish",
      ])
    #expect(recipes.map(\.content.ingredients.count) == [12, 12, 9])
    let (cookies, stew, pizza) = (recipes[0].content, recipes[1].content, recipes[2].content)
    #expect(cookies.tags == ["Dessert", "Cookies"] && cookies.cookMinutes == 13)
    #expect(cookies.extras["mealie"]?.contains("10-13 Minutes") == true)
    #expect(stew.servings == "4 serving(s)" && stew.directions.count == 3)
    #expect(stew.extras["mealie"]?.contains("2 Hours 30 Minutes") == true)
    #expect(pizza.tags == ["babish"] && pizza.prepMinutes == 1440 && pizza.cookMinutes == 15)
    #expect(pizza.directions.first == "Preparation")
    #expect(recipes[0].key == "mealie:levain-chocolate-chip-cookies")
    #expect(recipes[0].added == Timestamp("2021-10-28") && cookies.notes.hasPrefix("Figuring"))
    #expect(cookies.source == "https://www.joshuaweissman.com/post/levian-chocolate-chip-cookies")
  }

  @Test("have Tandoor's fields")
  func tandoor() throws {
    let chili = try file("tandoor/1/recipe.json", as: "tandoor").recipes[0].content
    #expect(chili.title == "“Texas Red” Chili" && chili.directions.count == 1)
    #expect(chili.tags == ["American", "Course: Main", "Southwest", "Technique: cocotte"])
    #expect(chili.ingredients.count == 12)
    #expect(chili.ingredients[0] == "2 oz New Mexico chile, dry, 57 g")
    #expect(chili.ingredients[1] == "1.5 cup (12 fl oz/355 ml) doppelbock")
    #expect((chili.servings, chili.cookMinutes, chili.prepMinutes) == ("1", 2, nil))
    #expect(chili.extras["tandoor"]?.contains("small dice") == true)
  }

  @Test("have Nextcloud Cookbook's fields")
  func nextcloud() throws {
    let pie = try file("nextcloud/Skillet Shepherd's Pie/recipe.json", as: "nextcloud")
      .recipes[0].content
    #expect(pie.ingredients.count == 18 && pie.directions.count == 8)
    #expect((pie.prepMinutes ?? 0) + (pie.cookMinutes ?? 0) == 85)
    #expect(pie.tags.contains("cottage pie") && pie.tags.contains("American"))
    #expect(pie.source == "https://www.jocooks.com/recipes/skillet-shepherds-pie/")
    #expect(pie.extras["jsonld"]?.contains("Joanna Cismaru") == true)
  }
}
