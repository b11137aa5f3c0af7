import Foundation
import RecipeBrowser
import RecipeStore
import Synchronization

/// A session on a store in memory, whose output is caught.
final class BrowserUnderTest {
  let store: any RecipeStore
  let world: CaughtWorld
  let session: Session

  init(
    store: (any RecipeStore)? = nil, format: OutputFormat = .json,
    _ configure: (inout SessionOptions) -> Void = { _ in }
  ) throws {
    let store = try store ?? Self.emptyStore()
    world = CaughtWorld()
    var options = SessionOptions()
    options.format = format
    options.keepsGoing = true
    configure(&options)
    self.store = store
    session = try Session(store: store, options: options, world: world)
  }

  /// A store that nothing remains of.
  static func emptyStore() throws -> any RecipeStore {
    try SQLiteRecipeStore(path: "", mode: .temporary, clock: { Timestamp(seconds: 1_600_000_000) })
  }

  /// Runs lines and returns what they wrote to standard output.
  @discardableResult
  func run(_ lines: String) -> String {
    var source = TextLines(name: "test", text: lines)
    _ = session.run(&source)
    return world.takeOutput()
  }

  /// Runs one line and returns its JSON object.
  func object(_ line: String) throws -> [String: Any] {
    let output = run(line)
    guard !output.isEmpty else { return ["errors": world.takeErrors()] }
    return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  /// The ids of the rows of a pane, as `show` has them.
  func ids(_ pane: PaneName) throws -> [String] {
    try rows(pane).compactMap { $0["id"] as? String }
  }

  func titles(_ pane: PaneName) throws -> [String] {
    try rows(pane).compactMap { $0["title"] as? String }
  }

  func rows(_ pane: PaneName) throws -> [[String: Any]] {
    try object("show \(pane.rawValue)")["rows"] as? [[String: Any]] ?? []
  }

  /// The titles of the selected rows of a pane.
  func selected(_ pane: PaneName) throws -> [String] {
    try rows(pane).filter { $0["selected"] as? Bool == true }.compactMap { $0["title"] as? String }
  }

  /// The title that the detail shows.
  func shown() throws -> String? {
    (try object("show detail")["recipe"] as? [String: Any])?["title"] as? String
  }

  /// The number in the sidebar beside a title.
  func count(_ title: String) throws -> Int? {
    try rows(.sidebar).first { $0["title"] as? String == title }?["count"] as? Int
  }
}

/// An outside world of memory: files are given, output is kept.
final class CaughtWorld: OutsideWorld {
  private struct State {
    var output = ""
    var errors = ""
    var files: [String: [UInt8]] = [:]
    var progress: [String?] = []
    var questions: [String] = []
    var confirms = false
    var editor: @Sendable (String) throws -> String = { $0 }
    var waits: [@Sendable () -> Void] = []
    var isWaiting = false
  }

  private let state = Mutex(State())

  func write(_ text: String) { state.withLock { $0.output += text } }
  func writeError(_ text: String) { state.withLock { $0.errors += text } }
  func flush() {}
  func writeThrough() {}

  /// Somebody interrupts a wait once nothing is left to happen.
  func takeInterrupt() -> Bool {
    state.withLock { state in
      defer { if state.waits.isEmpty { state.isWaiting = false } }
      return state.isWaiting && state.waits.isEmpty
    }
  }
  var columns: Int? { nil }

  func takeOutput() -> String {
    state.withLock { state in
      defer { state.output = "" }
      return state.output
    }
  }

  /// What happens during each of the next waits, after which somebody interrupts.
  func happen(_ events: (@Sendable () -> Void)...) { state.withLock { $0.waits = events } }

  func wait(milliseconds: Int) {
    let event = state.withLock { state in
      state.isWaiting = true
      return state.waits.isEmpty ? nil : state.waits.removeFirst()
    }
    event?()
  }

  /// Who edits texts from now on.
  func setEditor(_ editor: @escaping @Sendable (String) throws -> String) {
    state.withLock { $0.editor = editor }
  }

  func edit(_ text: String) throws(FileError) -> String {
    let editor = state.withLock { $0.editor }
    do { return try editor(text) } catch {
      throw error as? FileError ?? FileError(path: "editor", reason: "\(error)")
    }
  }

  func keep(_ text: String) throws(FileError) -> String {
    addFile("kept", text)
    return "kept"
  }

  /// How questions are answered from now on.
  func answer(_ confirms: Bool) { state.withLock { $0.confirms = confirms } }

  var questions: [String] { state.withLock { $0.questions } }

  func confirm(_ question: String) -> Bool {
    state.withLock { state in
      state.questions.append(question)
      return state.confirms
    }
  }

  func takeErrors() -> String {
    state.withLock { state in
      defer { state.errors = "" }
      return state.errors
    }
  }

  func addFile(_ path: String, _ text: String) {
    state.withLock { $0.files[path] = Array(text.utf8) }
  }

  func addFile(_ path: String, bytes: [UInt8]) { state.withLock { $0.files[path] = bytes } }

  func text(of path: String) -> String? {
    state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = state.withLock({ $0.files[path] }) else {
      throw FileError(path: path, reason: "no such file or folder")
    }
    return bytes
  }

  func write(
    to path: String, _ produce: (_ emit: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    var bytes: [UInt8] = []
    produce { bytes += $0 }
    if path == "-" { return write(String(decoding: bytes, as: UTF8.self)) }
    state.withLock { $0.files[path] = bytes }
  }

  func showProgress(_ text: String?) { state.withLock { $0.progress.append(text) } }
  var progress: [String?] { state.withLock { $0.progress } }

  func makeFolder(_ path: String) throws(FileError) {}

  func files(in path: String) throws(FileError) -> [String]? {
    let below = state.withLock { state in
      state.files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
    }
    return below.isEmpty ? nil : below
  }
}
