import Glibc
import RecipeBrowser

/// The files and folders that a path being typed may mean.
enum PathCompletion {
  /// What to offer for a word as it stands on the line, quoted where needed; folders end in a slash.
  static func words(for typed: some StringProtocol) -> [String] {
    let path = unquoted(typed)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(folder.count)
    let names = (try? FolderWalk.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().filter { $0.hasPrefix(start) }.map { name in
      var status = stat()
      let isFolder = stat(folder + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      return quotedWord(folder + name + (isFolder ? "/" : ""))
    }
  }

  private static func unquoted(_ typed: some StringProtocol) -> String {
    var text = ""
    var isEscaped = false
    for character in typed {
      if isEscaped || !"'\"\\".contains(character) { text.append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    return text
  }
}
