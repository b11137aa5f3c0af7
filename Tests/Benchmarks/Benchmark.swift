/// One row of the table: an operation on snapshots beside a plain way to do the same.
///
/// It is generic over the identifiers, so that the library's code is specialised for them as it is
/// in any other module that uses it.
struct Benchmark<Identifier: BenchmarkIdentifier> {
  /// The word that `--case` takes.
  let name: String

  /// What is measured, as a phrase for the table.
  let summary: String

  var unit = Unit.nanoseconds
  var limits = Limits()

  var baseline: Baseline

  /// Makes what a trial works on, outside of what is measured.
  let prepare: (_ size: Int) throws -> Trial
}

/// A plain way to do what a benchmark does.
struct Baseline {
  /// `Array` and `Dictionary`.
  static let arrayAndDictionary = Baseline(name: "AD")

  /// The standard library's `CollectionDifference`.
  static let collectionDifference = Baseline(name: "CD")

  /// Arrays of items, levels and flags in preorder, and a `Dictionary`.
  static let preorderArrays = Baseline(name: "PA")

  /// The library itself, all at once.
  static let atOnce = Baseline(name: "at once")

  let name: String

  /// The largest size at which it ends in reasonable time.
  var largestSize = Int.max

  func upTo(_ size: Int) -> Self { Self(name: name, largestSize: size) }
}

/// What a benchmark and its baseline do in each round, on what was prepared for one size.
struct Trial {
  typealias Body = (inout Meter) throws -> Void

  let ours: Body
  let baseline: Body
}

/// What a result of a benchmark counts.
enum Unit {
  case nanoseconds
  case bytes
}

/// Why a measurement means nothing: the operation did not do what it should.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless an operation did what it should.
func require(_ condition: Bool, _ expectation: @autoclosure () -> String) throws {
  if !condition { throw WrongResult("expected " + expectation()) }
}

extension Benchmark {
  /// Every benchmark, in the order of the table.
  static var all: [Self] {
    [
      .insertIntoCopy, .applyCopy, .expandRoot, .expandMiddle, .readWindow, .visibleIndex,
      .buildFlat, .buildFromSections, .buildTree, .buildParent, .buildChain,
      .appendOneByOne, .appendOneByOneToSection,
      .equalDifference, .changedDifference, .changedBesideCollectionDifference, .reversedDifference,
      .shuffledDifference,
      .flatMemory, .treeMemory,
    ]
  }
}
