/// Why a command line cannot be understood.
///
/// Every description is one lowercase line without a final full stop.
enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?)
  case ambiguousOption(String, candidates: [String])
  case missingArgument(option: String)
  case unexpectedArgument(option: String)
  case badArgument(option: String, value: String, expected: String)

  /// The words after a command of the program itself are not what it wants.
  case usage(String)

  /// Two things that exclude each other.
  case conflict(String, String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let nearest?):
      "unknown option '\(option)'; did you mean '\(nearest)'?"
    case .unknownOption(let option, nil): "unknown option '\(option)'; try 'larder --help'"
    case .ambiguousOption(let option, let candidates):
      "option '\(option)' is ambiguous: \(candidates.joined(separator: ", "))"
    case .missingArgument(let option): "option '\(option)' needs an argument"
    case .unexpectedArgument(let option): "option '\(option)' takes no argument"
    case .badArgument(let option, let value, let expected):
      "option '\(option)': '\(value)' is not \(expected)"
    case .usage(let usage): "usage: larder \(usage)"
    case .conflict(let first, let second): "\(first) and \(second) exclude each other"
    }
  }
}
