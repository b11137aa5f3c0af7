import DiffableModels
import TestSupport
import Testing

@Suite("Snapshot agrees with a list of lists")
struct SnapshotModelTests {
  @Test("after any sequence of edits", arguments: UInt64(0)..<60)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var run = SectionListsRun()
    for _ in 0..<40 {
      guard let problem = run.edit(using: &random) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }
}
