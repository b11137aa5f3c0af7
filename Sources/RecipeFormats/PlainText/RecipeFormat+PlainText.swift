import RecipeStore

extension RecipeFormat {
  /// Plain text for reading.
  package static let text = RecipeFormat(
    name: "text",
    summary: "plain text for reading",
    fileExtensions: ["txt"],
    write: { file, emit in
      withoutActuallyEscaping(emit) { emit in
        var output = ReadableOutput(emit)
        for (index, recipe) in file.recipes.enumerated() {
          if index > 0 { output.line("\n") }
          PlainTextWriter.write(recipe.content, to: &output)
        }
        output.end()
      }
    })
}

private enum PlainTextWriter {
  static func write(_ content: RecipeContent, to output: inout ReadableOutput) {
    let title = line(content.title)
    output.line(title)
    output.line(String(repeating: "=", count: min(title.count, 70)))
    let facts = ReadableRecipe(content: content).facts
    if !facts.isEmpty { output.line() }
    for (name, value) in facts { output.line("\(name): \(line(value))") }
    if !content.ingredients.isEmpty { output.line("\nIngredients\n") }
    for ingredient in content.ingredients { output.line("  " + line(ingredient)) }
    if !content.directions.isEmpty { output.line("\nDirections\n") }
    for (index, step) in content.directions.enumerated() {
      output.line("  \(index + 1). " + step.lines.joined(separator: "\n     "))
    }
    if !content.notes.isEmpty {
      output.line("\nNotes\n")
      for note in content.notes.lines { output.line("  " + note) }
    }
  }

  private static func line(_ text: String) -> String { text.lines.joined(separator: " ") }
}
