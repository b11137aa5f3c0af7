import Synchronization
import Testing

@testable import Diffable

/// Counts of hash and `==` calls: they must not grow with the outline.
@Suite("The cost of an outline's operations")
struct OutlineCostTests {
  /// An identifier that counts what is asked of it.
  struct CountedID: Hashable, Sendable {
    final class Counter: Sendable {
      let hashes = Atomic(0)
      let comparisons = Atomic(0)
    }

    let value: Int
    let counter: Counter

    func hash(into hasher: inout Hasher) {
      counter.hashes.add(1, ordering: .relaxed)
      hasher.combine(value)
    }

    static func == (left: CountedID, right: CountedID) -> Bool {
      left.counter.comparisons.add(1, ordering: .relaxed)
      return left.value == right.value
    }
  }

  let counter = CountedID.Counter()

  private func id(_ value: Int) -> CountedID { CountedID(value: value, counter: counter) }

  private func rows(_ values: Range<Int>, level: Int = 1) -> [Outline<CountedID>.Row] {
    values.map { .init(id: id($0), level: $0 == 0 ? 0 : level, isExpanded: true) }
  }

  /// How often `body` hashes and compares.
  private func count(_ body: () -> Void) -> (hashes: Int, comparisons: Int) {
    let hashes = counter.hashes.load(ordering: .relaxed)
    let comparisons = counter.comparisons.load(ordering: .relaxed)
    body()
    return (
      counter.hashes.load(ordering: .relaxed) - hashes,
      counter.comparisons.load(ordering: .relaxed) - comparisons
    )
  }

  private func outline(_ count: Int) -> Outline<CountedID> {
    var outline = Outline<CountedID>()
    outline.insert(rows(0..<count), at: 0)
    _ = outline.position(of: id(0))
    return outline
  }

  #if INTERNAL_CHECKS
    // Checking the invariants looks up every identifier, which only takes longer here.
    static let sizes = [100, 1_000]
  #else
    static let sizes = [1_000, 10_000, 100_000]
  #endif

  @Test("Building hashes each identifier once", arguments: sizes)
  func build(size: Int) {
    var outline = Outline<CountedID>()
    let rows = rows(0..<size)
    let cost = count { outline.insert(rows, at: 0) }
    #if !INTERNAL_CHECKS
      #expect(cost.hashes == size)
    #endif
    #expect(count { _ = outline.position(of: rows[size / 2].id) } == (1, 1))
    #expect(outline.position(of: id(-1)) == nil)
  }

  @Test("A lookup hashes and compares once", arguments: sizes)
  func lookup(size: Int) {
    let outline = outline(size)
    for value in stride(from: 0, to: size, by: size / 10) {
      #expect(count { _ = outline.position(of: id(value)) } == (1, 1))
    }
    #expect(count { _ = outline.position(of: id(-1)) } == (1, 0))
  }

  #if !INTERNAL_CHECKS
    @Test("Inserting hashes once for each row, removing not at all", arguments: sizes)
    func edits(size: Int) {
      var outline = outline(size)
      #expect(count { outline.insert(rows(size..<(size + 10)), at: size / 2) } == (10, 0))
      #expect(count { outline.remove((size / 2)..<(size / 2 + 10)) } == (0, 0))
      #expect(count { outline.insert(rows(size..<(size + 1)), at: outline.count) } == (1, 0))
    }

    @Test("Expanding and collapsing ask nothing of identifiers", arguments: sizes)
    func expansion(size: Int) {
      var outline = outline(size)
      #expect(count { outline.setExpanded(false, at: 0) } == (0, 0))
      #expect(outline.visibleCount == 1)
      #expect(count { outline.setExpanded(true, at: 0) } == (0, 0))
      #expect(outline.visibleCount == size)
    }

    @Test("Comparing edited copies compares the rows of few leaves", arguments: sizes)
    func stretches(size: Int) {
      let old = outline(size)
      var new = old
      for place in 1...5 {
        new.insert(rows((size + place)..<(size + place + 1)), at: place * size / 6)
        new.remove((place * size / 6 + 9)..<(place * size / 6 + 10))
      }
      let cost = count { _ = Outline.stretches(from: old, to: new) }
      #expect(cost.hashes == 0)
      #expect(cost.comparisons <= 5 * 4 * 64)
      #expect(count { _ = new == new } == (0, 0))
    }
  #endif
}
