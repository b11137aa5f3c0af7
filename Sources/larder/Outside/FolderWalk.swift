import Glibc
import RecipeBrowser

/// The files below a folder, by name, each folder visited once however links lead to it.
struct FolderWalk {
  private struct Place: Hashable {
    let device: UInt64
    let node: UInt64
  }

  private var visited: Set<Place> = []

  /// What is still to be looked at, the next one last. A stack, not recursion: folders may be deep.
  private var pending: [String] = []

  /// The files in `path` and below, or `nil` when it is no folder.
  ///
  /// Names that begin with a dot are left out, and so is what is neither file nor folder. A broken
  /// link is listed: reading it tells what is wrong.
  static func files(in path: String) throws(FileError) -> [String]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    var walk = FolderWalk()
    walk.pending = [path]
    return try walk.files()
  }

  private mutating func files() throws(FileError) -> [String] {
    var files: [String] = []
    while let path = pending.popLast() {
      var status = stat()
      guard stat(path, &status) == 0 else {
        files.append(path)
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: files.append(path)
      case S_IFDIR:
        let place = Place(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
        guard visited.insert(place).inserted else { continue }
        let names = try Self.names(in: path).sorted()
        let prefix = path.hasSuffix("/") ? path : path + "/"
        pending += names.reversed().map { prefix + $0 }
      default: break
      }
    }
    return files
  }

  /// The names in one folder, in no order, those that begin with a dot left out.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw FileError(path: path, reason: reason(ofError: errno))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
