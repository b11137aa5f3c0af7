import Diffable
import TestSupport

extension Benchmark {
  static var equalDifference: Self {
    difference(
      "equal", "difference of snapshots built apart: equal", Limits(nanoseconds: 3_000_000),
      beside: .collectionDifference
    ) { old in old }
  }

  static var changedDifference: Self {
    difference(
      "changed", "the same: 1 % changed", Limits(ratio: 1), beside: .arrayAndDictionary,
      change: changeHundredth)
  }

  /// The standard library's difference is quadratic in what differs.
  static var changedBesideCollectionDifference: Self {
    difference(
      "changed-cd", "the same: 1 % changed, beside the standard library", Limits(),
      beside: .collectionDifference.upTo(100_000), change: changeHundredth)
  }

  static var reversedDifference: Self {
    difference("reversed", "the same: reversed", rearrangedLimits, beside: .arrayAndDictionary) {
      Array($0.reversed())
    }
  }

  static var shuffledDifference: Self {
    difference("shuffled", "the same: shuffled", rearrangedLimits, beside: .arrayAndDictionary) {
      old in
      var generator = SeededGenerator(seed: 3)
      return old.shuffled(using: &generator)
    }
  }

  private static var rearrangedLimits: Limits { Limits(nanoseconds: 600_000_000) }

  /// The numbers after a third of a hundredth each was deleted, inserted and moved.
  private static func changeHundredth(_ old: [Int]) -> [Int] {
    var generator = SeededGenerator(seed: 4)
    let part = max(1, old.count / 300)
    let chosen = Set((0..<2 * part).map { _ in Int.random(in: old.indices, using: &generator) })
    var leaving = Array(chosen).sorted().shuffled(using: &generator)
    leaving.removeFirst(leaving.count / 2)
    let moved = chosen.subtracting(leaving).sorted()
    let incoming = moved + (old.count..<old.count + part)
    // Each stands before a random item that stays.
    var before: [Int: [Int]] = [:]
    for number in incoming {
      before[Int.random(in: old.indices, using: &generator), default: []].append(number)
    }
    return old.flatMap { number in
      (before[number] ?? []) + (chosen.contains(number) ? [] : [number])
    }
  }

  private static func difference(
    _ name: String, _ summary: String, _ limits: Limits, beside baseline: Baseline,
    change: @escaping ([Int]) -> [Int]
  ) -> Self {
    Self(name: name, summary: summary, limits: limits, baseline: baseline) { size in
      let oldNumbers = Array(0..<size)
      let newNumbers = change(oldNumbers)
      let expected = LeastChange(from: oldNumbers, to: newNumbers)
      let old = oldNumbers.map(Identifier.init(number:))
      let new = newNumbers.map(Identifier.init(number:))
      let oldSnapshot = try Flat(sections: [(0, old)])
      let newSnapshot = try Flat(sections: [(0, new)])
      return Trial(
        ours: { meter in
          let difference = meter.measure { newSnapshot.difference(from: oldSnapshot) }
          try expected.check(difference)
        },
        baseline: baseline.name == Baseline.collectionDifference.name
          ? collectionDifference(old, new) : lookUps(old, new))
    }
  }

  private static func collectionDifference(
    _ old: [Identifier], _ new: [Identifier]
  ) -> Trial.Body {
    { meter in use(meter.measure { new.difference(from: old) }) }
  }

  /// Looks every identifier up twice: where it was and where it is.
  private static func lookUps(_ old: [Identifier], _ new: [Identifier]) -> Trial.Body {
    let oldPlaces = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let newPlaces = Dictionary(uniqueKeysWithValues: zip(new, new.indices))
    return { meter in
      let common = meter.measure {
        var common = 0
        for item in old where newPlaces[item] != nil { common += 1 }
        for item in new where oldPlaces[item] != nil { common += 1 }
        return common
      }
      try require(common.isMultiple(of: 2), "as many common items either way")
    }
  }
}
