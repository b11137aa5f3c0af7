/// What a benchmark must not exceed at ``size`` identifiers.
struct Limits {
  /// The size at which the limits hold.
  static let size = 1_000_000

  /// The size that growth is counted from.
  static let smallSize = 10_000

  /// Times the first baseline's cost.
  var ratio: Double?

  /// Times the own cost at ``smallSize``.
  var growth: Double?

  var nanoseconds: Double?

  var isEmpty: Bool { ratio == nil && growth == nil && nanoseconds == nil }

  /// The limits as a reader of the table wants them, such as `≤ 1.5 × AD, ≤ 30 µs`.
  func description(baseline: String?) -> String {
    var parts: [String] = []
    if let ratio, let baseline { parts.append("≤ \(format(ratio)) × \(baseline)") }
    if let growth { parts.append("≤ \(format(growth)) × at 10,000") }
    if let nanoseconds { parts.append("≤ \(Unit.nanoseconds.format(nanoseconds))") }
    return parts.joined(separator: ", ")
  }

  /// Whether the costs are within the limits, or `nil` where too little was measured to say.
  func allow(_ cost: Double, atSmallSize small: Double?, baseline: Double?) -> Bool? {
    var isWithin = true
    if let ratio {
      guard let baseline else { return nil }
      isWithin = isWithin && cost <= ratio * baseline
    }
    if let growth {
      guard let small else { return nil }
      isWithin = isWithin && cost <= growth * small
    }
    if let nanoseconds { isWithin = isWithin && cost <= nanoseconds }
    return isEmpty ? nil : isWithin
  }
}
