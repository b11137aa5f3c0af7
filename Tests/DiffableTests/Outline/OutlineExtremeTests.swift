import TestSupport
import Testing

@testable import Diffable

/// Shapes and identifiers that are hard on the data structure.
@Suite("Extreme outlines")
struct OutlineExtremeTests {
  #if INTERNAL_CHECKS
    static let size = 2_000
  #elseif DEBUG
    static let size = 100_000
  #else
    static let size = 1_000_000
  #endif

  @Test("A chain as deep as it is long answers and changes")
  func chain() {
    let size = Self.size
    var outline = Outline<Int>()
    outline.insert((0..<size).map { .init(id: $0, level: $0, isExpanded: true) }, at: 0)
    #expect(outline.visibleCount == size)
    #expect(outline.endOfSubtree(at: size / 2) == size)
    #expect(outline.parent(of: size - 1) == size - 2)
    #expect(outline.position(of: size / 3) == size / 3)
    #expect(outline.count(ofLevel: 1, in: 1..<size) == 1)

    let expanded = outline
    outline.setExpanded(false, at: size / 2)
    #expect(outline.visibleCount == size / 2 + 1)
    outline.setExpanded(false, at: size / 4)
    outline.setExpanded(true, at: size / 2)
    #expect(outline.visibleCount == size / 4 + 1)
    #expect(!outline.isVisible(at: size - 1) && expanded.isVisible(at: size - 1))

    outline.remove((size / 8)..<size)
    #expect(outline.count == size / 8 && outline.visibleCount == size / 8)
    #expect(outline.position(of: size - 1) == nil && expanded.position(of: size - 1) == size - 1)
  }

  @Test("A row with very many children answers and changes")
  func children() {
    let size = Self.size
    var outline = Outline<Int>()
    outline.insert([.init(id: -1, level: 0, isExpanded: true)], at: 0)
    outline.insert((0..<size).map { .init(id: $0, level: 1) }, at: 1)
    #expect(outline.endOfSubtree(at: 0) == size + 1)
    #expect(outline.parent(of: size) == 0)
    #expect(outline.count(ofLevel: 1, in: 1..<(size + 1)) == size)
    #expect(outline.position(ofLevel: 1, at: size / 2, in: 1..<(size + 1)) == size / 2 + 1)

    let expanded = outline
    outline.setExpanded(false, at: 0)
    #expect(outline.visibleCount == 1)
    let stretches = Outline.stretches(from: expanded, to: outline)
    #expect(stretches == [.init(old: 0..<(size + 1), new: 0..<(size + 1), isShared: false)])
    outline.setExpanded(true, at: 0)
    #expect(outline == expanded)
  }

  @Test("Identifiers with one hash are told apart")
  func equalHashes() {
    struct Stubborn: Hashable, Sendable {
      let value: Int
      func hash(into hasher: inout Hasher) {}
    }
    var outline = Outline<Stubborn>()
    outline.insert((0..<300).map { .init(id: Stubborn(value: $0), level: 0) }, at: 0)
    #expect(outline.position(of: Stubborn(value: 250)) == 250)
    for value in 300..<400 { outline.insert([.init(id: Stubborn(value: value), level: 0)], at: 0) }
    outline.remove(50..<150)
    for value in 0..<410 {
      let position = (0..<300).first { outline.row(at: $0).id.value == value }
      #expect(outline.position(of: Stubborn(value: value)) == position)
    }
  }

  @Test("Insertions at one place find labels", arguments: [1, 3, 40], [false, true])
  func onePlace(batch: Int, advances: Bool) {
    #if INTERNAL_CHECKS
      let rounds = 300
    #else
      let rounds = 2_000
    #endif
    var pair = (outline: Outline<Int>(), model: [Int]())
    pair.outline.insert((0..<100).map { .init(id: $0, level: 0) }, at: 0)
    pair.model = Array(0..<100)
    _ = pair.outline.position(of: 0)
    for round in 0..<rounds {
      let ids = (0..<batch).map { 100 + round * batch + $0 }
      let position = advances ? 50 + round * batch : 50
      pair.outline.insert(ids.map { .init(id: $0, level: 0) }, at: position)
      pair.model.insert(contentsOf: ids, at: position)
    }
    let agree = pair.model.indices.allSatisfy { position in
      let id = pair.model[position]
      return pair.outline.row(at: position).id == id && pair.outline.position(of: id) == position
    }
    #expect(agree)
  }

  @Test("Few rows of edited copies are outside shared stretches", arguments: Array<UInt64>(1...10))
  func tightness(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var old = Outline<Int>()
    old.insert((0..<5_000).map { .init(id: $0, level: $0 == 0 ? 0 : 1, isExpanded: true) }, at: 0)
    var new = old
    let edits = 20
    for edit in 0..<edits {
      let position = Int.random(in: 1..<new.count, using: &random)
      switch edit % 3 {
      case 0: new.insert([.init(id: -1 - edit, level: 1)], at: position)
      case 1: new.remove(position..<(position + 1))
      default: new.setExpanded(false, at: position)
      }
    }
    let differing = Outline.stretches(from: old, to: new).filter { !$0.isShared }
    // A run of fewer than eight rows between two edits is not worth a stretch of its own.
    #expect(differing.reduce(0) { $0 + $1.old.count + $1.new.count } <= 4 * edits)
  }

  @Test("Copies that outgrow their index build one each")
  func outgrownIndices() {
    var first = Outline<Int>()
    first.insert([.init(id: 0, level: 0)], at: 0)
    #expect(first.position(of: 0) == 0)
    first.insert([.init(id: 1, level: 0)], at: 1)
    var second = first
    first.insert((10..<20).map { .init(id: $0, level: 0) }, at: 0)
    #expect(first.position(of: 10) == 0)
    second.insert((30..<40).map { .init(id: $0, level: 0) }, at: 0)
    #expect(second.position(of: 30) == 0 && second.position(of: 10) == nil)
  }

  @Test("Threads look up in copies of one outline at once")
  func threads() async {
    var outline = Outline<Int>()
    outline.insert((0..<1_000).map { .init(id: $0, level: 0) }, at: 0)
    await withTaskGroup(of: Bool.self) { [outline] group in
      for task in 0..<8 {
        group.addTask {
          var copy = outline
          copy.remove(task..<(task + 1))
          return (0..<1_000).allSatisfy { outline.position(of: $0) == $0 }
            && copy.position(of: task) == nil && copy.position(of: 999) == 998
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
