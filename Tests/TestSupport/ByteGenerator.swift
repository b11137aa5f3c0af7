/// Random numbers that bytes decide, one byte a number, so that a fuzzer steers what is random.
///
/// After the last byte it goes on with numbers that are always the same.
package struct ByteGenerator: RandomNumberGenerator, Sendable {
  private var bytes: ArraySlice<UInt8>
  private var rest = SeededGenerator(seed: 0)

  package init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// Whether every byte was used.
  package var isAtEnd: Bool { bytes.isEmpty }

  package mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { return rest.next() }
    // The highest bits decide which element of a small range is taken.
    return UInt64(byte) << 56 | 0x55_5555_5555_5555
  }
}
