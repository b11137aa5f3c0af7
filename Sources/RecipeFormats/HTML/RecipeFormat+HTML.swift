import RecipeStore

extension RecipeFormat {
  /// One page for reading and printing, which needs no other file: a recipe a sheet, with a table of
  /// contents when there are several. Inside is the same as ``jsonld``, so that larder and other
  /// programs can import the page.
  package static let html = RecipeFormat(
    name: "html",
    summary: "one page for reading and printing",
    fileExtensions: ["html"],
    write: { file, emit in
      withoutActuallyEscaping(emit) { emit in
        var output = ReadableOutput(emit)
        HTMLWriter.write(file, to: &output)
        output.end()
      }
    })
}

private enum HTMLWriter {
  static func write(_ file: RecipeFile, to output: inout ReadableOutput) {
    let titles = file.recipes.map(\.content.title)
    let title = titles.count == 1 ? titles[0] : "Recipes"
    output.line("<!DOCTYPE html>")
    output.line("<html>")
    output.line("<head>")
    output.line("<meta charset=\"utf-8\">")
    output.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    output.line("<title>\(escaped(title))</title>")
    output.line("<style>\n\(style)\n</style>")
    output.line("<script type=\"application/ld+json\">")
    RecipeFormat.jsonld.write?(file) { output.data($0) }
    output.line("</script>")
    output.line("</head>")
    output.line("<body>")
    if titles.count > 1 {
      output.line("<nav>\n<h1>Recipes</h1>\n<ol>")
      for (index, title) in titles.enumerated() {
        output.line("<li><a href=\"#recipe-\(index + 1)\">\(escaped(title))</a></li>")
      }
      output.line("</ol>\n</nav>")
    }
    for (index, recipe) in file.recipes.enumerated() {
      write(recipe.content, number: index + 1, to: &output)
    }
    output.line("</body>")
    output.line("</html>")
  }

  private static func write(
    _ content: RecipeContent, number: Int, to output: inout ReadableOutput
  ) {
    output.line("<article id=\"recipe-\(number)\">")
    output.line("<h1>\(escaped(content.title))</h1>")
    let facts = ReadableRecipe(content: content).facts
    if !facts.isEmpty {
      output.line("<dl>")
      for (name, value) in facts {
        output.line("<dt>\(name)</dt><dd>\(link(value))</dd>")
      }
      output.line("</dl>")
    }
    list("Ingredients", "ul", content.ingredients, to: &output)
    list("Directions", "ol", content.directions, to: &output)
    if !content.notes.isEmpty {
      output.line("<h2>Notes</h2>")
      output.line("<p>\(broken(content.notes))</p>")
    }
    output.line("</article>")
  }

  private static func list(
    _ title: String, _ kind: String, _ lines: [String], to output: inout ReadableOutput
  ) {
    if lines.isEmpty { return }
    output.line("<h2>\(title)</h2>\n<\(kind)>")
    for line in lines { output.line("<li>\(broken(line))</li>") }
    output.line("</\(kind)>")
  }

  /// An address as a link to it, any other text as it is. Only what leads into the web is a link.
  private static func link(_ text: String) -> String {
    let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
    guard isAddress, !text.contains(where: \.isWhitespace) else { return escaped(text) }
    return "<a href=\"\(escaped(text))\">\(escaped(text))</a>"
  }

  private static func broken(_ text: String) -> String {
    text.lines.map { escaped(String($0)) }.joined(separator: "<br>\n")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // A page may not hold other control characters, nor these that turn the direction of what follows.
      case _ where scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F: escaped += " "
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let style = """
    body { font: 1rem/1.5 Georgia, serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
    h1, h2 { font-family: Helvetica, Arial, sans-serif; line-height: 1.2; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
    dt { color: #555; }
    dd { margin: 0; overflow-wrap: anywhere; }
    li { margin: 0.2rem 0; }
    article + article, nav + article { margin-top: 4rem; }
    @media print {
      body { max-width: none; margin: 0; font-size: 11pt; }
      nav, article + article { break-before: page; }
      nav { break-after: page; }
      h2 { break-after: avoid; }
      li { break-inside: avoid; }
    }
    """
}
