import Glibc
import RecipeBrowser

/// Reading and replacing whole files.
enum Files {
  /// The whole content of a file, which may also be a pipe or a device.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = try open(path)
    defer { descriptor.close() }
    do throws(InputError) {
      return try ByteInput(descriptor).rest()
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Opens a file for reading.
  static func open(_ path: String) throws(FileError) -> Descriptor {
    let number = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(path: path, reason: reason(ofError: errno)) }
    return Descriptor(number: number)
  }

  /// Makes a folder and those above it, by itself readable by nobody else.
  static func makeFolder(_ path: String, permissions: mode_t = 0o700) throws(FileError) {
    guard !path.isEmpty, mkdir(path, permissions) != 0, errno != EEXIST else { return }
    let number = errno
    let parent = folder(of: path)
    guard number == ENOENT, parent != path, parent != "." else {
      throw FileError(path: path, reason: reason(ofError: number))
    }
    try makeFolder(parent, permissions: permissions)
    guard mkdir(path, permissions) == 0 || errno == EEXIST else {
      throw FileError(path: path, reason: reason(ofError: errno))
    }
  }

  /// The folder that holds `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
