import RecipeFormats
import RecipeStore

extension Command {
  /// `import`: takes recipes from files.
  static let `import` = Command(
    name: "import",
    usage: "import PATH… [--from FORMAT] [--update] [--all-or-nothing]",
    summary: "Take the recipes of files and folders, or of standard input for -.",
    kind: .change,
    flags: ["--update", "--all-or-nothing"],
    valued: ["--from"],
    completes: .paths
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...)
    var options = Importer.Options()
    if let name = arguments.value(of: "--from")?.text {
      options.format = try format(name, in: RecipeFormat.readable, quality: "readable")
    }
    options.updates = arguments.has("--update")
    options.isAllOrNothing = arguments.has("--all-or-nothing")
    var importer = Importer(store: session.store, world: session.world, options: options)
    for word in arguments.operands { try importer.take(word.text) }
    if let problem = importer.onlyProblem { throw problem }
    return outcome(of: importer)
  }

  private static func outcome(of importer: Importer) -> Outcome {
    let (added, updated, skipped) = (importer.added, importer.updated, importer.skipped)
    var lines = ["Imported \(counted(added.count, "recipe"))."]
    if !updated.isEmpty { lines.append("Updated \(counted(updated.count, "recipe")).") }
    // What is broken is told before what is merely here already.
    let told = skipped.filter(\.isProblem) + skipped.filter { !$0.isProblem }
    for skip in told.prefix(20) { lines.append("skipped \(skip.place): \(skip.reason)") }
    if told.count > 20 { lines.append("and \(told.count - 20) more skipped") }
    var outcome = Outcome(
      lines: lines,
      fields: [
        idsField(added.map(\.description)),
        Outcome.Field(name: "updated") { json in
          json.array { json in for id in updated { json.value(id.description) } }
        },
        Outcome.Field(name: "skipped") { json in
          json.array { json in
            for skip in skipped {
              json.object { json in
                json.field("path", skip.path)
                json.field("line", skip.line > 0 ? skip.line : nil)
                json.field("kind", skip.kind.rawValue)
                json.field("reason", skip.reason)
              }
            }
          }
        },
      ], changeLimit: 8)
    outcome.hasFailed = importer.problems > 0
    return outcome
  }

  /// `export`: writes recipes to a file.
  static let export = Command(
    name: "export",
    usage: "export [ROW…] --to PATH [--as FORMAT]",
    summary: "Write recipes and collections, or everything, to a file, or standard output for -.",
    kind: .query,
    flags: [dryRun],
    valued: ["--to", "--as"],
    completes: .rows(.all)
  ) { arguments, session throws(CommandError) in
    guard let path = arguments.value(of: "--to")?.text, !path.isEmpty else { throw arguments.wrong }
    // Larder's own keeps everything.
    let name = arguments.value(of: "--as")?.text ?? "json"
    let format = try format(name, in: RecipeFormat.writable, quality: "writable")
    var recipes: [RecipeID] = []
    var collections: [CollectionID] = []
    for name in try session.resolveAll(arguments.operands) {
      switch name {
      case .recipe(let id): recipes.append(id)
      case .sidebar(.collection(let id)): collections.append(id)
      case .sidebar(let row):
        guard let query = row.query else {
          throw .refused("'\(row)' is a heading: name a row below it")
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
    let isRehearsed = arguments.has(dryRun)
    try FileWriter(world: session.world, format: format, isRehearsed: isRehearsed)
      .write(file, to: path)
    let count = file.recipes.count
    if path == "-", !isRehearsed { return Outcome(isWritten: false) }
    var outcome = Outcome(
      lines: ["Exported \(counted(count, "recipe")) to \(path)."],
      fields: [
        Outcome.Field(name: "path") { json in json.value(path) },
        Outcome.Field(name: "count") { json in json.value(count) },
      ])
    outcome.isRehearsed = isRehearsed
    return outcome
  }

  /// The format with this name.
  private static func format(
    _ name: String, in formats: [RecipeFormat], quality: String
  ) throws(CommandError) -> RecipeFormat {
    guard let format = formats.first(where: { $0.name == name }) else {
      throw .usage(thereIsNo("\(quality) format", name, among: formats.map(\.name)))
    }
    return format
  }
}

/// `1 recipe`, `2 recipes`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
