import RecipeFormats
import RecipeStore

extension Session {
  /// How many candidates are offered at most.
  static let offered = 200

  /// What the last word of `line`, which ends at the cursor, may become: words that begin so, case
  /// and accents aside.
  ///
  /// - Complexity: O(log *n*) in the number of recipes, but for their ids.
  package func completions(for line: String) -> [Candidate] {
    guard let context = CompletionContext(line) else { return [] }
    if context.isOption, let command = context.command {
      let options = command.allFlags + command.valued
      return begun(context.start, options.sorted().map { Candidate($0, .option) })
    }
    var seen: Set<String> = []
    let distinct = candidates(context).filter { seen.insert($0.word).inserted }
    return Array(distinct.prefix(Self.offered))
  }

  /// Whether the last word of `line` is a path, which the program completes itself.
  package func completesPath(_ line: String) -> Bool {
    guard let context = CompletionContext(line), !context.isOption else { return false }
    if case .paths = context.completes { return true }
    return false
  }

  private func candidates(_ context: CompletionContext) -> [Candidate] {
    let start = context.start
    switch context.completes {
    case .nothing, .paths, .inTurn: return []
    case .commands: return begun(start, Command.all.map { Candidate($0.name, .command) })
    case .words(let words, let kind): return begun(start, words.map { Candidate($0, kind) })
    case .formats:
      return begun(start, (context.command?.formats ?? []).map { Candidate($0.name, .format) })
    case .optionValues:
      let name = context.operands.first?.text
      let choices = SessionOption.all.first { $0.name == name }?.choices ?? []
      return begun(start, choices.map { Candidate($0, .value) })
    case .fields: return fieldCandidates(start)
    case .searchTerms: return searchCandidates(start)
    case .tags: return tagCandidates(start)
    case .rows(let kinds):
      if let word = context.word, word.components.count > 1 {
        return pathCandidates(word, kinds)
      }
      return rowCandidates(start, kinds)
    }
  }

  /// Those that begin so.
  private func begun(_ start: String, _ candidates: [Candidate]) -> [Candidate] {
    let wanted = folded(start)
    return candidates.filter { folded($0.label).hasPrefix(wanted) }
  }

  private func tagCandidates(_ start: String, after prefix: String = "") -> [Candidate] {
    let wanted = folded(start)
    return ((try? store.tags()) ?? []).map(\.tag).filter { folded($0).hasPrefix(wanted) }
      .prefix(Self.offered).map { Candidate(prefix + $0, .tag) }
  }

  /// `title=`, and behind `tags=`, `tags+=` and `tags-=` the tags.
  private func fieldCandidates(_ start: String) -> [Candidate] {
    if let sign = start.firstIndex(of: "=") {
      let prefix = String(start[...sign])
      guard prefix.hasPrefix("tags") else { return [] }
      return tagCandidates(String(start[start.index(after: sign)...]), after: prefix)
    }
    return begun(
      start, RecipeField.all.map { Candidate($0.name + "=", .field, isComplete: false) })
  }

  /// `title:` and the like, and behind `tag:` the tags.
  private func searchCandidates(_ start: String) -> [Candidate] {
    let minus = start.hasPrefix("-") ? "-" : ""
    let term = start.dropFirst(minus.count)
    if folded(String(term)).hasPrefix("tag:") {
      return tagCandidates(String(term.dropFirst(4)), after: minus + "tag:")
    }
    let prefixes = ["title:", "ingredient:", "tag:", "time:", "rating:"]
    if term.isEmpty { return [] }
    // In quotes it would be a phrase.
    return begun(
      start,
      prefixes.map { prefix in
        let word = minus + prefix
        return Candidate(word: word, label: word, kind: .field, isComplete: false)
      })
  }
}
