/// The indices of an increasing subsequence of `keys` that has the greatest weight in all.
///
/// - Parameters:
///   - keys: The values, all different, as close together as they can be for the sake of the cost.
///   - weights: How much each counts; greater than 0.
/// - Complexity: O(*m*) for *m* keys in ascending order, O(*m* log *s*) otherwise, and O(*s*) space
///   for keys that span *s* values.
@inlinable
func heaviestIncreasingSubsequence(of keys: [Int], weights: [Int]) -> [Int] {
  if zip(keys, keys.dropFirst()).allSatisfy(<) { return Array(keys.indices) }
  if weights.allSatisfy({ $0 == 1 }) { return longestIncreasingSubsequence(of: keys) }
  guard let least = keys.min(), let greatest = keys.max() else { return [] }
  let span = greatest - least + 1

  // A Fenwick tree of maxima: the heaviest subsequence that ends at a rank within a node's span.
  var best = [(weight: Int, last: Int)](repeating: (0, -1), count: span + 1)
  var previous = [Int](repeating: -1, count: keys.count)
  var top = (weight: 0, last: -1)
  for index in keys.indices {
    var below = (weight: 0, last: -1)
    var node = keys[index] - least
    while node > 0 {
      if best[node].weight > below.weight { below = best[node] }
      node &= node - 1
    }
    previous[index] = below.last
    let own = (weight: below.weight + weights[index], last: index)
    if own.weight > top.weight { top = own }
    node = keys[index] - least + 1
    while node <= span {
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

/// The same where every key counts as much, by patience sorting.
@inlinable
func longestIncreasingSubsequence(of keys: [Int]) -> [Int] {
  // For each length, the least key that ends a subsequence of it, and that key's index.
  var ends: [Int] = []
  var endIndices: [Int] = []
  var previous = [Int](repeating: -1, count: keys.count)
  for (index, key) in keys.enumerated() {
    // Most keys of two states that are alike continue the longest.
    let continues = ends.last.map { $0 < key } ?? true
    let length = continues ? ends.count : ends.partition(before: key)
    if length > 0 { previous[index] = endIndices[length - 1] }
    if length == ends.count {
      ends.append(key)
      endIndices.append(index)
    } else {
      ends[length] = key
      endIndices[length] = index
    }
  }
  var found: [Int] = []
  var index = endIndices.last ?? -1
  while index >= 0 {
    found.append(index)
    index = previous[index]
  }
  return found.reversed()
}
