import RecipeFormats
import RecipeStore

extension Session {
  /// Runs every line of a source, and writes results and errors.
  ///
  /// - Returns: The exit status: 0, 1 when a command failed, 3 when the store broke, 130 when
  ///   interrupted.
  package func run(_ source: inout some LineSource) -> Int32 {
    var status: Int32 = 0
    var number = 0
    while !hasQuit, let first = source.next(prompt: prompt) {
      number += 1
      let start = number
      var line = first
      if options.echoes { world.write("larder> \(first)\n") }
      while lineContinues(line) {
        guard let more = source.next(prompt: Prompt(place: "", text: "> ")) else { break }
        number += 1
        if options.echoes { world.write("> \(more)\n") }
        if source.wasCancelled {
          line = ""
          break
        }
        line = line.dropLast() + more
      }
      if world.takeInterrupt(), !options.isInteractive { return 130 }
      do throws(CommandError) {
        try execute(line)
        world.flush()
        if sourceDepth == 0 { try afterLine(line) }
      } catch {
        world.flush()
        write(error, script: source.name, line: start, command: line)
        if error.isInterruption, !options.isInteractive { return 130 }
        if case .store(let problem) = error, problem.isFatal { return 3 }
        status = 1
        let goesOn = options.keepsGoing || isTypedAt
        if !goesOn { return status }
      }
    }
    return status
  }

  private func afterLine(_ line: String) throws(CommandError) {
    if !line.allSatisfy(\.isWhitespace) {
      pastLines.append(line)
      if pastLines.count > 1000 { pastLines.removeFirst(500) }
    }
    if options.isInteractive { try storing { () throws(StoreError) in try remember() } }
  }

  /// Says what is wrong, on one line.
  func write(_ error: CommandError, script: String, line: Int, command: String) {
    guard error.isWritten else { return }
    let verb = (try? splitWords(command))?.first?.text ?? ""
    let message = error.description.sanitized(in: repertoire).cut(toWidth: 500, in: repertoire)
    if options.format == .json {
      var json = JSONWriter()
      json.object { json in
        json.field("error", error.code)
        json.field("message", error.description)
        json.field("script", script)
        json.field("line", line)
        json.field("command", verb)
      }
      world.writeError(json.text + "\n")
      return
    }
    let place = isTypedAt ? "" : "\(script):\(line): "
    let name = verb.isEmpty ? "" : "\(verb): "
    world.writeError("larder: \((place + name).sanitized(in: repertoire))\(message)\n")
  }

  /// What stands before the cursor: where one is, in no more than half of the columns.
  package var prompt: Prompt {
    guard options.isInteractive else { return Prompt(place: "", text: "larder> ") }
    let place: String =
      switch coordinator.choice {
      case .row(let row): (try? coordinator.sidebar.title(of: row)) ?? row.description
      case .search(let expression): "search \(expression.text)"
      case nil: ""
      }
    let room = width / 2
    let safe = place.sanitized(in: repertoire).cut(toWidth: min(30, room - 2), in: repertoire)
    let (short, long) = (safe.isEmpty ? "> " : "\(safe)> ", "larder \(safe)> ")
    guard !safe.isEmpty else { return Prompt(place: "", text: room < 8 ? short : "larder> ") }
    return Prompt(place: safe, text: displayWidth(long) <= room ? long : short)
  }

  var repertoire: Repertoire { options.isASCII ? .ascii : .unicode }
}
