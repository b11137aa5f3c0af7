import RecipeFormats
import RecipeStore

extension RowDrawing {
  /// A whole recipe.
  func lines(of cell: DetailCell) -> [String] {
    let content = cell.recipe.content
    let mark = content.isFavorite ? " \(heart)" : ""
    let title = content.title.sanitized(in: repertoire) + mark
    var lines = title.wrapped(toWidth: textWidth).map { line([.init($0, .strong)]) }
    lines.append(line([]))
    for (name, value) in facts(of: cell) {
      lines += hanging(.init(name.padded(toWidth: 10), .quiet), value)
    }
    if !content.ingredients.isEmpty {
      lines += heading("Ingredients")
      for ingredient in content.ingredients {
        lines += hanging(.init(isASCII ? "  - " : "  • ", .quiet), ingredient)
      }
    }
    if !content.directions.isEmpty {
      lines += heading("Directions")
      for (index, step) in content.directions.enumerated() {
        lines += hanging(
          .init("\(index + 1).".padded(toWidth: 3, before: true) + " ", .quiet), step)
      }
    }
    if !content.notes.isEmpty {
      lines += heading("Notes")
      lines += hanging(.init("  "), content.notes)
    }
    return lines
  }

  /// What is said of a recipe beside its text; nothing that is not stated.
  private func facts(of cell: DetailCell) -> [(name: String, value: String)] {
    let content = cell.recipe.content
    let rating = content.rating.map { "\(stars($0)) \($0) of 5" }
    let facts = [
      ("Id", cell.recipe.id.description), ("Servings", content.servings),
      ("Scaled", cell.scale == .one ? "" : "\(cell.scale.text())x; the directions are as written"),
      ("Prep", duration(content.prepMinutes)), ("Cook", duration(content.cookMinutes)),
      ("Rating", rating ?? ""), ("Tags", content.tags.joined(separator: ", ")),
      ("In", cell.paths.joined(separator: ", ")), ("Source", content.source),
      ("Images", content.images.joined(separator: ", ")),
      ("Added", String(cell.recipe.added.description.prefix(10))),
    ]
    return facts.filter { !$0.1.isEmpty }.map { (name: $0.0, value: $0.1) }
  }

  private func heading(_ text: String) -> [String] { [line([]), line([.init(text, .strong)])] }

  /// Text behind a label; its further lines begin below its first.
  private func hanging(_ label: Piece, _ text: String) -> [String] {
    let indent = displayWidth(label.text)
    let safe = text.sanitizedLines(in: repertoire)
    return safe.wrapped(toWidth: textWidth - indent).enumerated().map { index, text in
      let start = index == 0 ? label : Piece(String(repeating: " ", count: indent))
      return line([start, .init(text)])
    }
  }
}
