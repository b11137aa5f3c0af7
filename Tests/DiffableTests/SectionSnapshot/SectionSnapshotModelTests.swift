import DiffableModels
import TestSupport
import Testing

@Suite("Section snapshot agrees with a plain tree")
struct SectionSnapshotModelTests {
  @Test("after any sequence of edits", arguments: UInt64(0)..<30)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var run = PlainTreeRun()
    for _ in 0..<40 {
      guard let problem = run.edit(using: &random) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }
}
