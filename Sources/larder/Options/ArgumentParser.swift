/// Reads a command line as `getopt_long` would: letters in groups, `--name=value`, unique
/// beginnings of long names, `--`. Options end at the first word that is none.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var settings = Settings()

  /// Reads the words after the program's name.
  ///
  /// Reading ends at `--help` or `--version`, so that a mistake behind them does not matter.
  static func settings(for arguments: some Collection<String>) throws(UsageError) -> Settings {
    var parser = ArgumentParser(rest: Array(arguments)[...])
    try parser.parse()
    return parser.settings
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func parse() throws(UsageError) {
    while settings.information == nil, let word = rest.first, word.hasPrefix("-"), word != "-" {
      rest.removeFirst()
      if word == "--" { break }
      if word.hasPrefix("--") {
        try parseName(word)
      } else {
        try parseLetters(word)
      }
    }
    guard settings.information == nil else { return }
    if !rest.isEmpty {
      guard settings.tasks.isEmpty else {
        throw .conflict("a command ('\(rest[rest.startIndex])')", "--command or --file")
      }
      settings.errand = try Errand(rest)
      guard settings.errand == nil else { return }
      settings.tasks = [.words(Array(rest))]
    }
    if settings.store != nil, !settings.loads.isEmpty { throw .conflict("--store", "--load") }
  }

  private mutating func parseName(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try Self.option(named: String(parts[0]))
    if option.argument == nil {
      guard parts.count == 1 else { throw .unexpectedArgument(option: option.spelling) }
      try option.apply("", &settings)
    } else if parts.count == 2 {
      try option.apply(String(parts[1]), &settings)
    } else {
      try option.apply(try argument(of: option.spelling), &settings)
    }
  }

  private mutating func parseLetters(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while settings.information == nil, let letter = letters.popFirst() {
      guard let option = Option.all.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      guard option.argument != nil else {
        try option.apply("", &settings)
        continue
      }
      let value = letters.isEmpty ? try argument(of: "-\(letter)") : String(letters)
      return try option.apply(value, &settings)
    }
  }

  private mutating func argument(of option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw .missingArgument(option: option) }
    return value
  }

  /// The option with this name, or the only one whose name begins so.
  private static func option(named name: String) throws(UsageError) -> Option {
    if let option = Option.all.first(where: { $0.name == name }) { return option }
    let candidates = name.isEmpty ? [] : Option.all.filter { $0.name.hasPrefix(name) }
    switch candidates.count {
    case 1: return candidates[0]
    case 0: throw .unknownOption("--\(name)", nearest: nearest(to: name)?.spelling)
    default: throw .ambiguousOption("--\(name)", candidates: candidates.map(\.spelling))
    }
  }

  /// The option that a name with at most two slips of the finger may mean.
  private static func nearest(to name: String) -> Option? {
    let ranked = Option.all.map { (option: $0, slips: distance($0.name, name)) }
    return ranked.min { $0.slips < $1.slips }.flatMap { $0.slips <= 2 ? $0.option : nil }
  }

  /// How many letters must be put in, left out or replaced to make one word of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        (diagonal, row[j + 1]) = (
          row[j + 1], min(diagonal + (a == b ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        )
      }
    }
    return row[right.count]
  }
}
