import TestSupport
import Testing

@testable import Diffable

/// Random edits of an outline and of its plain model. A failing seed can be run alone.
@Suite("Random edits of an outline")
struct OutlineModelTests {
  static let seeds = Array<UInt64>(1...10)

  @Test("answer every query as the model does", arguments: seeds)
  func queries(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var pair = OutlinePair()
    for step in 0..<150 {
      pair.randomEdit(growing: step % 50 < 35, using: &random)
      try pair.check(using: &random, "seed \(seed), step \(step): \(pair.history)")
    }
  }

  @Test("leave copies taken earlier as they were", arguments: seeds)
  func copies(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var pair = OutlinePair()
    var copies: [OutlinePair] = []
    for step in 0..<120 {
      if step % 10 == 0 { copies.append(pair) }
      pair.randomEdit(growing: step % 50 < 35, using: &random)
      if let copy = copies.randomElement(using: &random) {
        try copy.check(using: &random, "seed \(seed), step \(step)")
      }
    }
    for place in copies.indices {
      for step in 0..<5 {
        copies[place].randomEdit(growing: true, using: &random)
        try copies[place].check(using: &random, "seed \(seed), copy \(place), step \(step)")
      }
    }
  }

  @Test("are found by stretches, and nothing else is", arguments: seeds)
  func stretches(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var pair = OutlinePair()
    var earlier = [pair]
    for step in 0..<80 {
      pair.randomEdit(growing: step % 50 < 35, using: &random)
      guard let old = earlier.randomElement(using: &random) else { continue }
      let stretches = Outline.stretches(from: old.outline, to: pair.outline)
      try check(stretches, from: old.model, to: pair.model, "seed \(seed), step \(step)")
      try #require((old.outline == pair.outline) == (old.model == pair.model))
      if step % 8 == 0 { earlier.append(pair) }
    }
  }

  /// Re-checks stretches by their definition.
  private func check(
    _ stretches: [Outline<Int>.Stretch], from old: PlainOutline<Int>, to new: PlainOutline<Int>,
    _ comment: Comment
  ) throws {
    var (oldEnd, newEnd) = (0, 0)
    var wasShared: Bool?
    for stretch in stretches {
      try #require(stretch.old.lowerBound == oldEnd && stretch.new.lowerBound == newEnd, comment)
      try #require(!stretch.old.isEmpty || !stretch.new.isEmpty, comment)
      try #require(stretch.isShared != wasShared, comment)
      (oldEnd, newEnd) = (stretch.old.upperBound, stretch.new.upperBound)
      wasShared = stretch.isShared
      guard stretch.isShared else { continue }
      try #require(stretch.old.count == stretch.new.count, comment)
      for (left, right) in zip(stretch.old, stretch.new) {
        let agree =
          old.row(at: left) == new.row(at: right)
          && old.isVisible(at: left) == new.isVisible(at: right)
        try #require(agree, comment)
      }
    }
    try #require(oldEnd == old.count && newEnd == new.count, comment)
  }
}
