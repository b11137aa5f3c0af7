/// An open transaction.
struct Level {
  let label: String

  // What to go back to.
  let lastEntry: Int64
  let act: OpenAct?
}

/// The act being written: what a single undo will take back.
struct OpenAct {
  /// The last journal entry before it.
  let start: Int64

  /// Inner transactions that are complete, with the last entry of each.
  var parts: [(label: String, end: Int64)] = []
}

extension StoreCore {
  func begin(_ label: String) throws(StoreError) {
    if let failure { throw failure }
    if !isReadOnly {
      if levels.isEmpty {
        try connection.run("BEGIN IMMEDIATE")
        do {
          try noticeOthers()
        } catch {
          try? connection.run("ROLLBACK")
          throw error
        }
      } else {
        try connection.run("SAVEPOINT level")
      }
    }
    levels.append(Level(label: label, lastEntry: lastEntry, act: act))
  }

  /// Closes the innermost transaction.
  ///
  /// When the outermost cannot be written it is rolled back; a rollback afterwards does nothing.
  func commit() throws(StoreError) {
    if let failure { throw failure }
    guard let level = levels.last else { return }
    if !isReadOnly {
      if levels.count > 1 {
        try connection.run("RELEASE level")
      } else {
        do {
          try connection.run("COMMIT")
        } catch {
          rollback()
          throw error
        }
      }
    }
    levels.removeLast()
    if levels.isEmpty {
      act = nil
      toldUncommitted = []
    } else {
      closePart(level.label, since: level.lastEntry)
    }
  }

  /// Notes what an inner transaction has added to the act, as one part.
  private func closePart(_ label: String, since entry: Int64) {
    guard var open = act, lastEntry > max(entry, open.start) else { return }
    open.parts.removeAll { $0.end > entry }
    open.parts.append((label, lastEntry))
    act = open
  }

  func rollback() {
    guard let level = levels.popLast(), !isReadOnly else { return }
    // After a full disk or the like SQLite may have taken everything back already; then inner
    // transactions have nothing to go back to.
    if !connection.isInAutocommit {
      do {
        if levels.isEmpty {
          try connection.run("ROLLBACK")
        } else {
          try connection.run("ROLLBACK TO level")
          try connection.run("RELEASE level")
        }
        failure = nil
      } catch {
        failure = error
      }
    }
    if levels.isEmpty { failure = nil }
    lastEntry = level.lastEntry
    act = level.act
    caches.removeAll()
    callBack(since: level.lastEntry)
  }

  /// Runs `body` whole or not at all: as a transaction of its own, or as a part of the open one.
  ///
  /// `body` looks for all that a user can do wrong before it writes. If writing fails half way
  /// inside an open transaction, that can only be rolled back, and every change says so until then.
  /// A savepoint for each change would let it go on, and make an import a third slower.
  func atomically<Value>(
    _ label: @autoclosure () -> String, _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    if isReadOnly { throw .readOnly(path: path) }
    if let failure { throw failure }
    if !levels.isEmpty {
      let before = connection.totalChanges
      do {
        return try body()
      } catch {
        if connection.totalChanges != before || connection.isInAutocommit { failure = error }
        throw error
      }
    }
    try begin(label())
    do {
      let value = try body()
      try commit()
      return value
    } catch {
      rollback()
      throw error
    }
  }
}
