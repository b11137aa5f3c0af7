import DiffableModels
import Testing

@testable import Diffable

@Suite("Heaviest increasing subsequence")
struct HeaviestIncreasingSubsequenceTests {
  @Test("weighs as much as brute force finds, for every permutation of up to six", arguments: 0...6)
  func exhaustive(count: Int) {
    for values in arrangements(of: Array(0..<count), count: count) {
      for weights in [[1, 1, 1, 1, 1, 1], [1, 3, 1, 2, 5, 1]] {
        let weights = Array(weights.prefix(count))
        let found = heaviestIncreasingSubsequence(of: values, weights: weights)
        #expect(found == found.sorted())
        #expect(isIncreasing(found.map { values[$0] }), "\(values)")
        let heaviest =
          (0..<(1 << count)).lazy
          .map { mask in values.indices.filter { mask & (1 << $0) != 0 } }
          .filter { subset in isIncreasing(subset.map { values[$0] }) }
          .map { subset in subset.reduce(0) { $0 + weights[$1] } }.max()
        #expect(found.reduce(0) { $0 + weights[$1] } == heaviest, "\(values) \(weights)")
      }
    }
  }

  private func isIncreasing(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy(<)
  }
}
