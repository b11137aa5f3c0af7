import RecipeFormats
import RecipeStore

extension Command {
  /// `undo`: takes changes back.
  static let undo = travel(
    "undo", "Take back the last change, or the last N, of this session or an earlier one.",
    "Undid", nothing: "there is nothing to undo"
  ) { store throws(StoreError) in try store.undo() }

  /// `redo`: repeats changes that were taken back.
  static let redo = travel(
    "redo", "Repeat the change that was undone last, or the last N.",
    "Redid", nothing: "there is nothing to redo"
  ) { store throws(StoreError) in try store.redo() }

  private static func travel(
    _ name: String, _ summary: String, _ verb: String, nothing: String,
    step: @escaping @Sendable (any RecipeStore) throws(StoreError) -> String?
  ) -> Command {
    Command(name: name, usage: "\(name) [N]", summary: summary, kind: .time) {
      arguments, session throws(CommandError) in
      let count = try arguments.count()
      var lines: [String] = []
      while lines.count < count {
        guard let label = try storing({ () throws(StoreError) in try step(session.store) }) else {
          break
        }
        lines.append("\(verb): \(label)")
      }
      if lines.isEmpty { throw .refused(nothing) }
      let number = lines.count
      return Outcome(
        lines: lines, fields: [Outcome.Field(name: "count") { json in json.value(number) }])
    }
  }
}
