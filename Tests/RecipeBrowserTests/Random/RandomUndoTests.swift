import Foundation
import RecipeBrowser
import RecipeStore
import Synchronization
import TestSupport
import Testing

/// What the store exports is the oracle: undoing gives back what was there before, letter by letter.
@Suite("Undoing any changes")
struct RandomUndoTests {
  /// A store in a file, and sessions on it one after another.
  final class Workbench {
    private let folder: TemporaryFolder
    private let clock = TickingClock()
    private(set) var browser: BrowserUnderTest?

    init() throws {
      folder = try TemporaryFolder()
      try startAnew()
    }

    /// Ends the session and the connection, and begins others.
    func startAnew() throws {
      try browser?.session.remember()
      (browser?.store as? SQLiteRecipeStore)?.settle()
      browser = nil
      let store = try SQLiteRecipeStore(
        path: folder.path("store"), clock: { [clock] in clock.now() })
      let next = try BrowserUnderTest(store: store, format: .text)
      for (path, text) in RandomChange.files { next.world.addFile(path, text) }
      next.world.setEditor { $0.replacing("servings:", with: "servings: 7 or") }
      browser = next
    }

    func run(_ line: String) { browser?.run(line) }
    /// Whether everything is as it was; a comparison in the test itself would print both when not.
    func holds(_ state: String) -> Bool { export() == state }
    func export() -> String { browser?.run("export --to -") ?? "" }
    func transactions() throws -> Int { try browser?.store.statistics().transactions ?? 0 }
  }

  /// No two changes at the same time, so that a time that is not put back shows.
  final class TickingClock: Sendable {
    private let time = Mutex(Int64(1_600_000_000))

    func now() -> Timestamp {
      time.withLock { time in
        time += 1
        return Timestamp(seconds: time)
      }
    }
  }

  @Test(
    "gives back each state before, redoing each after, across sessions", arguments: UInt64(0)..<6)
  func changes(seed: UInt64) throws {
    var changes = RandomChange(seed: seed)
    let bench = try Workbench()
    var states = [bench.export()]
    var lines: [String] = []
    while lines.count < 200 {
      let line = changes.next()
      let before = try bench.transactions()
      bench.run(line)
      guard try bench.transactions() > before else { continue }
      lines.append(line)
      states.append(bench.export())
      if changes.chance(0.05) { try bench.startAnew() }
    }
    #expect(states.last != states.first)

    for index in lines.indices.reversed() {
      bench.run("undo")
      try #require(bench.holds(states[index]), "seed \(seed): undoing \(lines[index])")
      if changes.chance(0.05) { try bench.startAnew() }
    }
    for index in lines.indices {
      bench.run("redo")
      try #require(bench.holds(states[index + 1]), "seed \(seed): redoing \(lines[index])")
      if changes.chance(0.05) { try bench.startAnew() }
    }
    bench.run("undo 200")
    #expect(bench.holds(states[0]))
    bench.run("redo 1000")
    #expect(bench.holds(states[200]))
    #expect(bench.browser?.run("check").contains("sound") == true)
  }

  @Test("mixed with making more, never loses or repeats any", arguments: UInt64(10)..<12)
  func mixed(seed: UInt64) throws {
    var changes = RandomChange(seed: seed)
    let bench = try Workbench()
    var (past, future): ([String], [String]) = ([], [])
    var now = bench.export()
    var lines: [String] = []
    while lines.count < 200 {
      let line = changes.chance(0.3) ? "undo" : changes.chance(0.25) ? "redo" : changes.next()
      let before = try bench.transactions()
      bench.run(line)
      let hasHappened = try bench.transactions() > before
      lines.append(line)
      switch line {
      case "undo":
        #expect(hasHappened == !past.isEmpty)
        if let last = past.popLast() {
          future.append(now)
          now = last
        }
      case "redo":
        #expect(hasHappened == !future.isEmpty)
        if let next = future.popLast() {
          past.append(now)
          now = next
        }
      default:
        guard hasHappened else { continue }
        past.append(now)
        now = bench.export()
        future = []
      }
      try #require(bench.holds(now), "seed \(seed): \(lines.suffix(5))")
      if changes.chance(0.05) { try bench.startAnew() }
    }
    #expect(bench.browser?.run("check").contains("sound") == true)
  }
}
