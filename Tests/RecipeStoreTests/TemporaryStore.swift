import Foundation
import RecipeStore
import Synchronization

/// A clock that goes on by a second each time it is asked.
final class TestClock: Sendable {
  private let seconds = Mutex<Int64>(1_000_000)

  func now() -> Timestamp {
    seconds.withLock { seconds in
      seconds += 1
      return Timestamp(seconds: seconds)
    }
  }

  /// What it said last.
  var last: Timestamp { seconds.withLock { Timestamp(seconds: $0) } }
}

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// The names of all files in it.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }
}

/// A store that nobody else sees.
func temporaryStore() throws -> SQLiteRecipeStore {
  let clock = TestClock()
  return try SQLiteRecipeStore(path: "test", mode: .temporary) { clock.now() }
}

/// The store in a file.
func openStore(_ path: String, _ mode: StoreMode = .readWrite) throws -> SQLiteRecipeStore {
  let clock = TestClock()
  return try SQLiteRecipeStore(path: path, mode: mode) { clock.now() }
}

extension RecipeStore {
  /// Adds a recipe that comes from nowhere.
  func add(
    _ title: String, tags: [String] = [], _ edit: (inout RecipeContent) -> Void = { _ in }
  ) throws -> RecipeID {
    var content = RecipeContent(title: title)
    content.tags = tags
    edit(&content)
    return try addRecipe(content, id: nil, added: nil, changed: nil, fingerprint: nil)
  }

  /// The titles of a query.
  func titles(_ query: RecipeQuery, _ order: RecipeOrder? = nil) throws -> [String] {
    try summaries(of: recipeIDs(in: query, order: order, limit: nil)).map(\.title)
  }
}
