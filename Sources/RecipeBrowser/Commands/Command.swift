/// A verb the user can type.
///
/// Each command is a static member in a file named after it, and one entry in ``all``. Help,
/// completion and the manual page are all checked against that list.
package struct Command: Sendable {
  /// What a command touches, which decides how the session runs it.
  package enum Kind: Hashable, Sendable {
    /// It prints rows as they are: differences to them need not be told.
    case show

    /// It reads, and prints what it is asked for.
    case query

    /// It changes what is selected, expanded or filtered.
    case view

    /// It changes the store, in a transaction.
    case change

    /// It changes the store and closes its own transactions.
    case time

    /// Whether `--dry-run` is for it.
    var canBeTried: Bool { self == .change || self == .time }
  }

  /// The option of every command that changes the store or writes files: say what would change, and
  /// change nothing.
  static let dryRun = "--dry-run"

  package let name: String
  package var aliases: [String] = []

  /// How to type it, such as `expand ROW… | --all | --level N`.
  package let usage: String

  /// One sentence.
  package let summary: String

  let kind: Kind

  /// The options without a value and those with one, dashes included.
  var flags: [String] = []
  var valued: [String] = []

  /// The options without a value, those of every such command included.
  var allFlags: [String] { kind.canBeTried ? flags + [Self.dryRun] : flags }

  /// What its words name, for completion.
  var completes: Completion = .nothing

  /// What a person decides before the command happens, with no transaction open that others would
  /// have to wait for.
  var prepare:
    (@Sendable (_ arguments: inout Arguments, _ session: Session) throws(CommandError) -> Void)?

  let run: @Sendable (_ arguments: Arguments, _ session: Session) throws(CommandError) -> Outcome
}

extension Command {
  /// What the words of a command can be completed to.
  indirect enum Completion: Sendable {
    case nothing
    case rows(RowKinds)
    case words([String], Candidate.Kind)

    /// The first operand this, the second that, all further ones the last.
    case inTurn([Completion])

    case formats

    /// What the option that the first operand names can be set to.
    case optionValues

    /// What narrows a search.
    case searchTerms
    case fields
    case tags
    case paths
    case commands
  }

  /// Every command, in the order that help lists them.
  package static let all: [Command] = [
    .show, .expand, .collapse, .toggle, .select, .deselect, .next, .previous, .parent, .first,
    .last, .back, .forward, .focus, .reveal, .filter, .search, .sort, .add, .set, .edit, .rename,
    .delete,
    .duplicate, .favorite, .unfavorite, .tag, .untag, .file, .unfile, .move, .undo, .redo,
    .import, .export, .scale, .shop, .stats, .check, .backup, .watch, .source, .option, .history,
    .help,
    .quit,
  ]

  private static let byName: [String: Int] = {
    var table: [String: Int] = [:]
    for (index, command) in all.enumerated() {
      for name in [command.name] + command.aliases { table[name] = index }
    }
    return table
  }()

  /// The command with this name or alias.
  ///
  /// - Parameter prefixes: Whether the unique beginning of a name will do.
  static func named(_ name: String, prefixes: Bool) throws(CommandError) -> Command {
    if let index = byName[name] { return all[index] }
    if prefixes, !name.isEmpty {
      let matches = all.filter { $0.name.hasPrefix(name) }
      if matches.count == 1 { return matches[0] }
      if matches.count > 1 {
        throw .ambiguous(
          "'\(name)' can mean \(matches.map(\.name).joined(separator: ", "))")
      }
    }
    throw .unknownCommand(name, nearest: nearestMatch(to: name, among: byName.keys.sorted()))
  }
}
