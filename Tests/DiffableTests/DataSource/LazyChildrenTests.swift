import Diffable
import DiffableModels
import Testing

@Suite("Children that are loaded")
struct LazyChildrenTests {
  typealias Source = DiffableDataSource<String, Int, String>
  typealias Tree = DiffableDataSourceSectionSnapshot<Int>

  /// A question that waits for its answer.
  struct Question: Sendable {
    let item: Int
    let children: Tree
    let answer: CheckedContinuation<Tree, any Error>
  }

  struct Offline: Error, Equatable {}

  let view = RecordingView()
  let questions = AsyncStream.makeStream(of: Question.self)
  let outcomes = AsyncStream.makeStream(of: String.self)

  private func makeSource() throws -> Source {
    let source = Source(view: view) { _, _, item in "\(item)" }
    var tree = try Tree([1, 2])
    try tree.append([11], to: 1)
    try source.apply(tree, to: "a")
    let (asked, told) = (questions.continuation, outcomes.continuation)
    source.sectionSnapshotHandlers.loadSnapshotForExpandingParent = { item, children in
      try await withCheckedThrowingContinuation {
        _ = asked.yield(Question(item: item, children: children, answer: $0))
      }
    }
    source.sectionSnapshotHandlers.didExpandItem = { told.yield("did \($0)") }
    source.sectionSnapshotHandlers.didFailToExpandItem = { told.yield("failed \($0): \($1)") }
    return source
  }

  private func nextQuestion() async throws -> Question {
    try #require(await questions.stream.first { _ in true })
  }

  private func nextOutcome() async -> String? { await outcomes.stream.first { _ in true } }

  /// What was told and not yet read; nothing can be told afterwards.
  private func remainingOutcomes() async -> [String] {
    outcomes.continuation.finish()
    return await outcomes.stream.reduce(into: []) { $0.append($1) }
  }

  @Test("show when they come, and the parent as loading until then")
  func answered() async throws {
    let source = try makeSource()
    let first = try source.expand(1)
    #expect(first.changedParents == [1] && view.list.items == [[1, 11, 2]])
    #expect(source.isLoading(1) && !source.isLoading(2))
    let question = try await nextQuestion()
    #expect(question.item == 1 && Array(question.children.items) == [11])
    question.answer.resume(returning: try Tree([11, 12]))
    #expect(await nextOutcome() == "did 1")
    #expect(!source.isLoading(1) && view.list.items == [[1, 11, 12, 2]])
    #expect(view.failures == 0)
    #expect(await remainingOutcomes() == [])
  }

  @Test("may be none: the parent is drawn again all the same")
  func none() async throws {
    let source = try makeSource()
    var changes = source.changes.makeAsyncIterator()
    try source.expand(2)
    #expect(await changes.next()?.updatedItems.map(\.item) == [2])
    try await nextQuestion().answer.resume(returning: Tree())
    #expect(await nextOutcome() == "did 2")
    #expect(await changes.next()?.updatedItems.map(\.item) == [2])
    #expect(try source.snapshot(for: "a").isExpanded(2))
  }

  @Test("take the place of what the other handler shows meanwhile")
  func meanwhile() async throws {
    let source = try makeSource()
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      (try? Tree([20])) ?? Tree()
    }
    try source.expand(2)
    #expect(view.list.items == [[1, 2, 20]])
    try await nextQuestion().answer.resume(returning: Tree([21]))
    #expect(await nextOutcome() == "did 2")
    #expect(view.list.items == [[1, 2, 21]])
  }

  @Test("that cannot be loaded leave the parent collapsed, ready to ask again")
  func failed() async throws {
    let source = try makeSource()
    try source.expand(2)
    try await nextQuestion().answer.resume(throwing: Offline())
    #expect(await nextOutcome() == "failed 2: Offline()")
    #expect(try !source.isLoading(2) && !source.snapshot(for: "a").isExpanded(2))
    try source.expand(2)
    try await nextQuestion().answer.resume(returning: Tree([1]))
    #expect(await nextOutcome() == "failed 2: replace: duplicate item '1' (already at 0)")
    #expect(try !source.isLoading(2) && !source.snapshot(for: "a").isExpanded(2))
    #expect(view.list.items == [[1, 2]])
    #expect(await remainingOutcomes() == [])
  }

  @Test("come too late once the parent is collapsed, or gone with or without its section")
  func dropped() async throws {
    let changes: [(Source) throws -> Void] = [
      { try $0.collapse(1) },
      { source in
        var tree = source.snapshot(for: "a")
        try tree.delete([1])
        try source.apply(tree, to: "a")
      },
      { try $0.apply(DiffableDataSourceSnapshot()) },
    ]
    for change in changes {
      let source = try makeSource()
      try source.expand(1)
      let question = try await nextQuestion()
      try change(source)
      #expect(!source.isLoading(1))
      let (list, tree) = (source.snapshot(), source.snapshot(for: "a"))
      question.answer.resume(returning: try Tree([12]))
      #expect(await nextOutcome() == "failed 1: CancellationError()")
      #expect(source.snapshot() == list && source.snapshot(for: "a") == tree)
    }
    #expect(await remainingOutcomes() == [])
  }

  @Test("asked for again are those of the newest question, whichever is answered first")
  func askedAgain() async throws {
    let source = try makeSource()
    try source.expand(2)
    let old = try await nextQuestion()
    try source.collapse(2)
    try source.expand(2)
    let new = try await nextQuestion()
    old.answer.resume(throwing: Offline())
    #expect(await nextOutcome() == "failed 2: CancellationError()")
    #expect(source.isLoading(2))
    new.answer.resume(returning: try Tree([22]))
    #expect(await nextOutcome() == "did 2")
    #expect(view.list.items == [[1, 2, 22]])
    #expect(await remainingOutcomes() == [])
  }

  @Test("are no longer looked for once nobody waits for them")
  func cancelled() async throws {
    var source: Source? = try makeSource()
    source?.sectionSnapshotHandlers.loadSnapshotForExpandingParent = { _, _ in
      for await _ in AsyncStream<Int>.makeStream().stream {}
      throw CancellationError()
    }
    try source?.expand(1)
    try source?.collapse(1)
    #expect(await nextOutcome() == "failed 1: CancellationError()")
    try source?.expand(2)
    source = nil
    #expect(await nextOutcome() == "failed 2: CancellationError()")
    #expect(await remainingOutcomes() == [])
  }
}
