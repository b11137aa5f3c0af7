import RecipeFormats
import RecipeStore

/// Takes the recipes of files into a store.
///
/// What is broken, a file or a recipe in one, is left out and told, and the rest is taken. A recipe
/// that an earlier import brought is skipped, also when it was edited since; when its file has
/// changed it is told, or updated. Collections are found by their titles, or made.
struct Importer {
  struct Options {
    /// The format of every file; `nil` to tell it from the content.
    var format: RecipeFormat?

    /// Whether a recipe whose file has changed is brought up to date.
    var updates = false

    /// Whether anything that is broken refuses everything.
    var isAllOrNothing = false
  }

  /// Something that was not taken.
  struct Skip: Hashable, Sendable {
    enum Reason: String, Sendable {
      /// It is here already.
      case known
      /// It is here already as an earlier edition.
      case changed
      /// The file could not be read.
      case file
      /// The file or the recipe is no such thing.
      case format
    }

    var path: String

    /// From 1; 0 for the file as such.
    var line: Int
    var kind: Reason
    var reason: String

    /// `menu.json:12`, or the path alone.
    var place: String { line > 0 ? "\(path):\(line)" : path }

    var isProblem: Bool { kind == .file || kind == .format }

    var error: CommandError {
      kind == .file || line == 0
        ? .file(path: path, reason: reason) : .format(path: path, line: line, problem: reason)
    }
  }

  let store: any RecipeStore
  let world: any OutsideWorld
  let options: Options

  var added: [RecipeID] = []
  var updated: [RecipeID] = []
  private(set) var skipped: [Skip] = []

  /// Recipes that this import took or found again: two in a file are never the same one.
  var met: Set<RecipeID> = []

  /// Folded titles of the collections on the way down to each, and their ids.
  var collections: [[String]: CollectionID]?

  init(store: any RecipeStore, world: any OutsideWorld, options: Options = Options()) {
    self.store = store
    self.world = world
    self.options = options
  }

  /// How many things were broken.
  var problems: Int { skipped.reduce(0) { $0 + ($1.isProblem ? 1 : 0) } }

  /// The error to end with when there was one thing to take and it is broken.
  var onlyProblem: CommandError? {
    guard added.isEmpty, updated.isEmpty, skipped.count == 1, let only = skipped.first,
      only.isProblem
    else { return nil }
    return only.error
  }

  /// - Throws: What is broken, when that refuses everything.
  mutating func skip(
    _ path: String, line: Int = 0, _ kind: Skip.Reason, _ reason: String
  ) throws(CommandError) {
    let skip = Skip(path: path, line: line, kind: kind, reason: reason)
    skipped.append(skip)
    if skip.isProblem, options.isAllOrNothing { throw skip.error }
  }
}

// MARK: - Files

extension Importer {
  /// How deep archives may lie in each other: there is gzip in zip in zip.
  private static let deepestArchive = 4

  /// The endings of files that are looked at in folders and archives.
  private static let fileExtensions = Set(
    RecipeFormat.readable.flatMap(\.fileExtensions) + Archive.fileExtensions)

  private static func isWanted(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && fileExtensions.contains(RecipeSource(name: name, bytes: []).fileExtension)
  }

  /// Takes a file, or every recipe file in a folder and below.
  mutating func take(_ path: String) throws(CommandError) {
    world.showProgress("reading \(path)")
    defer { world.showProgress(nil) }
    let files: [String]?
    do throws(FileError) {
      files = path == "-" ? nil : try world.files(in: path)
    } catch {
      return try skip(error.path, .file, error.reason)
    }
    guard let files else { return try takeFile(path, in: []) }
    let depth = folders(of: path + "/").count
    var readable = 0
    let wanted = files.filter(Self.isWanted)
    for file in wanted {
      world.showProgress("importing file \(readable + 1) of \(wanted.count)")
      readable += 1
      try takeFile(file, in: Array(folders(of: file).dropFirst(depth)))
    }
    if readable == 0 { try skip(path, .file, "there are no recipe files in this folder") }
  }

  /// Takes one file.
  ///
  /// - Parameter folders: The folders that it lies in, below the one that was named.
  private mutating func takeFile(_ path: String, in folders: [String]) throws(CommandError) {
    if world.takeInterrupt() { throw .interrupted }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try world.read(path)
    } catch {
      if error.reason == FileError.interruption { throw .interrupted }
      return try skip(error.path, .file, error.reason)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try take(RecipeSource(name: name, bytes: bytes), path: path, in: folders)
  }

  /// Takes what was read from a file, or lay in an archive.
  private mutating func take(
    _ source: RecipeSource, path: String, in folders: [String], depth: Int = 0
  ) throws(CommandError) {
    if let archive = Archive(source) {
      return try take(archive, path: path, in: folders, depth: depth)
    }
    var file: RecipeFile
    let format: RecipeFormat
    do throws(FormatError) {
      format = try self.format(of: source)
      guard let read = format.read else { return }
      file = try read(source)
    } catch {
      return try skip(path, line: error.line, .format, error.problem)
    }
    for problem in file.problems {
      try skip(path, line: problem.line, .format, problem.problem)
    }
    if format.hasFoldersAsCollections, !folders.isEmpty {
      file.groups.append(
        RecipeFile.Group(path: folders, members: Array(file.recipes.indices)))
    }
    try takeRecipes(of: file, named: source.name, path: path)
  }

  /// Takes the recipe files of an archive.
  private mutating func take(
    _ archive: Archive, path: String, in folders: [String], depth: Int
  ) throws(CommandError) {
    guard depth < Self.deepestArchive else {
      return try skip(path, .format, "archives lie in each other too deep")
    }
    var copy = self
    var failure: CommandError?
    var readable = 0
    do throws(FormatError) {
      try archive.forEach(where: Self.isWanted) { entry in
        readable += 1
        do throws(CommandError) {
          try copy.take(entry, path: path, in: folders, depth: depth)
          return true
        } catch {
          failure = error
          return false
        }
      }
      self = copy
    } catch {
      self = copy
      try skip(path, line: error.line, .format, error.problem)
    }
    if let failure { throw failure }
    if readable == 0, depth == 0 {
      try skip(path, .format, "there are no recipe files in this archive")
    }
  }

  private mutating func take(
    _ entry: Archive.Entry, path: String, in folders: [String], depth: Int
  ) throws(CommandError) {
    // A gzip file holds one file, often of its own name.
    let path = path.hasSuffix("/" + entry.path) ? path : path + "/" + entry.path
    if world.takeInterrupt() { throw .interrupted }
    switch entry.content {
    case .success(let bytes):
      try take(
        RecipeSource(name: entry.name, bytes: bytes), path: path, in: folders + entry.folders,
        depth: depth + 1)
    case .failure(let error):
      try skip(path, line: error.line, .format, error.problem)
    }
  }

  private func format(of source: RecipeSource) throws(FormatError) -> RecipeFormat {
    if let format = options.format { return format }
    if let format = RecipeFormat.readable.first(where: { $0.recognizes?(source) ?? false }) {
      return format
    }
    throw FormatError(line: 1, problem: "this is no recipe file that larder can read")
  }

  /// The names of the folders on the way to a file.
  private func folders(of path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .filter { !$0.isEmpty && $0 != "." }.map(String.init)
  }
}
