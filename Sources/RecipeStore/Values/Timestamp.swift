/// A moment, in whole seconds since 1970-01-01 00:00 UTC.
package struct Timestamp: Hashable, Sendable {
  package let seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }
}

extension Timestamp: Comparable {
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.seconds < right.seconds
  }
}
