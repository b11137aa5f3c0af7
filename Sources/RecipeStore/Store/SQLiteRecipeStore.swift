internal import Synchronization

/// A recipe store in an SQLite file.
///
/// Safe to use from several threads: each call waits for the one before. Opening reads next to
/// nothing; lists of ids are kept until the data change, recipes are read one by one when asked for.
package final class SQLiteRecipeStore: RecipeStore {
  package let path: String
  package let isReadOnly: Bool
  let core: Mutex<StoreCore>

  /// Opens the store at `path`.
  ///
  /// - Parameters:
  ///   - path: The file. For a temporary store only a name for messages.
  ///   - clock: Asked for the time of each change.
  /// - Throws: `.cannotOpen`, `.damaged` or `.newer`, and then the file is as it was; `.locked` when
  ///   another process does not let it be created or brought up to date.
  package init(
    path: String, mode: StoreMode = .readWrite, clock: @escaping @Sendable () -> Timestamp
  ) throws(StoreError) {
    let core = try StoreCore.open(path: path, mode: mode, clock: clock)
    self.path = path
    isReadOnly = core.isReadOnly
    self.core = Mutex(core)
  }

  /// Lets long reading and changing be stopped; it then throws `.interrupted`.
  ///
  /// - Parameter isWanted: Asked now and then, on the thread that uses the store.
  package func stop(when isWanted: @escaping @Sendable () -> Bool) {
    core.withLock { core in core.connection.stop(when: isWanted) }
  }

  /// Makes the next start quick, for a program that is about to exit without letting go of the store.
  ///
  /// What was committed is safe without this, but otherwise the next program reads the whole log
  /// again before anything else, some milliseconds of it. Costs nothing when nothing was changed.
  package func settle() {
    core.withLock { core in core.settle() }
  }
}
