/// The indices of an increasing subsequence of `keys` that has the greatest weight in all.
///
/// - Parameters:
///   - keys: The values, all different.
///   - weights: How much each counts; greater than 0.
/// - Complexity: O(*m*) for *m* keys in ascending order, O(*m* log *m*) otherwise.
func heaviestIncreasingSubsequence(of keys: [Int], weights: [Int]) -> [Int] {
  if zip(keys, keys.dropFirst()).allSatisfy(<) { return Array(keys.indices) }
  // Ranks keep the tree as small as the keys are many, however far apart they are.
  let order = keys.indices.sorted { keys[$0] < keys[$1] }
  var ranks = [Int](repeating: 0, count: keys.count)
  for (rank, index) in order.enumerated() { ranks[index] = rank }

  // A Fenwick tree of maxima: the heaviest subsequence that ends at a rank within a node's span.
  var best = [(weight: Int, last: Int)](repeating: (0, -1), count: keys.count + 1)
  var previous = [Int](repeating: -1, count: keys.count)
  var top = (weight: 0, last: -1)
  for index in keys.indices {
    var below = (weight: 0, last: -1)
    var node = ranks[index]
    while node > 0 {
      if best[node].weight > below.weight { below = best[node] }
      node &= node - 1
    }
    previous[index] = below.last
    let own = (weight: below.weight + weights[index], last: index)
    if own.weight > top.weight { top = own }
    node = ranks[index] + 1
    while node <= keys.count {
      if own.weight > best[node].weight { best[node] = own }
      node += node & -node
    }
  }
  var found: [Int] = []
  var index = top.last
  while index >= 0 {
    found.append(index)
    index = previous[index]
  }
  return found.reversed()
}
