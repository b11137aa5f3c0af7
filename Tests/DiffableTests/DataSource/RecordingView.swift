import Diffable
import DiffableModels
import Synchronization

/// A view that carries differences out on plain arrays, step by step.
final class RecordingView: DiffableListView {
  typealias Section = String
  typealias Item = Int

  struct State: Sendable {
    var list = PlainList<String, Int>(sections: [], items: [])
    var applies = 0
    var reloads = 0
    var failures = 0
  }

  private let state = Mutex(State())
  private let callback = Mutex<(@Sendable () -> Void)?>(nil)

  var list: PlainList<String, Int> { state.withLock { $0.list } }
  var applies: Int { state.withLock { $0.applies } }
  var reloads: Int { state.withLock { $0.reloads } }
  var failures: Int { state.withLock { $0.failures } }

  /// Called once, during the next apply.
  func whenApplying(_ body: @escaping @Sendable () -> Void) { callback.withLock { $0 = body } }

  func apply(_ difference: SnapshotDifference<String, Int>, animatingDifferences: Bool) {
    let body = callback.withLock { callback in
      defer { callback = nil }
      return callback
    }
    state.withLock { state in
      state.applies += 1
      if let list = state.list.changed(by: difference.steps),
        list == state.list.changed(by: difference)
      {
        state.list = list
      } else {
        state.failures += 1
      }
    }
    body?()
  }

  func reloadData() { state.withLock { $0.reloads += 1 } }
}
