import Glibc
import RecipeBrowser

/// A file that takes the place of another one when it is complete, and not before.
struct FileReplacement: ~Copyable {
  private let path: String
  private let target: String
  private let temporary: String?
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  private var failure: Int32?

  private init(path: String, target: String, temporary: String?, descriptor: Descriptor) {
    self.path = path
    self.target = target
    self.temporary = temporary
    self.descriptor = descriptor
  }

  /// Opens a new file beside the one that `path` names, through symbolic links.
  ///
  /// What is no regular file, such as a pipe or a device, is written as it is.
  ///
  /// - Parameter permissions: The new file's, which then takes the place of a link instead of what it
  ///   leads to; `nil` for those of the old file.
  static func open(
    _ path: String, permissions: mode_t? = nil
  ) throws(FileError) -> FileReplacement {
    let target = permissions == nil ? followingLinks(path) : path
    var old = stat()
    let exists = permissions == nil ? stat(target, &old) == 0 : lstat(target, &old) == 0
    let kind = old.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw FileError(path: path, reason: reason(ofError: EISDIR)) }

    let isReplaced = !exists || kind == S_IFREG || permissions != nil
    let temporary = isReplaced ? "\(target).\(getpid())~" : nil
    let flags = temporary == nil ? 0 : O_CREAT | O_EXCL
    let number = Glibc.open(temporary ?? target, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard number >= 0 else { throw FileError(path: path, reason: reason(ofError: errno)) }
    if let permissions {
      _ = fchmod(number, permissions)
    } else if exists, temporary != nil {
      // Only root may keep another owner; everybody may keep the mode.
      _ = fchown(number, old.st_uid, old.st_gid)
      _ = fchmod(number, old.st_mode & 0o7777)
    }
    return FileReplacement(
      path: path, target: target, temporary: temporary, descriptor: Descriptor(number: number))
  }

  /// Adds to the content. After a failure nothing is added any more; ``finish()`` tells.
  mutating func append(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= 1 << 16 { writeBuffer() }
  }

  /// Puts the file into its place, on the disk.
  ///
  /// - Throws: What went wrong since it was opened; the old file is then as it was.
  consuming func finish() throws(FileError) {
    writeBuffer()
    if let temporary {
      if failure == nil, fsync(descriptor.number) != 0 { failure = errno }
      if close(descriptor.number) != 0, failure == nil { failure = errno }
      if failure == nil, rename(temporary, target) != 0 { failure = errno }
      if failure != nil { unlink(temporary) } else { synchronizeFolder() }
    } else if close(descriptor.number) != 0, failure == nil {
      failure = errno
    }
    if let failure { throw FileError(path: path, reason: reason(ofError: failure)) }
  }

  private mutating func writeBuffer() {
    if failure == nil { failure = buffer.withUnsafeBytes(descriptor.write) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func synchronizeFolder() {
    let folder = Glibc.open(Files.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Where the links lead that `path` ends in; the last one may lead to nothing.
  private static func followingLinks(_ path: String) -> String {
    var path = path
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    for _ in 0..<40 {
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let link = String(
        decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : Files.folder(of: path) + "/" + link
    }
    return path
  }
}
