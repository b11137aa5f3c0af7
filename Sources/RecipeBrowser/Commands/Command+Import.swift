import RecipeFormats
import RecipeStore

extension Command {
  /// `import`: takes recipes from files.
  static let `import` = Command(
    name: "import",
    usage: "import PATH…",
    summary: "Take the recipes of files and folders, or of standard input for -.",
    kind: .change,
    completes: .paths
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...)
    var importer = Importer(store: session.store, world: session.world)
    for word in arguments.operands { try importer.take(word.text) }
    let (added, skipped) = (importer.added, importer.skipped)
    var lines = ["Imported \(counted(added.count, "recipe"))."]
    for skip in skipped.prefix(20) {
      lines.append("skipped \(skip.place): \(skip.reason)")
    }
    if skipped.count > 20 { lines.append("and \(skipped.count - 20) more skipped") }
    return Outcome(
      lines: lines,
      fields: [
        idsField(added.map(\.description)),
        Outcome.Field(name: "skipped") { json in
          json.array { json in
            for skip in skipped {
              json.object { json in
                json.field("path", skip.path)
                json.field("line", skip.line > 0 ? skip.line : nil)
                json.field("reason", skip.reason)
              }
            }
          }
        },
      ], changeLimit: 8)
  }

  /// `export`: writes recipes to a file.
  static let export = Command(
    name: "export",
    usage: "export [ROW…] --to PATH [--as \(writable.map(\.name).joined(separator: "|"))]",
    summary: "Write recipes and collections, or everything, to a file, or standard output for -.",
    kind: .query,
    valued: ["--to", "--as"],
    completes: .rows(.all)
  ) { arguments, session throws(CommandError) in
    guard let path = arguments.value(of: "--to")?.text, !path.isEmpty else { throw arguments.wrong }
    let format = try format(arguments.value(of: "--as"))
    var recipes: [RecipeID] = []
    var collections: [CollectionID] = []
    for word in arguments.operands {
      switch try session.resolve(word) {
      case .recipe(let id): recipes.append(id)
      case .sidebar(.collection(let id)): collections.append(id)
      case .sidebar(let row):
        guard let query = row.query else {
          throw .refused("'\(word.text)' is a heading: name a row below it")
        }
        recipes += try storing { () throws(StoreError) in
          try session.store.recipeIDs(in: query, order: nil, limit: nil)
        }
      }
    }
    let exporter = Exporter(store: session.store)
    let file = try storing { () throws(StoreError) in
      arguments.operands.isEmpty
        ? try exporter.everything()
        : try exporter.file(recipes: recipes, collections: collections)
    }
    do throws(FileError) {
      try session.world.write(to: path) { emit in format.write?(file, emit) }
    } catch {
      throw .file(path: error.path, reason: error.reason)
    }
    let count = file.recipes.count
    if path == "-" { return Outcome(isWritten: false) }
    return Outcome(
      lines: ["Exported \(counted(count, "recipe")) to \(path)."],
      fields: [
        Outcome.Field(name: "path") { json in json.value(path) },
        Outcome.Field(name: "count") { json in json.value(count) },
      ])
  }

  private static let writable = RecipeFormat.all.filter { $0.write != nil }

  /// The format to write; larder's own, which keeps everything, when none is named.
  private static func format(_ word: Word?) throws(CommandError) -> RecipeFormat {
    let name = word?.text ?? "json"
    guard let format = writable.first(where: { $0.name == name }) else {
      let names = writable.map(\.name).joined(separator: ", ")
      throw .usage("there is no format '\(name)' to write: \(names)")
    }
    return format
  }
}

/// `1 recipe`, `2 recipes`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
