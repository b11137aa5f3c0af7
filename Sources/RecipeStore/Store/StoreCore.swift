/// The state of an open store, used by one thread at a time.
///
/// Its methods are grouped by topic in extensions; ``SQLiteRecipeStore`` is the face of it.
/// Invariant: `caches` hold nothing that the connection's own transaction, or the data as of the
/// last ``takeChanges()``, would not answer.
final class StoreCore {
  let connection: Connection
  let isReadOnly: Bool
  let clock: @Sendable () -> Timestamp

  /// The open transactions, outermost first.
  var levels: [Level] = []

  /// The act that changes are being written to, `nil` before the first.
  var act: OpenAct?

  /// Why the open transaction is lost already and can only be rolled back.
  var failure: StoreError?

  /// The number of the last journal entry, of an open transaction included.
  var lastEntry: Int64 = 0

  /// The number of the last journal entry that ``takeChanges()`` has told.
  var takenEntry: Int64 = 0

  /// What was told of the open transaction, to be called back if that is rolled back.
  var toldUncommitted: [(entry: Int64, change: StoreChange)] = []

  /// Events that call back what was told before a rollback.
  var calledBack: [StoreChange] = []

  /// The number of the last journal entry when the store was opened.
  let entryAtOpening: Int64

  /// Changes whenever another connection commits.
  var dataVersion: Int64 = 0

  var caches = Caches()

  init(
    connection: Connection, isReadOnly: Bool, clock: @escaping @Sendable () -> Timestamp
  ) throws(StoreError) {
    self.connection = connection
    self.isReadOnly = isReadOnly
    self.clock = clock
    dataVersion = try connection.number("PRAGMA data_version") ?? 0
    lastEntry = try connection.number(Self.lastEntryQuery) ?? 0
    takenEntry = lastEntry
    entryAtOpening = lastEntry
  }

  var path: String { connection.path }

  private static let lastEntryQuery = "SELECT max(number) FROM journal"

  func readLastEntry() throws(StoreError) -> Int64 {
    try connection.number(Self.lastEntryQuery) ?? 0
  }
}
