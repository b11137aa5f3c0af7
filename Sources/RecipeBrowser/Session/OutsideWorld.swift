/// What the program lends the browser, which itself touches nothing outside.
package protocol OutsideWorld: AnyObject, Sendable {
  /// Writes to standard output. A failure ends the program, so nothing is returned.
  ///
  /// The text may wait until ``flush()``: many small pieces cost no more than one.
  func write(_ text: String)

  /// Writes to standard error, after all that was written before.
  func writeError(_ text: String)

  /// Ends the output of one command: what was written reaches its reader, through a pager when a
  /// person reads it and it does not fit. The session calls it after each command that ran.
  func flush()

  /// Hands what was written so far to the system without ending the output, where no pager collects
  /// it: the first screen appears while the rest is read.
  func writeThrough()

  /// Says how far something is that takes long, where a person sees it; `nil` when it has ended. May
  /// be called as often as wanted.
  func showProgress(_ text: String?)

  /// Whether the user asked to stop what is running; asking clears the wish.
  func takeInterrupt() -> Bool

  /// Lets time pass, less when somebody asks to stop; ends the program, as a write would, when
  /// nobody reads its output any more.
  func wait(milliseconds: Int)

  /// Opens a text in the editor of the user's choice and waits until it is closed.
  ///
  /// - Returns: The text as it was saved.
  func edit(_ text: String) throws(FileError) -> String

  /// Writes a text that would be lost otherwise to a new file that only the user can read.
  ///
  /// - Returns: The path of the file.
  func keep(_ text: String) throws(FileError) -> String

  /// Asks the person at the terminal; anything but a clear yes is a no.
  func confirm(_ question: String) -> Bool

  /// The whole content of a file, of standard input for `-`.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// Replaces a file whole or not at all; `-` writes to standard output.
  ///
  /// - Parameter produce: Called once, hands the content over piece by piece.
  func write(
    to path: String, _ produce: (_ emit: ([UInt8]) -> Void) -> Void
  ) throws(FileError)

  /// Makes a folder, and those above it, where there is none.
  func makeFolder(_ path: String) throws(FileError)

  /// The files in a folder and below, by name, each folder visited once; `nil` when `path` is no
  /// folder. Entries whose names begin with a dot are left out.
  func files(in path: String) throws(FileError) -> [String]?

  /// The current number of columns, where it can change.
  var columns: Int? { get }
}

extension OutsideWorld {
  /// The whole content of a file, as a command reads it.
  ///
  /// - Throws: `.interrupted` when somebody asked to stop, `.file` otherwise.
  func content(of path: String) throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      return try read(path)
    } catch {
      if error.reason == FileError.interruption { throw .interrupted }
      throw .file(path: error.path, reason: error.reason)
    }
  }
}

/// Why the operating system refused a file.
package struct FileError: Error, Hashable, Sendable {
  package let path: String

  /// One lowercase line without a final full stop, such as `no such file or folder`.
  package let reason: String

  /// The reason when somebody asked to stop the reading.
  package static let interruption = "interrupted"

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
