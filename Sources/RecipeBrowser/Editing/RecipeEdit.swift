import RecipeStore

/// What somebody made of a recipe in an editor.
struct RecipeEdit: Sendable {
  let id: RecipeID

  /// What the editor was given.
  let original: RecipeContent

  /// What it gave back.
  let content: RecipeContent

  /// The recipe as it is now with what the editor changed.
  ///
  /// - Returns: `nil` when somebody else changed the same field to something else meanwhile.
  func merged(into current: RecipeContent) -> RecipeContent? {
    if current == original { return content }
    var merged = current
    for field in RecipeField.all {
      let (before, after, now) = (
        field.read(original), field.read(content), field.read(current)
      )
      if after == before || after == now { continue }
      guard now == before else { return nil }
      try? field.write(after, &merged)
    }
    return merged
  }
}

extension Session {
  /// How often a text with a mistake is opened again.
  private static let attempts = 50

  /// What marks a line that the program put above a mistake.
  private static let mark = "#! "

  /// Lets somebody edit a recipe as text, again after each mistake.
  func edit(_ id: RecipeID) throws(CommandError) -> RecipeEdit {
    let original = try recipe(id).content
    var given =
      "# Lines that begin with # say nothing; an empty text changes nothing.\n"
      + RecipeText.write(original)
    var problem: RecipeTextError?
    for _ in 0..<Self.attempts {
      let marked = problem.map { text(given, marking: $0) } ?? given
      let saved = try edited(marked)
      if saved == marked || saved == given { break }
      given = saved.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix(Self.mark) }.joined(separator: "\n")
      if RecipeText.isEmpty(given) { throw .refused("the text is empty; nothing was changed") }
      do throws(RecipeTextError) {
        var content = try RecipeText.read(given)
        content.extras = original.extras
        return RecipeEdit(id: id, original: original, content: content)
      } catch {
        problem = error
      }
    }
    guard let problem else { return RecipeEdit(id: id, original: original, content: original) }
    throw .invalid("line \(problem.line): \(problem.problem)\(try keeping(given))")
  }

  /// Writes a text that would be lost, and says where it is.
  func keeping(_ text: String) throws(CommandError) -> String {
    do throws(FileError) { return "; the text is kept in \(try world.keep(text))" } catch {
      return "; the text could not be kept: \(error.path): \(error.reason)"
    }
  }

  private func edited(_ text: String) throws(CommandError) -> String {
    do throws(FileError) { return try world.edit(text) } catch {
      throw .file(path: error.path, reason: error.reason)
    }
  }

  /// The text with a line above the mistake that says what it is.
  private func text(_ text: String, marking problem: RecipeTextError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = min(max(0, problem.line - 1), lines.count)
    lines.insert("\(Self.mark)\(problem.problem)", at: index)
    return lines.joined(separator: "\n")
  }
}
