import Glibc
import RecipeBrowser

/// The files and folders that a path being typed may mean.
enum PathCompletion {
  /// What to offer for a word as it stands on the line; folders end in a slash and stay open.
  static func candidates(for typed: some StringProtocol) -> [Candidate] {
    let path = unquoted(typed)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(folder.count)
    let place = folder.isEmpty ? "." : folder
    let names = (try? FolderWalk.names(in: place)) ?? []
    let isHidden = start.hasPrefix(".")
    return names.sorted().filter { $0.hasPrefix(start) && (isHidden || !$0.hasPrefix(".")) }
      .compactMap { name in
        guard name.sanitized() == name else { return nil }
        var status = stat()
        let isFolder =
          stat(place + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        return candidate(folder + name, label: name, isFolder: isFolder)
      }
  }

  private static func candidate(_ path: String, label: String, isFolder: Bool) -> Candidate {
    guard isFolder else { return Candidate(word: quotedWord(path), label: label, kind: .file) }
    var word = quotedWord(path + "/")
    // The quote stays open for what follows.
    if word.hasSuffix("\"") { word.removeLast() }
    return Candidate(word: word, label: label + "/", kind: .folder, isComplete: false)
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
