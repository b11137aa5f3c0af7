import FoundationEssentials
import TestSupport

/// A type of identifiers that everything is measured with.
protocol BenchmarkIdentifier: Hashable, Sendable {
  /// A different identifier for each number, in memory of its own.
  init(number: Int)
}

extension Int: BenchmarkIdentifier {
  init(number: Int) { self = number }
}

extension String: BenchmarkIdentifier {
  /// Twenty bytes, which is more than a string holds without allocating.
  init(number: Int) {
    let digits = String(number)
    self = "item-" + String(repeating: "0", count: 15 - digits.count) + digits
  }
}

extension UUID: BenchmarkIdentifier {
  init(number: Int) {
    var generator = SeededGenerator(seed: UInt64(truncatingIfNeeded: number))
    let (high, low) = (generator.next(), generator.next())
    self.init(
      uuid: withUnsafeBytes(of: (high, low)) { $0.loadUnaligned(as: uuid_t.self) })
  }
}

extension BenchmarkIdentifier {
  static func numbers(_ range: Range<Int>) -> [Self] { range.map(Self.init(number:)) }
}
