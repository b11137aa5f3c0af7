/// Identifiers whose content is to be shown anew, each once, in the order they were marked.
struct Marks<ID: Hashable & Sendable>: Sendable {
  private(set) var ordered: [ID] = []
  private var known: Set<ID> = []

  mutating func add(_ identifiers: [ID]) {
    for identifier in identifiers where known.insert(identifier).inserted {
      ordered.append(identifier)
    }
  }

  /// Forgets the identifiers of which `isGone` is true; costs nothing where nothing is marked.
  mutating func remove(where isGone: (ID) -> Bool) {
    if ordered.isEmpty { return }
    ordered.removeAll(where: isGone)
    known = Set(ordered)
  }

  mutating func removeAll() { self = Marks() }
}
