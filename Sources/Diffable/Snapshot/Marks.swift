/// Identifiers whose content is to be shown anew, each once, in the order they were marked.
@usableFromInline
struct Marks<ID: Hashable & Sendable>: Sendable {
  @usableFromInline var ordered: [ID] = []
  @usableFromInline var known: Set<ID> = []

  @inlinable
  init() {}

  @inlinable
  mutating func add(_ identifiers: [ID]) {
    for identifier in identifiers where known.insert(identifier).inserted {
      ordered.append(identifier)
    }
  }

  /// Forgets the identifiers of which `isGone` is true; costs nothing where nothing is marked.
  @inlinable
  mutating func remove(where isGone: (ID) -> Bool) {
    if ordered.isEmpty { return }
    ordered.removeAll(where: isGone)
    known = Set(ordered)
  }

  @inlinable
  mutating func removeAll() { self = Marks() }
}
