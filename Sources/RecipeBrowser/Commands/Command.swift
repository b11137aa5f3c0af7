/// A verb the user can type. (Placeholder.)
package struct Command: Sendable {
  package let name: String
  package var aliases: [String] = []
  package let usage: String
  package let summary: String
}

extension Command {
  package static let all: [Command] = []
}
