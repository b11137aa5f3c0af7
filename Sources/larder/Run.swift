import Glibc
import RecipeBrowser
import RecipeStore

/// One run of the program: a store, a session, and what is to be run in it.
struct Run {
  private let settings: Settings
  private let environment: Environment
  private let console: Console
  private let options: SessionOptions

  /// Somebody types and sees the answers.
  private var isInteractive: Bool { options.isInteractive }

  init(_ settings: Settings, _ environment: Environment) {
    self.settings = settings
    self.environment = environment
    let isShown = Descriptor.standardOutput.isTerminal
    let isWatched = isShown && Descriptor.standardInput.isTerminal
    let pages = settings.usesPager && isWatched && !environment.hasPlainTerminal
    console = Console(
      environment, pages: pages, watchesWidth: isShown && settings.width == nil,
      format: settings.format)

    var options = SessionOptions()
    options.format = settings.format
    options.isInteractive = isWatched && settings.tasks.isEmpty
    options.hasColor = environment.hasColor(settings.color, isTerminal: isShown)
    // What scripts read is the same whatever the locale.
    options.isASCII = settings.isASCII || (isShown && !Terminal.usesUTF8(environment))
    options.width =
      settings.width ?? console.columns
      ?? environment["COLUMNS"].flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
      ?? 80
    options.isQuiet = settings.isQuiet
    options.echoes = settings.echoes
    options.keepsGoing = settings.keepsGoing
    options.isAtomic = settings.isAtomic
    options.remembersState = settings.loads.isEmpty
    self.options = options
  }

  /// Does everything.
  ///
  /// - Returns: The exit status.
  func status() -> Int32 {
    let status = runInStore()
    console.flush()
    if Signals.endingSignal != 0 { return 128 + Signals.endingSignal }
    return status
  }

  private func runInStore() -> Int32 {
    let store: SQLiteRecipeStore
    do throws(StoreError) {
      guard let opened = try openStore() else { return 3 }
      store = opened
    } catch {
      console.report("store", "\(error)")
      return 3
    }
    store.stop(when: { [console] in console.takeInterrupt() })
    defer { store.settle() }
    do throws(StoreError) {
      if settings.isAtomic { try store.begin("one run of larder") }
      let session = try Session(store: store, options: options, world: console)
      let status = run(in: session)
      if settings.isAtomic {
        guard status == 0 else {
          store.rollback()
          console.report("atomic", "nothing of this run was kept")
          return status
        }
        try store.commit()
      }
      try session.remember()
      return status
    } catch {
      console.report("store", "\(error)")
      return error.isFatal ? 3 : 1
    }
  }
}

// MARK: - The store

extension Run {
  /// Opens the store that is meant; `nil` after an error that has been told.
  private func openStore() throws(StoreError) -> SQLiteRecipeStore? {
    let clock: @Sendable () -> Timestamp = { Timestamp(seconds: Int64(time(nil))) }
    if !settings.loads.isEmpty {
      return try SQLiteRecipeStore(path: "the temporary store", mode: .temporary, clock: clock)
    }
    guard let path = StoreLocation.path(settings, environment) else {
      console.report("store", "there is no home folder to keep a store in; name one with --store")
      return nil
    }
    if settings.isReadOnly {
      return try SQLiteRecipeStore(path: path, mode: .readOnly, clock: clock)
    }
    do throws(FileError) {
      try Files.makeFolder(Files.folder(of: path))
    } catch {
      throw .cannotOpen(path: path, reason: "\(error.path): \(error.reason)")
    }
    return try SQLiteRecipeStore(path: path, mode: .readWrite, clock: clock)
  }
}

// MARK: - What is run

extension Run {
  /// Fills the store and runs everything that was asked for.
  private func run(in session: Session) -> Int32 {
    var status: Int32 = 0
    for path in settings.loads where !session.load(path) {
      status = 1
      if !settings.keepsGoing { return status }
    }
    if settings.tasks.isEmpty {
      let result = isInteractive ? interact(with: session) : runStandardInput(in: session)
      return result == 0 ? status : result
    }
    for task in settings.tasks where !session.hasQuit {
      let result = run(task, in: session)
      console.flush()
      if result != 0 { status = result }
      if result > 1 || (result != 0 && !settings.keepsGoing) { break }
    }
    return status
  }

  private func run(_ task: Settings.Task, in session: Session) -> Int32 {
    switch task {
    case .line(let text):
      var lines = TextLines(name: "-c", text: text)
      return session.run(&lines)
    case .words(let words):
      var lines = TextLines(name: "-c", text: Quoting.line(of: words))
      return session.run(&lines)
    case .script("-"): return runStandardInput(in: session)
    case .script(let path):
      do throws(FileError) {
        return run(try StreamLines.file(path), in: session)
      } catch {
        console.report("file", "\(error.path): \(error.reason)")
        return 1
      }
    }
  }

  private func runStandardInput(in session: Session) -> Int32 {
    run(StreamLines.standardInput(console), in: session)
  }

  private func run(_ lines: consuming StreamLines, in session: Session) -> Int32 {
    var lines = lines
    let status = session.run(&lines)
    switch lines.failure {
    case nil: return status
    case .interrupted: return 130
    case .failed, .tooLarge:
      console.report("file", "\(lines.name): \(lines.failure?.reason ?? "")")
      return 1
    }
  }

  private func interact(with session: Session) -> Int32 {
    if !settings.isQuiet {
      let greeting = "\(Help.version). 'help' lists the commands, 'quit' leaves."
      for line in greeting.wrapped(toWidth: session.width) { console.write(line + "\n") }
      console.flush()
    }
    Completion.session = session
    var lines = ReadlineLines(
      history: History(environment, console: console), hasColor: options.hasColor)
    return session.run(&lines)
  }
}
