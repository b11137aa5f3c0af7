/// Prints nanoseconds per element at growing sizes, ours and the plain way's, and their ratio.
///
/// A quadratic slip is a row that grows. `--small` only sees that everything runs.
@main
enum BenchmarksMain {
  static func main() throws {
    let isSmall = CommandLine.arguments.contains("--small")
    let sizes = isSmall ? [100, 1000] : [1000, 10_000, 100_000, 1_000_000]
    for benchmark in Benchmark.all {
      print("\(benchmark.name), beside \(benchmark.baseline)")
      for size in sizes {
        let ours = try best(size, isSmall ? 1 : 5, benchmark.run)
        let plain =
          size <= benchmark.baselineLimit
          ? try best(size, isSmall ? 1 : 5, benchmark.runBaseline) : nil
        let ratio = plain.map {
          String(Int(100 * ours / max($0, 0.001)).quotientAndRemainder(dividingBy: 100))
        }
        print(
          "  \(pad(size))  ours \(rounded(ours)) ns  plain \(plain.map(rounded) ?? "-") ns  ratio \(ratio ?? "-")"
        )
      }
    }
  }

  /// The least nanoseconds per element of several runs.
  private static func best(
    _ size: Int, _ runs: Int, _ body: (Int, inout Stopwatch) throws -> Void
  ) throws -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      var watch = Stopwatch()
      try body(size, &watch)
      let (seconds, attoseconds) = watch.elapsed.components
      least = min(least, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(size))
    }
    return least
  }

  private static func rounded(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func pad(_ size: Int) -> String {
    let text = String(size)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}

extension String {
  /// Hundredths as `1.05`.
  fileprivate init(_ hundredths: (quotient: Int, remainder: Int)) {
    let remainder = hundredths.remainder
    self = "\(hundredths.quotient).\(remainder < 10 ? "0" : "")\(remainder)"
  }
}
