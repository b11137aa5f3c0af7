internal import CArchive

/// A zip archive or a gzip file, read from memory file by file.
///
/// Nothing is unpacked to the disk, so that names such as `../x` lead nowhere. What a file would
/// become beyond ``largestFile`` is not unpacked further, nor an archive beyond ``largestTotal``.
package struct Archive {
  /// The most that a file in an archive may hold.
  package static let largestFile = 100 << 20

  /// The most that all files of an archive that are read may hold.
  package static let largestTotal = 1 << 30

  /// File name endings of archives, as ``RecipeFormat/fileExtensions``.
  package static let fileExtensions = ["zip", "gz"]

  /// A file of an archive, or why it cannot be read.
  package struct Entry: Sendable {
    /// The folders that it lies in; names that lead upwards are left out.
    package var folders: [String]
    package var name: String
    package var content: Result<[UInt8], FormatError>

    /// The way to it in the archive.
    package var path: String { (folders + [name]).joined(separator: "/") }
  }

  private let bytes: [UInt8]
  private let name: String

  /// - Returns: `nil` for what is neither zip nor gzip by its first bytes.
  package init?(_ source: RecipeSource) {
    let isZip =
      source.bytes.starts(with: [0x50, 0x4B, 3, 4])
      || source.bytes.starts(with: [0x50, 0x4B, 5, 6])
    guard isZip || source.bytes.starts(with: [0x1F, 0x8B]) else { return nil }
    bytes = source.bytes
    name = source.name
  }

  /// Reads the files, in the archive's order.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a file by this name is read at all.
  ///   - visit: Takes a file; `false` ends the reading.
  /// - Throws: When the archive itself is broken, after all files before that.
  package func forEach(
    where isWanted: (String) -> Bool, _ visit: (Entry) -> Bool
  ) throws(FormatError) {
    guard let archive = archive_read_new() else { return }
    defer { archive_read_free(archive) }
    archive_read_support_filter_gzip(archive)
    archive_read_support_format_zip(archive)
    archive_read_support_format_raw(archive)
    let isSound = bytes.withUnsafeBytes { buffer in
      guard archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK else {
        return false
      }
      return Self.readEntries(of: archive, self, where: isWanted, visit)
    }
    if !isSound { throw FormatError(line: 0, problem: "this archive is broken") }
  }

  /// - Returns: Whether the archive was read to its end.
  private static func readEntries(
    of archive: OpaquePointer, _ source: Archive, where isWanted: (String) -> Bool,
    _ visit: (Entry) -> Bool
  ) -> Bool {
    var total = 0
    var header: OpaquePointer?
    while true {
      let code = archive_read_next_header(archive, &header)
      if code == ARCHIVE_EOF { return true }
      guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let header else { return false }
      let isRaw = archive_format(archive) == ARCHIVE_FORMAT_RAW
      if !isRaw, Int32(archive_entry_filetype(header)) != carchive_regular_file { continue }
      var names = isRaw ? [source.stem] : components(of: header)
      guard let name = names.popLast(), isRaw || isWanted(name), !names.contains("__MACOSX") else {
        continue
      }
      let content = content(of: archive, upTo: min(largestFile, largestTotal - total))
      if case .success(let bytes) = content { total += bytes.count }
      if !visit(Entry(folders: names, name: name, content: content)) { return true }
    }
  }

  /// What a gzip file is called without its ending.
  private var stem: String { name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name }

  private static func components(of header: OpaquePointer) -> [String] {
    guard let path = archive_entry_pathname_utf8(header) ?? archive_entry_pathname(header) else {
      return []
    }
    return String(cString: path).split { $0 == "/" || $0 == "\\" }
      .filter { $0 != "." && $0 != ".." }.map(String.init)
  }

  private static func content(
    of archive: OpaquePointer, upTo limit: Int
  ) -> Result<[UInt8], FormatError> {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = archive_read_data(archive, &buffer, buffer.count)
      if count == 0 { return .success(content) }
      if count < 0 {
        let reason = archive_error_string(archive).map { String(cString: $0) } ?? ""
        let isSecret = reason.contains("ncrypt") || reason.contains("assphrase")
        return .failure(
          FormatError(line: 0, problem: isSecret ? "it is encrypted" : "it is broken"))
      }
      if content.count + count > limit {
        return .failure(
          FormatError(line: 0, problem: "it holds more than \(largestFile >> 20) MB"))
      }
      content += buffer[..<count]
    }
  }
}
