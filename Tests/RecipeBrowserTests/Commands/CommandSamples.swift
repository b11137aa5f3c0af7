import RecipeBrowser
import RecipeStore
import TestSupport

/// Lines for every command and every option of it, each of which is done where all of them start.
enum CommandSamples {
  static let lines: [String: [String]] = [
    "show": ["show", "show sidebar", "show list", "show detail", "show all"],
    "expand": ["expand Cakes", "expand Dinner --recursive", "expand --all", "expand --level 1"],
    "collapse": [
      "collapse Dinner", "collapse c1 --recursive", "collapse --all", "collapse --level=2",
    ],
    "toggle": ["toggle Dinner", "toggle c1 --recursive", "toggle --all", "toggle --level 1"],
    "select": ["select Cakes"], "deselect": ["deselect"],
    "next": ["next", "next 2"], "previous": ["previous"], "parent": ["parent"],
    "first": ["first"], "last": ["last"], "back": ["back"], "forward": ["forward"],
    "focus": ["focus", "focus list"], "reveal": ["reveal Pasta"],
    "filter": ["filter", "filter a"], "search": ["search lasagne"],
    "sort": ["sort", "sort rating --reverse"],
    "add": [
      "add recipe Žurek", "add recipe Žurek servings=2 --in Dinner", "add collection Ä --in Cakes",
      "add search Five rating:>=5",
    ],
    "set": ["set rating=4", "set tags+=ä --to Lasagne"], "edit": ["edit", "edit Lasagne"],
    "rename": ["rename Lasagne Žur", "rename Dinner Supper", "rename Quick Fast"],
    "delete": ["delete Lasagne", "delete Dinner", "delete Quick"],
    "duplicate": ["duplicate", "duplicate Lasagne"],
    "favorite": ["favorite", "favorite Lasagne"], "unfavorite": ["unfavorite Ravioli"],
    "tag": ["tag a b", "tag ä --to Lasagne"], "untag": ["untag vegan --to Ravioli"],
    "file": ["file Lasagne --in Cakes"], "unfile": ["unfile Lasagne --from Pasta"],
    "move": ["move Cakes before Dinner", "move Ravioli before Lasagne"],
    "undo": ["undo", "undo 2"], "redo": ["redo"],
    "import": ["import some.json --from json", "import some.json --update --all-or-nothing"],
    "export": ["export --to out", "export Lasagne --to out --as json", "export --to -"],
    "scale": ["scale 4", "scale x2"], "shop": ["shop", "shop Lasagne"],
    "stats": ["stats"], "check": ["check"], "backup": ["backup FOLDER/copy"],
    "watch": ["watch"], "source": ["source script"],
    "option": ["option", "option width", "option width 60"], "history": ["history", "history 1"],
    "help": ["help", "help add"], "quit": ["quit"],
  ]

  /// Where every sample can be done: a collection with its recipes, something before and after in
  /// the history of selections, and something to undo and to redo.
  static let start =
    EventTableTests.setting + """

      add search Quick time:<30
      set servings=2 "ingredients=2 eggs\\n½ l crème" rating=2 --to Lasagne
      rename "Apple Cake" "Äpfel 🍎 Cake"
      undo
      expand --all
      select Pasta
      select Lasagne
      select Ravioli
      back
      focus sidebar
      """

  static let files = RandomChange.files.merging(["script": "show\nset notes=é\n"]) { $1 }

  /// A browser at the start, perhaps on a store of its own.
  static func browser(
    store: (any RecipeStore)? = nil, format: OutputFormat = .json,
    _ configure: (inout SessionOptions) -> Void = { _ in }
  ) throws -> BrowserUnderTest {
    let browser = try BrowserUnderTest(store: store, format: format, configure)
    for (path, text) in files { browser.world.addFile(path, text) }
    browser.world.setEditor { $0.replacing("title:", with: "title: The") }
    return browser
  }
}
