/// What the command line asks for.
struct Options {
  var sizes: [Int] = []
  var types: [String] = []
  var cases: [String] = []

  /// Whether one round at small sizes suffices, to see that everything runs.
  var isSmall = false
  var isMarkdown = false

  /// Whether a missed limit is a failure.
  var isStrict = false
  var wantsHelp = false

  static let help = """
    usage: Benchmarks [--small] [--strict] [--markdown] [--case NAME] [--type TYPE] [--size N]

      --small      one round at 100 and 1,000 identifiers, to see that everything runs
      --strict     exit with status 1 if a limit is missed
      --markdown   print the table as the article Costs has it
      --case NAME  measure this case only; may be repeated
      --type TYPE  measure with identifiers of this type only: int, string or uuid
      --size N     measure with N identifiers only; may be repeated

    Cases:
    """

  static let types = ["int", "string", "uuid"]

  /// The sizes that may be measured: fewer have no middle, more do not fit in memory.
  static let possibleSizes = 100...10_000_000

  init(_ arguments: some Sequence<String>, cases known: [String]) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--small": isSmall = true
      case "--strict": isStrict = true
      case "--markdown": isMarkdown = true
      case "--help": wantsHelp = true
      case "--case": cases.append(try Self.value(of: argument, in: &arguments, known))
      case "--type": types.append(try Self.value(of: argument, in: &arguments, Self.types))
      case "--size": sizes.append(try Self.size(in: &arguments))
      default: throw UsageError("unknown option '\(argument)'; see --help")
      }
    }
    if sizes.isEmpty { sizes = isSmall ? [100, 1000] : [10_000, 100_000, 1_000_000] }
    sizes.sort()
  }

  private static func value(
    of option: String, in arguments: inout ArraySlice<String>, _ known: [String]
  ) throws(UsageError) -> String {
    guard let value = arguments.popFirst() else { throw UsageError("\(option) needs a value") }
    guard known.contains(value) else {
      throw UsageError("\(option) cannot be '\(value)'; see --help")
    }
    return value
  }

  private static func size(in arguments: inout ArraySlice<String>) throws(UsageError) -> Int {
    guard let value = arguments.popFirst() else { throw UsageError("--size needs a value") }
    guard let size = Int(value), possibleSizes.contains(size) else {
      let range = "\(possibleSizes.lowerBound) to \(possibleSizes.upperBound)"
      throw UsageError("--size must be a number from \(range), not '\(value)'")
    }
    return size
  }

  func wants(type: String) -> Bool { types.isEmpty || types.contains(type) }
  func wants(case name: String) -> Bool { cases.isEmpty || cases.contains(name) }
}

/// Why the command line makes no sense.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
