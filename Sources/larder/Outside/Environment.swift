import Glibc

/// The variables that the program was started with.
struct Environment: Sendable {
  /// The value of a variable; one that is set to nothing counts as unset.
  subscript(name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// A folder of the XDG specification: `variable`, or `fallback` below the home folder.
  ///
  /// Relative values are invalid and ignored, as the specification says.
  ///
  /// - Returns: `nil` where there is no home folder either.
  func folder(_ variable: String, fallback: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/" + fallback
  }

  /// Whether the terminal understands nothing but text.
  var hasPlainTerminal: Bool { self["TERM"] == nil || self["TERM"] == "dumb" }

  /// Whether output is coloured: the option decides, then `NO_COLOR`, then `CLICOLOR_FORCE`, then
  /// whether a terminal shows it.
  func hasColor(_ choice: Settings.Color, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto where self["NO_COLOR"] != nil: false
    case .auto where (self["CLICOLOR_FORCE"] ?? "0") != "0": true
    case .auto: isTerminal && !hasPlainTerminal
    }
  }
}
