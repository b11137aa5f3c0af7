import RecipeFormats
import RecipeStore

extension Session {
  /// Adds the recipes in a file or folder, for `--load`, and lets the panes follow.
  ///
  /// - Returns: Whether that went well; errors are written. What is broken inside a folder is told
  ///   and the rest is loaded.
  package func load(_ path: String) -> Bool {
    do throws(CommandError) {
      var importer = Importer(store: store, world: world)
      try storing { () throws(StoreError) in try store.begin("load \(path)") }
      do throws(CommandError) {
        try importer.take(path)
        try storing { () throws(StoreError) in try store.commit() }
      } catch {
        store.rollback()
        throw error
      }
      for skip in importer.skipped {
        writeProblem("\(skip.place): \(skip.reason)", code: skip.kind.rawValue)
      }
      try followStore()
      try storing { () throws(StoreError) in
        try coordinator.forgetChanges(in: PaneName.allCases)
      }
      return importer.skipped.isEmpty || !importer.added.isEmpty
    } catch {
      writeProblem(error.description, code: error.code)
      return false
    }
  }

  private func writeProblem(_ text: String, code: String) {
    guard options.format == .json else {
      return world.writeError("larder: \(text.sanitized(in: repertoire))\n")
    }
    var json = JSONWriter()
    json.object { json in
      json.field("error", code)
      json.field("message", text)
    }
    world.writeError(json.text + "\n")
  }
}
