/// An exact fraction in lowest terms, never negative: what amounts are counted in.
///
/// Arithmetic gives `nil` where the result does not fit; nothing is rounded before it is shown.
package struct Rational: Hashable, Sendable {
  package let numerator: Int64

  /// At least 1.
  package let denominator: Int64

  /// `nil` for a denominator of 0 and for what is negative.
  package init?(_ numerator: Int64, over denominator: Int64 = 1) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = Self.commonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private init(lowest numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package static let zero = Rational(lowest: 0, 1)
  package static let one = Rational(lowest: 1, 1)

  package var isWhole: Bool { denominator == 1 }

  /// Greatest common divisor, by Euclid; `b` is not 0.
  private static func commonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while a != 0 { (a, b) = (b % a, a) }
    return b
  }

  package func times(_ other: Rational) -> Rational? {
    let left = Self.commonDivisor(numerator, other.denominator)
    let right = Self.commonDivisor(other.numerator, denominator)
    let (top, overflows) = (numerator / left).multipliedReportingOverflow(
      by: other.numerator / right)
    let (bottom, alsoOverflows) = (denominator / right).multipliedReportingOverflow(
      by: other.denominator / left)
    return overflows || alsoOverflows ? nil : Rational(lowest: top, bottom)
  }

  /// `nil` for a division by zero too.
  package func divided(by other: Rational) -> Rational? {
    guard other.numerator > 0 else { return nil }
    return times(Rational(lowest: other.denominator, other.numerator))
  }

  package func plus(_ other: Rational) -> Rational? {
    let divisor = Self.commonDivisor(denominator, other.denominator)
    let (left, a) = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let (right, b) = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let (sum, c) = left.addingReportingOverflow(right)
    let (bottom, d) = denominator.multipliedReportingOverflow(by: other.denominator / divisor)
    return a || b || c || d ? nil : Rational(sum, over: bottom)
  }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return (a.high, a.low) < (b.high, b.low)
  }
}
