/// What one benchmark cost at one size.
struct Measurement {
  let size: Int
  let ours: Double

  /// The baseline's cost, `nil` if it would not end.
  let baseline: Double?
}

/// Runs a benchmark and its baseline in turns and takes medians.
struct Runner {
  /// The least number of rounds.
  let rounds: Int

  /// How long to go on with more rounds: quick operations vary more.
  let patience: Duration

  /// More rounds than this make no median better.
  private let mostRounds = 101

  static let thorough = Runner(rounds: 7, patience: .milliseconds(300))
  static let brief = Runner(rounds: 1, patience: .zero)

  func measure<Identifier>(
    _ benchmark: Benchmark<Identifier>, size: Int
  ) throws -> Measurement {
    do {
      return try measure(
        benchmark.prepare(size), size: size, withBaseline: size <= benchmark.baseline.largestSize)
    } catch {
      throw WrongResult("\(benchmark.name) at \(size) \(Identifier.self): \(error)")
    }
  }

  private func measure(
    _ trial: Trial, size: Int, withBaseline: Bool
  ) throws -> Measurement {
    var (ours, baseline): ([Double], [Double]) = ([], [])
    let start = ContinuousClock.now
    while ours.count < rounds || ours.count < mostRounds && ContinuousClock.now - start < patience {
      ours.append(try cost(trial.ours))
      if withBaseline { baseline.append(try cost(trial.baseline)) }
    }
    return Measurement(size: size, ours: median(ours) ?? .nan, baseline: median(baseline))
  }

  private func cost(_ body: Trial.Body) throws -> Double {
    var meter = Meter()
    try body(&meter)
    return meter.cost
  }

  private func median(_ costs: [Double]) -> Double? {
    costs.isEmpty ? nil : costs.sorted()[costs.count / 2]
  }
}
