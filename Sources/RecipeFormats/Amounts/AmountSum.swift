/// A growing sum of amounts that add up, exact, told in the unit that reads best.
struct AmountSum: Hashable, Sendable {
  private var lower: Rational
  private var upper: Rational
  private var units: Set<Measure>
  private let first: Measure?

  init(_ amount: Amount) {
    first = amount.unit
    units = Set([amount.unit].compactMap(\.self))
    // In the first unit; others are converted to it.
    lower = amount.lower
    upper = amount.upper
  }

  /// Whether an amount is of this kind.
  func takes(_ amount: Amount) -> Bool {
    guard let unit = amount.unit, let first else { return amount.unit == first }
    return unit == first || unit.dimension == first.dimension && unit.dimension != .count
  }

  /// `false`, and nothing is added, where the sum does not fit.
  mutating func add(_ amount: Amount) -> Bool {
    let converted = first.map { amount.converted(to: $0) } ?? amount
    guard let converted,
      let sum = Amount(lower: lower, upper: upper, unit: first).plus(converted)
    else { return false }
    (lower, upper) = (sum.lower, sum.upper)
    if let unit = amount.unit { units.insert(unit) }
    return true
  }

  /// The sum in the largest fitting unit of those used, or of the metric ones where systems mix.
  var amount: Amount {
    let sum = Amount(lower: lower, upper: upper, unit: first)
    return candidates.lazy.compactMap { sum.converted(to: $0) }.first { reads($0) }
      ?? candidates.last.flatMap { sum.converted(to: $0) } ?? sum
  }

  /// From large to small.
  private var candidates: [Measure] {
    guard let first, first.dimension != .count else { return [] }
    let families = Set(units.map(\.family))
    let metric = (first.dimension == .mass ? ["kg", "g"] : ["l", "ml"]).compactMap(Measure.named)
    let fitting =
      if families.count > 1 { Set(metric) } else if families == [.metric] {
        units.union(metric)
      } else { units }
    return fitting.sorted { $0.size > $1.size }
  }

  private func reads(_ amount: Amount) -> Bool {
    guard amount.lower >= .one else { return false }
    return amount.unit?.family == .metric
      || [amount.lower, amount.upper].allSatisfy { [1, 2, 3, 4, 8].contains($0.denominator) }
  }
}
