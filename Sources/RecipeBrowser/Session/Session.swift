package import RecipeStore

/// A run of the program: a store, three panes, and the commands that are typed at them.
package final class Session {
  package let store: any RecipeStore
  package let world: any OutsideWorld
  package internal(set) var options: SessionOptions

  /// Set by `quit`.
  package internal(set) var hasQuit = false

  let coordinator: Coordinator

  /// Lines that were run, newest last, for `history`.
  var pastLines: [String] = []

  /// How many scripts run inside each other.
  var sourceDepth = 0

  /// The state that the store knows of: only what differs from it is written.
  private var rememberedState: BrowserState

  /// - Throws: `StoreError` when the store cannot be read.
  package init(
    store: any RecipeStore, options: SessionOptions, world: any OutsideWorld
  ) throws(StoreError) {
    self.store = store
    self.options = options
    self.world = world
    let state =
      options.remembersState ? BrowserState(settings: try store.settings()) : BrowserState()
    _ = try store.takeChanges()
    coordinator = try Coordinator(store: store, state: state)
    rememberedState = coordinator.state
  }

  /// Remembers what is selected, expanded and filtered, for the next session on this store.
  package func remember() throws(StoreError) {
    let state = coordinator.state
    guard options.remembersState, !store.isReadOnly, state != rememberedState else { return }
    try store.remember(state.settings(changedSince: rememberedState))
    rememberedState = state
  }

  /// Runs one command.
  ///
  /// A change of the store happens whole, in a transaction, or not at all; what is printed is on
  /// the disk by then.
  func execute(_ line: String) throws(CommandError) {
    let words: [Word]
    do throws(WordError) { words = try splitWords(line) } catch { throw .usage(error.message) }
    guard let verb = words.first else { return }
    let command = try Command.named(verb.text, prefixes: options.isInteractive)
    var arguments = try Arguments(Array(words.dropFirst()), of: command)
    if command.kind.canBeTried, store.isReadOnly { throw .store(.readOnly(path: store.path)) }
    // Numbers mean rows as they were shown, whatever another process has done since.
    coordinator.keepNumbers()
    try command.prepare?(&arguments, self)
    // A program that replays JSON knows the rows as the session before left them.
    if options.format == .json, command.kind != .show { try prepareToTellChanges() }
    try followStore()
    if command.kind != .show { try tellOthersChanges() }
    if command.kind.canBeTried, arguments.has(Command.dryRun) {
      return try rehearse(command, arguments, label: line)
    }
    let outcome = try perform(command, arguments, label: line)
    if outcome.isWritten { try report(outcome, of: command) }
    if outcome.hasFailed { throw .reported }
  }

  /// Lets a command happen, tells what it did, and takes everything back.
  private func rehearse(
    _ command: Command, _ arguments: Arguments, label: String
  ) throws(CommandError) {
    try prepareToTellChanges(whenQuiet: true)
    let place = coordinator.place
    try storing { () throws(StoreError) in try store.begin(label) }
    let result: Result<Void, CommandError>
    do throws(CommandError) {
      var outcome = try perform(command, arguments, label: label)
      outcome.isRehearsed = true
      try report(outcome, of: command)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    store.rollback()
    try followStore()
    try storing { () throws(StoreError) in try coordinator.restore(place) }
    try result.get()
  }

  private func perform(
    _ command: Command, _ arguments: Arguments, label: String
  ) throws(CommandError) -> Outcome {
    switch command.kind {
    case .show, .query, .view:
      return try command.run(arguments, self)
    case .time:
      try prepareToTellChanges()
      let outcome = try command.run(arguments, self)
      try followStore()
      return outcome
    case .change:
      try prepareToTellChanges()
      try storing { () throws(StoreError) in try store.begin(label) }
      let outcome: Outcome
      do throws(CommandError) {
        outcome = try command.run(arguments, self)
        try storing { () throws(StoreError) in try store.commit() }
      } catch {
        store.rollback()
        throw error
      }
      try followStore()
      if let recipe = outcome.selected { coordinator.show(recipe) }
      return outcome
    }
  }

  /// Reads the rows of the panes: what a change does to them can be told only as a difference.
  func prepareToTellChanges(whenQuiet: Bool = false) throws(CommandError) {
    guard whenQuiet || !options.isQuiet else { return }
    try storing { () throws(StoreError) in
      _ = try coordinator.sidebar.shownRows()
      try coordinator.list.look()
    }
  }

  /// Lets the panes follow what happened in the store, here or in another process.
  func followStore() throws(CommandError) {
    try storing { () throws(StoreError) in try coordinator.absorb(try store.takeChanges()) }
  }
}

extension Session {
  /// Whether a person types the lines that run now, and not a script.
  var isTypedAt: Bool { options.isInteractive && sourceDepth == 0 }

  /// The row that a word names.
  func resolve(_ word: Word, _ kinds: RowKinds = .all) throws(CommandError) -> RowName {
    try RowResolver(coordinator: coordinator, kinds: kinds).resolve(word)
  }

  /// The recipes that words name; the shown one when there are none.
  func recipes(_ words: [Word]) throws(CommandError) -> [RecipeID] {
    guard !words.isEmpty else {
      guard let shown = coordinator.shown else {
        throw .refused("no recipe is selected")
      }
      return [shown]
    }
    var ids: [RecipeID] = []
    for case .recipe(let id) in try resolveAll(words, .recipes) { ids.append(id) }
    return ids
  }

  /// The rows that words name, each once: ranges and patterns name several.
  func resolveAll(_ words: [Word], _ kinds: RowKinds = .all) throws(CommandError) -> [RowName] {
    let resolver = RowResolver(coordinator: coordinator, kinds: kinds)
    var names: [RowName] = []
    var seen: Set<RowName> = []
    for word in words {
      for name in try resolver.all(word) where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// The recipe that words name; the shown one when there are none.
  func singleRecipe(_ words: [Word]) throws(CommandError) -> RecipeID {
    if let word = words.first, case .recipe(let id) = try resolve(word, .recipes) { return id }
    return try recipes([])[0]
  }

  /// The recipe that `--to` names; the shown one without it.
  func target(of arguments: Arguments) throws(CommandError) -> RecipeID {
    try singleRecipe(arguments.value(of: "--to").map { [$0] } ?? [])
  }

  /// The recipe with this id.
  func recipe(_ id: RecipeID) throws(CommandError) -> Recipe {
    guard let recipe = try storing({ () throws(StoreError) in try store.recipe(id) }) else {
      throw .notFound("there is no recipe '\(id)'")
    }
    return recipe
  }

  func collection(_ word: Word) throws(CommandError) -> CollectionID {
    guard case .sidebar(.collection(let id)) = try resolve(word, .collections) else {
      throw .usage("'\(word.text)' is not a collection")
    }
    return id
  }

  /// Whether a word names the heading above all collections.
  func isTop(_ word: Word) -> Bool {
    folded(word.text) == folded(SidebarSection.collections.title)
  }

  func title(of row: SidebarRow) throws(CommandError) -> String {
    try storing { () throws(StoreError) in try coordinator.sidebar.title(of: row) }
  }
}
