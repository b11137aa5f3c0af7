/// How much of something: a number or a range, and a unit.
package struct Amount: Hashable, Sendable {
  package var lower: Rational

  /// The same as ``lower`` unless it is a range.
  package var upper: Rational

  /// `nil` for so many pieces.
  package var unit: Measure?

  package init(lower: Rational, upper: Rational, unit: Measure?) {
    self.lower = lower
    self.upper = upper
    self.unit = unit
  }

  /// `nil` where the result does not fit.
  package func scaled(by factor: Rational) -> Amount? {
    guard let lower = lower.times(factor), let upper = upper.times(factor) else { return nil }
    return Amount(lower: lower, upper: upper, unit: unit)
  }

  /// The amount in another unit of the same dimension; `nil` where there is no way.
  package func converted(to measure: Measure) -> Amount? {
    guard let unit, unit.dimension == measure.dimension, unit != measure else {
      return self.unit == measure ? self : nil
    }
    guard unit.dimension != .count, let factor = unit.size.divided(by: measure.size) else {
      return nil
    }
    var converted = scaled(by: factor)
    converted?.unit = measure
    return converted
  }

  /// `nil` where they do not add up, or the sum does not fit.
  package func plus(_ other: Amount) -> Amount? {
    guard unit == other.unit, let lower = lower.plus(other.lower),
      let upper = upper.plus(other.upper)
    else { return nil }
    return Amount(lower: lower, upper: upper, unit: unit)
  }

  /// `2–3 cups`, `1½`, `2.5 kg`.
  package var text: String { text(unit: nil) }

  /// The amount with its unit as somebody wrote it, for one or for several as it has to be.
  func text(unit word: String?) -> String {
    let isMetric = unit?.family == .metric
    func text(_ value: Rational) -> String { isMetric ? value.decimalText() : value.text() }
    let numbers = lower == upper ? text(lower) : "\(text(lower))–\(text(upper))"
    guard let unit else { return numbers }
    return "\(numbers) \(word.map { unit.word($0, for: upper) } ?? unit.name(for: upper))"
  }
}
