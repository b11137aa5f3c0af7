/// Places in an order by hand: numbers with gaps, so that a move usually changes one row.
enum Position {
  /// The distance between neighbours that are added one after the other.
  static let gap: Int64 = 1 << 32

  /// A place after `lower` and before `upper`, `nil` where there is none any more and all must be
  /// numbered anew.
  static func between(_ lower: Int64?, _ upper: Int64?) -> Int64? {
    switch (lower, upper) {
    case (nil, nil): return 0
    case (let lower?, nil):
      let (place, overflow) = lower.addingReportingOverflow(gap)
      return overflow ? nil : place
    case (nil, let upper?):
      let (place, overflow) = upper.subtractingReportingOverflow(gap)
      return overflow ? nil : place
    case (let lower?, let upper?):
      let (distance, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow { return lower / 2 + upper / 2 }
      return distance > 1 ? lower + distance / 2 : nil
    }
  }

  /// The places of so many when all are numbered anew.
  static func renumbered(_ index: Int) -> Int64 { Int64(index) * gap }
}
