import CMalloc

/// Adds up what the parts of a trial cost that count.
struct Meter {
  private var total = 0.0
  private var count = 0

  /// The cost of one operation, in nanoseconds or bytes.
  var cost: Double { count == 0 ? .nan : total / Double(count) }

  /// Times something that does an operation a number of times.
  @inline(__always)
  mutating func measure<Value>(
    times: Int = 1, _ body: () throws -> Value
  ) rethrows -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try body()
    let (seconds, attoseconds) = (clock.now - start).components
    total += Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    count += times
    return value
  }

  /// Weighs the memory that a value of a number of rows holds.
  mutating func weigh<Value>(rows: Int, _ body: () throws -> Value) rethrows -> Value {
    let before = Self.allocated
    let value = try body()
    total += Double(Self.allocated - before)
    count += rows
    return value
  }

  private static var allocated: Int {
    let info = mallinfo2()
    return info.uordblks + info.hblkhd
  }
}

/// Has the compiler believe that a value is used.
@inline(never)
func use<Value>(_ value: Value) {}
