/// An operation measured at several sizes beside the plain way to do the same.
///
/// Only what is inside ``Stopwatch/measure(_:)`` counts; each body checks its result.
struct Benchmark: Sendable {
  let name: String

  /// What the plain way is.
  let baseline: String

  /// The largest size at which the plain way ends in reasonable time.
  var baselineLimit = Int.max

  /// Does the operation at a size, inside the stopwatch.
  let run: @Sendable (_ size: Int, _ watch: inout Stopwatch) throws -> Void

  /// The same with `Array`, `Dictionary` or `CollectionDifference`.
  let runBaseline: @Sendable (_ size: Int, _ watch: inout Stopwatch) throws -> Void

  static let all: [Benchmark] = [
    .bulkAppend, .appendOneByOne, .lookUp, .expandAll, .editCopy, .unrelatedDifference,
  ]
}

/// Times the parts of a benchmark that count.
struct Stopwatch {
  private(set) var elapsed = Duration.zero

  mutating func measure<Value>(_ body: () throws -> Value) rethrows -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try body()
    elapsed += clock.now - start
    return value
  }
}
