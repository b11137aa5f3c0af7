import RecipeStore

/// The candidate that a mistyped word most likely meant; `nil` when none is near.
///
/// Near is at most a third of the letters wrong, counted as insertions, deletions, replacements and
/// swaps of neighbours, without regard to case and accents.
func nearestMatch(to word: String, among candidates: [String]) -> String? {
  let wanted = Array(folded(word).unicodeScalars.prefix(64))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(folded(candidate).unicodeScalars.prefix(64))
    let allowed = max(1, min(wanted.count, letters.count) / 3)
    guard abs(letters.count - wanted.count) <= allowed else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// What to say of a word that is none of those there are: the nearest, or all of them.
func thereIsNo(_ what: String, _ word: String, among names: [String]) -> String {
  "there is no \(what) '\(word)'"
    + (nearestMatch(to: word, among: names).map { "; did you mean '\($0)'?" }
      ?? ": \(names.joined(separator: ", "))")
}

/// The edits between two words (optimal string alignment).
///
/// - Complexity: O(*m* · *n*).
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var (before, previous) = ([Int](), Array(0...right.count))
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      var cost = min(previous[column + 1] + 1, current[column] + 1)
      cost = min(cost, previous[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    (before, previous) = (previous, current)
  }
  return previous[right.count]
}
