/// An option that can be changed while the session runs.
struct SessionOption: Sendable {
  let name: String

  /// What it can be set to, where that is one of a few words.
  var choices: [String] = []

  let get: @Sendable (SessionOptions) -> String
  let set: @Sendable (_ options: inout SessionOptions, _ value: String) throws(CommandError) -> Void

  static let all: [SessionOption] = [
    SessionOption(
      name: "output", choices: OutputFormat.allCases.map(\.rawValue), get: { $0.format.rawValue }
    ) {
      options, value throws(CommandError) in
      guard let format = OutputFormat(rawValue: value) else {
        let names = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalid("output is one of \(names), not '\(value)'")
      }
      options.format = format
    },
    SessionOption(name: "width", get: { String($0.width) }) {
      options, value throws(CommandError) in
      guard let width = Int(value), (1...10_000).contains(width) else {
        throw .invalid("width is a number of columns from 1 to 10000, not '\(value)'")
      }
      options.width = width
      options.hasFixedWidth = true
    },
    flag("quiet", { $0.isQuiet }) { $0.isQuiet = $1 },
    flag("echo", { $0.echoes }) { $0.echoes = $1 },
    flag("keep-going", { $0.keepsGoing }) { $0.keepsGoing = $1 },
    flag("color", { $0.hasColor }) { $0.hasColor = $1 },
    flag("ascii", { $0.isASCII }) { $0.isASCII = $1 },
  ]

  private static func flag(
    _ name: String, _ get: @escaping @Sendable (SessionOptions) -> Bool,
    set: @escaping @Sendable (inout SessionOptions, Bool) -> Void
  ) -> SessionOption {
    SessionOption(name: name, choices: ["on", "off"], get: { get($0) ? "on" : "off" }) {
      options, value throws(CommandError) in
      guard value == "on" || value == "off" else {
        throw .invalid("\(name) is on or off, not '\(value)'")
      }
      set(&options, value == "on")
    }
  }
}
