import RecipeFormats
import RecipeStore

extension Command {
  /// How often the store is asked whether something happened, which costs it next to nothing.
  private static let interval = 100

  /// `watch`: tells what others do, as it happens.
  static let watch = Command(
    name: "watch", usage: "watch",
    summary: "Print the changes of the panes as they happen, until interrupted.", kind: .query
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...0)
    guard !session.options.isAtomic else {
      throw .refused("inside one transaction nothing of what others do can be seen")
    }
    try session.prepareToTellChanges(whenQuiet: true)
    while !session.world.takeInterrupt() {
      try session.followStore()
      try session.reportChanges(of: "watch")
      session.world.wait(milliseconds: interval)
    }
    throw .ended
  }

  /// `backup`: copies the store.
  static let backup = Command(
    name: "backup", usage: "backup PATH",
    summary: "Copy the store to a new file, also while it is in use.", kind: .query,
    flags: [dryRun], completes: .paths
  ) { arguments, session throws(CommandError) in
    try arguments.require(1...1)
    let path = arguments.operands[0].text
    var outcome = Outcome(
      lines: ["Copied the store to \(path)."],
      fields: [Outcome.Field(name: "path") { json in json.value(path) }])
    outcome.isRehearsed = arguments.has(dryRun)
    try storing { () throws(StoreError) in
      try session.store.backup(to: path, rehearsing: outcome.isRehearsed)
    }
    return outcome
  }
}
