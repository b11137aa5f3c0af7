import RecipeFormats
import RecipeStore

/// Takes the recipes of files into a store, each file whole or not at all.
///
/// A recipe that an earlier import of the same file brought is skipped, also when it was edited
/// since; collections are found by their titles, or made.
struct Importer {
  /// Something that was not taken.
  struct Skip: Hashable, Sendable {
    var path: String

    /// From 1; 0 for the file as such.
    var line: Int
    var reason: String

    /// `menu.json:12`, or the path alone.
    var place: String { line > 0 ? "\(path):\(line)" : path }
  }

  let store: any RecipeStore
  let world: any OutsideWorld

  private(set) var added: [RecipeID] = []
  private(set) var skipped: [Skip] = []

  /// Folded titles of the collections on the way down to each, and their ids.
  private var collections: [[String]: CollectionID]?

  init(store: any RecipeStore, world: any OutsideWorld) {
    self.store = store
    self.world = world
  }

  /// Takes a file, or every readable file in a folder and below.
  ///
  /// - Throws: `.file` or `.format` when the named file cannot be read. What is broken inside a
  ///   folder is skipped with its reason.
  mutating func take(_ path: String) throws(CommandError) {
    let files: [String]?
    do throws(FileError) { files = try path == "-" ? nil : world.files(in: path) } catch {
      throw .file(path: error.path, reason: error.reason)
    }
    guard let files else { return try takeFile(path) }
    let known = Set(RecipeFormat.all.flatMap(\.fileExtensions))
    var readable = 0
    for file in files where known.contains(fileExtension(file)) {
      if world.takeInterrupt() { throw .interrupted }
      readable += 1
      do throws(CommandError) {
        try takeFile(file)
      } catch {
        switch error {
        case .file(let path, let reason):
          skipped.append(Skip(path: path, line: 0, reason: reason))
        case .format(let path, let line, let problem):
          skipped.append(Skip(path: path, line: line, reason: problem))
        default: throw error
        }
      }
    }
    if readable == 0 { throw .file(path: path, reason: "there are no recipe files in this folder") }
  }

  private mutating func takeFile(_ path: String) throws(CommandError) {
    let bytes = try world.content(of: path)
    let file: RecipeFile
    do throws(FormatError) {
      guard let format = RecipeFormat.all.first(where: { $0.recognizes(bytes) }) else {
        throw FormatError(line: 1, problem: "this is no recipe file that larder can read")
      }
      file = try format.read(bytes)
    } catch {
      throw .format(path: path, line: error.line, problem: error.problem)
    }
    try takeRecipes(of: file, path: path)
  }

  private mutating func takeRecipes(of file: RecipeFile, path: String) throws(CommandError) {
    var seen: [String: Int] = [:]
    var ids: [RecipeID] = []
    var isNew: [Bool] = []
    for (index, entry) in file.recipes.enumerated() {
      if index % 256 == 0, world.takeInterrupt() { throw .interrupted }
      var fingerprint = entry.fingerprint
      seen[fingerprint, default: 0] += 1
      if let times = seen[fingerprint], times > 1 { fingerprint += "#\(times)" }
      let print = fingerprint
      let (id, isAdded) = try storing { [store] () throws(StoreError) in
        if let known = try store.importedRecipe(fingerprint: print) { return (known, false) }
        let id = try store.addRecipe(
          entry.content, id: entry.number.flatMap { $0 > 0 ? RecipeID($0) : nil },
          added: entry.added, changed: entry.changed, fingerprint: print)
        return (id, true)
      }
      ids.append(id)
      isNew.append(isAdded)
      if isAdded {
        added.append(id)
      } else {
        skipped.append(
          Skip(path: path, line: entry.line, reason: "'\(entry.content.title)' is here already"))
      }
    }
    for group in file.groups {
      let hasNew = file.recipes.isEmpty || group.members.contains { isNew[$0] }
      let collection = try self.collection(group.path, hasNew: hasNew)
      guard let collection else { continue }
      try storing { [store] () throws(StoreError) in
        for member in group.members where isNew[member] {
          _ = try store.file(ids[member], in: collection)
        }
      }
    }
  }

  /// The collection at a path of titles, made where it is missing.
  ///
  /// - Parameter hasNew: Whether something new goes into it. An empty collection of a file that
  ///   brought nothing new is not made again after somebody deleted it.
  private mutating func collection(
    _ path: [String], hasNew: Bool
  ) throws(CommandError) -> CollectionID? {
    if collections == nil { collections = try readCollections() }
    var parent: CollectionID?
    var key: [String] = []
    for title in path {
      key.append(folded(title))
      if let known = collections?[key] {
        parent = known
      } else {
        guard hasNew || !added.isEmpty else { return nil }
        let made = try storing { [store, parent] () throws(StoreError) in
          try store.addCollection(title, in: parent)
        }
        collections?[key] = made
        parent = made
      }
    }
    return parent
  }

  private func readCollections() throws(CommandError) -> [[String]: CollectionID] {
    let all = try storing { () throws(StoreError) in try store.collections() }
    var paths: [CollectionID: [String]] = [:]
    var found: [[String]: CollectionID] = [:]
    for collection in all {
      let path = (collection.parent.flatMap { paths[$0] } ?? []) + [folded(collection.title)]
      paths[collection.id] = path
      found[path] = collection.id
    }
    return found
  }
}

/// The ending of a file's name without the dot, in lower case.
func fileExtension(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
  return name[name.index(after: dot)...].lowercased()
}

extension RecipeFile.Entry {
  /// What tells this recipe from all others: its number, title, ingredients and directions.
  var fingerprint: String {
    var hash = StableHash()
    hash.combine(number.map { String($0) } ?? "")
    hash.combine(content.title)
    for line in content.ingredients { hash.combine(line) }
    hash.combine("")
    for step in content.directions { hash.combine(step) }
    return hash.text
  }
}

/// A hash of 128 bits that is the same in every process: two FNV-1a of different start.
private struct StableHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x84_2223_25CB_F29C

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)  // no byte of UTF-8, so that neighbours cannot run together
  }

  private mutating func combine(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    second ^= second >> 29
  }

  var text: String { String(first, radix: 36) + "-" + String(second, radix: 36) }
}
