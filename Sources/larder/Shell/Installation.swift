import Glibc
import RecipeBrowser

/// The files that make larder a program of the system, below a folder such as `/usr/local`.
struct Installation {
  private let prefix: String
  private let console: Console
  private let environment: Environment
  private let isRehearsal: Bool

  /// A file: where below the prefix, who may do what with it, and its content.
  private struct Item: Sendable {
    let path: String
    var permissions: mode_t = 0o644
    let content: @Sendable () throws(FileError) -> [UInt8]
  }

  /// In the order in which they are put: the program last, when all it needs is there.
  private static let items =
    [
      Item(path: "share/man/man1/larder.1") { PackageResources.larder_1 },
      Item(path: "share/man/man5/larder-script.5") { PackageResources.larder_script_5 },
    ]
    + Shell.allCases.map { shell in
      Item(path: shell.completionPath) { Array(shell.completion.utf8) }
    } + [
      Item(path: "bin/larder", permissions: 0o755) { () throws(FileError) in
        try Files.read("/proc/self/exe")
      }
    ]

  /// - Parameter prefix: `nil` stands for the folder of the user's own programs.
  /// - Returns: `nil` after an error that has been told.
  init?(
    _ prefix: String?, _ environment: Environment, _ console: Console, isRehearsal: Bool
  ) {
    guard let prefix = prefix ?? environment["HOME"].map({ "\($0)/.local" }) else {
      console.report("prefix", "there is no home folder to install in; name one with --prefix")
      return nil
    }
    self.prefix = prefix == "/" ? "" : prefix
    self.environment = environment
    self.console = console
    self.isRehearsal = isRehearsal
  }

  /// Puts every file into its place, each of them whole or not at all.
  ///
  /// - Returns: The exit status.
  func install() -> Int32 {
    for item in Self.items {
      let path = "\(prefix)/\(item.path)"
      do throws(FileError) {
        if !isRehearsal { try put(item, at: path) }
      } catch {
        console.report("install", "\(error.path): \(error.reason)")
        return 1
      }
      console.write(isRehearsal ? "Would install \(path)\n" : "Installed \(path)\n")
    }
    let isFound = (environment["PATH"] ?? "").split(separator: ":").contains("\(prefix)/bin")
    if !isFound { console.write("\(prefix)/bin is not in PATH.\n") }
    return 0
  }

  private func put(_ item: Item, at path: String) throws(FileError) {
    try Files.makeFolder(Files.folder(of: path), permissions: 0o755)
    let content = try item.content()
    var file = try FileReplacement.open(path, permissions: item.permissions)
    file.append(content)
    try file.finish()
  }

  /// Takes away every file that is there.
  ///
  /// - Returns: The exit status.
  func uninstall() -> Int32 {
    var removed = 0
    for item in Self.items.reversed() {
      let path = "\(prefix)/\(item.path)"
      if isRehearsal ? access(path, F_OK) == 0 : unlink(path) == 0 {
        console.write(isRehearsal ? "Would remove \(path)\n" : "Removed \(path)\n")
        removed += 1
      } else if errno != ENOENT, errno != ENOTDIR {
        console.report("uninstall", "\(path): \(reason(ofError: errno))")
        return 1
      }
    }
    if removed > 0 { return 0 }
    console.report("uninstall", "nothing of larder is installed below \(prefix)")
    return 1
  }
}
