extension StringProtocol {
  /// The beginning of the text that fits into `columns`, with a mark at its end when it was cut.
  ///
  ///     "Chickpea Curry".cut(toWidth: 9)  // "Chickpea…"
  ///
  /// Cuts between characters only, so the result may be a column narrower than allowed.
  ///
  /// - Complexity: O(*columns*) characters are looked at, however long the text is.
  package func cut(toWidth columns: Int, in repertoire: Repertoire = .unicode) -> String {
    guard columns > 0 else { return "" }
    var width = 0
    var end = startIndex
    var index = startIndex
    while index < endIndex {
      width += displayWidth(self[index])
      if width > columns { return String(self[..<end]) + repertoire.ellipsis }
      index = self.index(after: index)
      if width < columns { end = index }
    }
    return String(self)
  }

  /// The text with blanks after it (or before it), `columns` wide or as wide as it was.
  package func padded(toWidth columns: Int, before: Bool = false) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, columns - displayWidth(self)))
    return before ? blanks + self : self + blanks
  }

  /// The text cut and filled up to exactly `columns`.
  package func fitted(toWidth columns: Int, in repertoire: Repertoire = .unicode) -> String {
    cut(toWidth: columns, in: repertoire).padded(toWidth: columns)
  }

  /// The text at the right of exactly `columns`, cut where it is too long.
  func fittedRight(toWidth columns: Int, in repertoire: Repertoire = .unicode) -> String {
    cut(toWidth: columns, in: repertoire).padded(toWidth: columns, before: true)
  }
}
