import Glibc

/// Prints measurements, and counts the limits that were missed.
struct Report {
  let isMarkdown: Bool
  private(set) var missed = 0

  init(_ options: Options) {
    isMarkdown = options.isMarkdown
    guard isMarkdown else { return }
    let columns =
      ["case", "identifiers"] + options.sizes.map(grouped) + ["ratio", "growth", "limit", ""]
    line(row(columns))
    line(row(columns.map { _ in "---" }))
  }

  /// Says what the lines that follow are about.
  func begin<Identifier>(_ benchmark: Benchmark<Identifier>) {
    if isMarkdown { return }
    let limits = benchmark.limits.description(baseline: benchmark.baseline.name)
    line("\(benchmark.name): \(benchmark.summary)" + (limits.isEmpty ? "" : "; must be \(limits)"))
  }

  /// Prints what one benchmark cost with one type of identifiers, at every size.
  mutating func add<Identifier>(
    _ measurements: [Measurement], of benchmark: Benchmark<Identifier>, type: String
  ) {
    let small = measurements.first { $0.size == Limits.smallSize }
    let limited = measurements.first { $0.size == Limits.size }
    let isAllowed = limited.flatMap {
      benchmark.limits.allow($0.ours, atSmallSize: small?.ours, baseline: $0.baseline)
    }
    if isAllowed == false { missed += 1 }
    let verdict = isAllowed.map { $0 ? "ok" : "MISSED" } ?? ""
    if isMarkdown {
      addRow(measurements, of: benchmark, type: type, small: small, verdict: verdict)
    } else {
      for measurement in measurements {
        addLine(
          measurement, of: benchmark, type: type, small: small,
          verdict: measurement.size == Limits.size ? verdict : "")
      }
    }
  }

  private func addLine<Identifier>(
    _ measurement: Measurement, of benchmark: Benchmark<Identifier>, type: String,
    small: Measurement?, verdict: String
  ) {
    let size = grouped(measurement.size)
    let baseline = measurement.baseline.map {
      "\(benchmark.baseline.name) \(benchmark.unit.format($0))"
    }
    let columns = [
      ("  " + type).padded(to: 9), size.leftPadded(to: 10), "  ",
      benchmark.unit.format(measurement.ours).padded(to: 9), "  ",
      (baseline ?? "-").padded(to: 15), "  ratio ", ratio(measurement).padded(to: 10),
      "growth ", growth(measurement, small).padded(to: 6), verdict,
    ]
    line(columns.joined().trimmed)
  }

  private func addRow<Identifier>(
    _ measurements: [Measurement], of benchmark: Benchmark<Identifier>, type: String,
    small: Measurement?, verdict: String
  ) {
    let cells = measurements.map { measurement in
      benchmark.unit.format(measurement.ours)
        + (measurement.baseline.map {
          " (\(benchmark.baseline.name) \(benchmark.unit.format($0)))"
        } ?? "")
    }
    let compared = measurements.last { $0.baseline != nil }
    line(
      row(
        [benchmark.summary, type] + cells + [
          compared.map(ratio) ?? "-", measurements.last.map { growth($0, small) } ?? "-",
          benchmark.limits.description(baseline: benchmark.baseline.name), verdict,
        ]))
  }

  private func ratio(_ measurement: Measurement) -> String {
    measurement.baseline.map { format(measurement.ours / $0) } ?? "-"
  }

  private func growth(_ measurement: Measurement, _ small: Measurement?) -> String {
    small.map { format(measurement.ours / $0.ours) } ?? "-"
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// Prints a line at once, since the next one may take a minute.
  private func line(_ text: String) {
    print(text)
    fflush(nil)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate var trimmed: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
