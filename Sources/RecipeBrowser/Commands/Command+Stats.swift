import RecipeFormats
import RecipeStore

extension Command {
  /// `stats`: prints figures of the store.
  static let stats = Command(
    name: "stats", usage: "stats", summary: "Print figures of the store.", kind: .query
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    let figures = try storing { () throws(StoreError) in try session.store.statistics() }
    let rows: [(String, Int64)] = [
      ("recipes", Int64(figures.recipes)), ("favorites", Int64(figures.favorites)),
      ("collections", Int64(figures.collections)), ("searches", Int64(figures.searches)),
      ("tags", Int64(figures.tags)),
      ("transactions", Int64(figures.transactions)), ("bytes", figures.bytes),
    ]
    let path = session.store.path
    return Outcome(
      lines: ["store         \(path)"]
        + rows.map { $0.0.padded(toWidth: 14) + String($0.1) },
      fields: [Outcome.Field(name: "store") { json in json.value(path) }]
        + rows.map { row in Outcome.Field(name: row.0) { json in json.value(row.1) } })
  }

  /// `check`: examines the store.
  static let check = Command(
    name: "check", usage: "check", summary: "Examine the integrity of the store.", kind: .query
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    let problems = try storing { () throws(StoreError) in try session.store.check() }
    if let first = problems.first {
      let rest = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
      throw .store(.damaged(path: session.store.path, reason: first + rest))
    }
    return Outcome(
      lines: ["The store is sound."],
      fields: [Outcome.Field(name: "sound") { json in json.value(true) }])
  }
}
