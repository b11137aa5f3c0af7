import RecipeStore

extension RecipeFormat {
  /// Markdown for reading. What looks like mark-up in the texts is escaped.
  package static let markdown = RecipeFormat(
    name: "markdown",
    summary: "Markdown for reading",
    fileExtensions: ["md"],
    write: { file, emit in
      withoutActuallyEscaping(emit) { emit in
        var output = ReadableOutput(emit)
        for (index, recipe) in file.recipes.enumerated() {
          if index > 0 { output.line("\n---\n") }
          MarkdownWriter.write(recipe.content, to: &output)
        }
        output.end()
      }
    })
}

private enum MarkdownWriter {
  static func write(_ content: RecipeContent, to output: inout ReadableOutput) {
    output.line("# " + line(content.title))
    let facts = ReadableRecipe(content: content).facts
    if !facts.isEmpty { output.line() }
    for (name, value) in facts { output.line("- **\(name):** \(line(value))") }
    if !content.ingredients.isEmpty { output.line("\n## Ingredients\n") }
    for ingredient in content.ingredients { output.line("- " + line(ingredient)) }
    if !content.directions.isEmpty { output.line("\n## Directions\n") }
    for (index, step) in content.directions.enumerated() {
      let mark = "\(index + 1). "
      let indentation = String(repeating: " ", count: mark.utf8.count)
      let lines = step.lines.map { escaped(String($0)) }
      output.line(mark + lines.joined(separator: "  \n" + indentation))
    }
    if !content.notes.isEmpty {
      output.line("\n## Notes\n")
      for note in content.notes.lines { output.line(escaped(String(note))) }
    }
  }

  private static func line(_ text: String) -> String {
    escaped(text.lines.joined(separator: " "))
  }

  /// A text in which nothing is mark-up.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", "&", "|", "~": escaped += "\\"
      case "#", "+", "-", ">", "=": if index == 0 { escaped += "\\" }
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    // A number and a point begin a list.
    let digits = escaped.prefix { $0.isASCII && $0.isNumber }
    let rest = escaped.dropFirst(digits.count)
    if !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" {
      return digits + "\\" + rest
    }
    return escaped
  }
}
