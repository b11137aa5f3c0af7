/// A unit of a cook.
///
/// Units of one dimension add up and convert by their sizes; a unit without one counts pieces of
/// its own kind (cloves, tins), which add up only with themselves.
package struct Measure: Hashable, Sendable {
  package enum Dimension: Hashable, Sendable {
    /// Sizes in grams.
    case mass
    /// Sizes in millilitres.
    case volume
    /// Pieces of the unit's own kind.
    case count
    /// Never scaled, never shopped for: lengths, times, temperatures.
    case other
  }

  /// Units that are habitually used together, so that a sum is told in one of them.
  package enum Family: Hashable, Sendable {
    case metric, kitchen, imperial, none
  }

  /// The name of the unit in lists: a symbol or an English word.
  package let name: String
  package let dimension: Dimension
  package let family: Family
  package let size: Rational

  /// Whether a measure in parentheses beside it is the size of one: `1 can (400 g)`.
  package var isContainer = false

  /// Words for one and for several, in the languages that larder reads.
  let words: [Words]

  struct Words: Hashable, Sendable {
    let one: String
    let several: String
  }

  package static func == (left: Measure, right: Measure) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name for an amount: `2 cups`, `1 cup`, `3 g`.
  package func name(for value: Rational) -> String {
    guard let first = words.first, first.one == name else { return name }
    return value > .one ? first.several : first.one
  }

  /// How a word of this unit is written for `value`, in the case it was written in.
  func word(_ written: String, for value: Rational) -> String {
    let lowercased = written.lowercased()
    for words in words where words.one != words.several {
      let isOne = lowercased == words.one
      guard isOne || lowercased == words.several, isOne != (value <= .one) else { continue }
      let word = isOne ? words.several : words.one
      guard let first = written.first, first.isUppercase else { return word }
      return written == written.uppercased() && written.count > 1
        ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
    }
    return written
  }
}
