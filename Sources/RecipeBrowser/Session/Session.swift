package import RecipeStore

/// A run of the program: a store, three panes, and the commands that are typed at them.
package final class Session {
  package let store: any RecipeStore
  package let world: any OutsideWorld
  package internal(set) var options: SessionOptions

  /// Set by `quit`.
  package internal(set) var hasQuit = false

  package init(
    store: any RecipeStore, options: SessionOptions, world: any OutsideWorld
  ) throws(StoreError) {
    self.store = store
    self.options = options
    self.world = world
  }

  /// Runs every line of a source, and writes results and errors.
  ///
  /// - Returns: The exit status so far: 0, 1 when a command failed, 3 when the store broke, 130 when
  ///   interrupted.
  package func run(_ source: inout some LineSource) -> Int32 { 0 }

  /// What to offer for the last word of `line`, which ends at the cursor: whole words as they must
  /// be typed (quoted where needed), best first.
  package func completions(for line: String) -> [String] { [] }

  /// Remembers what is selected, expanded and filtered.
  package func remember() throws(StoreError) {}

  /// Adds the recipes in a file or folder, for `--load`; errors are written.
  package func load(_ path: String) -> Bool { true }
}
