import Glibc
import RecipeBrowser
import RecipeFormats
import Synchronization

/// The program's output and files, as the browser may use them.
///
/// Output is gathered per command and written whole. One that cannot be written ends the program:
/// whatever is running is not committed then.
final class Console: OutsideWorld {
  private struct Output {
    var bytes: [UInt8] = []

    /// Lines of the running command that were written so far.
    var lines = 0
    var pager: Pager?

    /// Errors that wait until the pager leaves the screen.
    var heldErrors = ""
  }

  /// Standard input, which scripts and `import -` share.
  let input: Mutex<ByteInput>

  private let output = Mutex(Output())
  private let progress = Mutex(Progress())
  private let environment: Environment
  private let pages: Bool
  private let watchesWidth: Bool
  private let format: OutputFormat

  /// - Parameters:
  ///   - environment: Names the pager and the editor.
  ///   - pages: Whether output that does not fit goes through the pager.
  ///   - watchesWidth: Whether the terminal decides how wide output is.
  init(
    _ environment: Environment, pages: Bool = false, watchesWidth: Bool = false,
    format: OutputFormat = .text
  ) {
    self.environment = environment
    self.pages = pages
    self.watchesWidth = watchesWidth
    self.format = format
    input = Mutex(ByteInput(.standardInput))
  }

  var columns: Int? { watchesWidth ? Terminal.size(of: .standardOutput).columns : nil }

  func takeInterrupt() -> Bool { Signals.takeInterrupt() || Signals.endingSignal != 0 }
}

// MARK: - Output

extension Console {
  /// The size at which gathered output is written, whether or not the command has ended.
  private static let capacity = 1 << 16

  func write(_ text: String) { write(text.utf8) }

  func flush() {
    output.withLock { output in
      Self.drain(&output)
      if let pager = output.pager.take() { pager.finish() }
      output.lines = 0
      Self.writeErrors(output.heldErrors)
      output.heldErrors = ""
    }
  }

  func writeThrough() {
    if pages { return }
    output.withLock { output in Self.drain(&output) }
  }

  func showProgress(_ text: String?) {
    guard Descriptor.standardError.isTerminal, !environment.hasPlainTerminal,
      let line = progress.withLock({ $0.update(text) })
    else { return }
    output.withLock { output in
      if output.pager == nil { Self.writeErrors(line) }
    }
  }

  func writeError(_ text: String) {
    output.withLock { output in
      if output.pager != nil {
        output.heldErrors += text
      } else {
        Self.drain(&output)
        Self.writeErrors(text)
      }
    }
  }

  /// Writes an error of the program itself, in the format of results.
  ///
  /// - Parameter kind: What a script tells it by.
  func report(_ kind: String, _ message: String) {
    guard format == .json else { return writeError("larder: \(message)\n") }
    var json = JSONWriter()
    json.object { json in
      json.field("error", kind)
      json.field("message", message)
    }
    writeError(json.text + "\n")
  }

  private func write(_ bytes: some Collection<UInt8>) {
    output.withLock { output in
      output.bytes.append(contentsOf: bytes)
      if pages, output.pager == nil {
        output.lines += bytes.count { $0 == UInt8(ascii: "\n") }
        // The prompt takes a line too.
        if output.lines >= Terminal.size(of: .standardOutput).rows ?? 24 {
          output.pager = Pager.start(environment)
          output.lines = 0
        }
      }
      if output.bytes.count >= Self.capacity { Self.drain(&output) }
    }
  }

  private static func drain(_ output: inout Output) {
    guard !output.bytes.isEmpty else { return }
    if output.pager != nil {
      output.pager?.write(output.bytes)
    } else if let failure = output.bytes.withUnsafeBytes(Descriptor.standardOutput.write) {
      writeErrors("larder: standard output: \(reason(ofError: failure))\n")
      exit(1)
    }
    output.bytes.removeAll(keepingCapacity: true)
  }

  /// Writes to standard error; if that fails there is nowhere left to say so.
  private static func writeErrors(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes(Descriptor.standardError.write)
  }
}

// MARK: - Waiting, questions and editing

extension Console {
  func wait(milliseconds: Int) {
    var sources = [
      pollfd(fd: Signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    guard poll(&sources, 2, Int32(milliseconds)) > 0 else { return }
    Signals.drain()
    // A pipe whose reader has gone, told before there is anything to write.
    if sources[1].revents & Int16(POLLERR) != 0 { raise(SIGPIPE) }
  }

  func edit(_ text: String) throws(FileError) -> String {
    flush()
    return try Editor.edit(text, environment)
  }

  func keep(_ text: String) throws(FileError) -> String { try Editor.write(text, environment) }

  func confirm(_ question: String) -> Bool {
    flush()
    writeError("\(question) [y/N] ")
    let answer = try? input.withLock { input throws(InputError) in try input.nextLine() }
    guard let answer else {
      writeError("\n")
      return false
    }
    return ["y", "yes"].contains(answer.lowercased())
  }
}

// MARK: - Files

extension Console {
  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard path == "-" else { return try Files.read(path) }
    do throws(InputError) {
      return try input.withLock { input throws(InputError) in try input.rest() }
    } catch {
      throw FileError(path: "standard input", reason: error.reason)
    }
  }

  func write(
    to path: String, _ produce: (_ emit: ([UInt8]) -> Void) -> Void
  ) throws(FileError) {
    guard path != "-" else { return produce { write($0) } }
    var file = try FileReplacement.open(path)
    produce { file.append($0) }
    try file.finish()
  }

  func makeFolder(_ path: String) throws(FileError) {
    try Files.makeFolder(path, permissions: 0o777)
  }

  func files(in path: String) throws(FileError) -> [String]? { try FolderWalk.files(in: path) }
}
