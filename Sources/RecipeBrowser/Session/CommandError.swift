package import RecipeStore

/// Why a command did not happen. It then changed nothing.
///
/// Every message is one lowercase line without a final full stop.
package enum CommandError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)

  /// The words after the command are wrong; the text says how, or gives the usage.
  case usage(String)

  /// No row has this name.
  case notFound(String)

  /// Several rows have this name.
  case ambiguous(String)

  /// The command is clear and cannot be done.
  case refused(String)

  /// A value cannot be understood.
  case invalid(String)

  case file(path: String, reason: String)
  case format(path: String, line: Int, problem: String)
  case store(StoreError)
  case interrupted

  /// Somebody ended a command that ends in no other way; there is nothing to say.
  case ended

  /// Something inside failed, and what was written already.
  case reported

  /// Whether it is told; a script that ran inside has told its own.
  var isWritten: Bool { self != .reported && self != .ended }

  /// Whether somebody asked to stop.
  var isInterruption: Bool { self == .interrupted || self == .ended }

  /// The word in the `error` field of JSON output.
  package var code: String {
    switch self {
    case .unknownCommand: "unknownCommand"
    case .usage: "usage"
    case .notFound: "notFound"
    case .ambiguous: "ambiguous"
    case .refused: "refused"
    case .invalid: "invalid"
    case .file: "file"
    case .format: "format"
    case .store(.readOnly): "readOnly"
    case .store(.unknown): "notFound"
    case .store(.duplicateTitle), .store(.moveIntoItself): "refused"
    case .store: "store"
    case .interrupted, .ended: "interrupted"
    case .reported: "reported"
    }
  }
}

extension CommandError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; try 'help'")
    case .usage(let text), .notFound(let text), .ambiguous(let text), .refused(let text),
      .invalid(let text):
      text
    case .file(let path, let reason): "\(path): \(reason)"
    case .format(let path, let line, let problem): "\(path):\(line): \(problem)"
    case .store(let error): error.description
    case .interrupted, .ended: "interrupted"
    case .reported: "something inside failed"
    }
  }
}

/// Runs `body` and turns a store's error into a command's.
func storing<Value>(
  _ body: () throws(StoreError) -> Value
) throws(CommandError) -> Value {
  do throws(StoreError) {
    return try body()
  } catch {
    throw error == .interrupted ? .interrupted : .store(error)
  }
}
