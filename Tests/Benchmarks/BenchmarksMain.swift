import FoundationEssentials
import Glibc

/// Measures the library beside plain ways to do the same, and says which limits are met.
///
/// Exit status: 0, or 1 if an operation did something wrong (with `--strict` also if a limit was
/// missed), or 2 if the command line makes no sense.
@main
enum BenchmarksMain {
  static func main() {
    let cases = Benchmark<Int>.all.map(\.name)
    do {
      let options = try Options(CommandLine.arguments.dropFirst(), cases: cases)
      if options.wantsHelp {
        print(Options.help + "\n  " + cases.joined(separator: "\n  "))
      } else if try run(options, cases: cases) > 0, options.isStrict {
        exit(1)
      }
    } catch {
      let message = Array("Benchmarks: \(error)\n".utf8)
      _ = write(STDERR_FILENO, message, message.count)
      exit(error is UsageError ? 2 : 1)
    }
  }

  /// Runs what is asked for, and returns how many limits were missed.
  private static func run(_ options: Options, cases: [String]) throws -> Int {
    var report = Report(options)
    for (index, name) in cases.enumerated() where options.wants(case: name) {
      report.begin(Benchmark<Int>.all[index])
      if options.wants(type: "int") {
        try run(Benchmark<Int>.all[index], type: "int", options, &report)
      }
      if options.wants(type: "string") {
        try run(Benchmark<String>.all[index], type: "string", options, &report)
      }
      if options.wants(type: "uuid") {
        try run(Benchmark<UUID>.all[index], type: "uuid", options, &report)
      }
    }
    return report.missed
  }

  private static func run<Identifier>(
    _ benchmark: Benchmark<Identifier>, type: String, _ options: Options, _ report: inout Report
  ) throws {
    let runner = options.isSmall ? Runner.brief : Runner.thorough
    let measurements = try options.sizes.map { try runner.measure(benchmark, size: $0) }
    report.add(measurements, of: benchmark, type: type)
  }
}
