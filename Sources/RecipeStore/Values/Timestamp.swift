/// A moment, in whole seconds since 1970-01-01 00:00 UTC.
package struct Timestamp: Hashable, Sendable {
  package let seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  /// Reads an ISO 8601 date, with or without a time, with `Z`, an offset or none (UTC).
  ///
  /// Fractions of a second are dropped; `nil` for anything else, and for days that do not exist.
  package init?(_ text: some StringProtocol) {
    return nil
  }
}

extension Timestamp: Comparable, CustomStringConvertible {
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.seconds < right.seconds
  }

  /// As `2019-02-04T12:00:00Z`.
  package var description: String { "" }
}
