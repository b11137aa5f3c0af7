extension SearchExpression {
  /// The recipes that are meant, best first where words are asked for.
  var source: QuerySource {
    var wanted: [String] = []
    var unwanted: [String] = []
    var conditions: [String] = []
    var values: [SQLValue] = []
    for term in terms {
      switch term.condition {
      case .words(let words, let place, let isPrefix):
        let phrase = matchPhrase(words, in: place, isPrefix: isPrefix)
        if term.isNegative { unwanted.append(phrase) } else { wanted.append(phrase) }
      case .tag(let tag):
        let sign = term.isNegative ? "NOT IN" : "IN"
        conditions.append("id \(sign) (SELECT recipe FROM tag_use WHERE folded = ?)")
        values.append(.text(tag))
      case .measure(let measure, let comparison, let number):
        let test = "ifnull(\(measure.rawValue) \(comparison.rawValue) ?, 0)"
        conditions.append(term.isNegative ? "NOT \(test)" : test)
        values.append(.integer(number))
      }
    }
    if !unwanted.isEmpty {
      conditions.append("id NOT IN (SELECT rowid FROM search WHERE search MATCH ?)")
      values.append(.text(unwanted.joined(separator: " OR ")))
    }
    guard !wanted.isEmpty else {
      return QuerySource(
        table: "recipe WHERE " + conditions.joined(separator: " AND "), values: values,
        hasCondition: true)
    }
    conditions.insert("search MATCH ?", at: 0)
    values.insert(.text(wanted.joined(separator: " AND ")), at: 0)
    // The weights of title, ingredients, directions, tags, notes. Best is most negative.
    let rank = "bm25(search, 10, 4, 1, 4, 1)"
    return QuerySource(
      table: "search JOIN recipe ON id = search.rowid WHERE "
        + conditions.joined(separator: " AND "),
      values: values, hasCondition: true, ownOrder: "\(rank), folded, id",
      reversedOwnOrder: "\(rank) DESC, folded, id")
  }

  /// A phrase in the query language of the index. Words hold letters and digits only, so that
  /// nothing in quotes can mean anything to it.
  private func matchPhrase(_ words: String, in place: SearchTerm.Place, isPrefix: Bool) -> String {
    let column =
      switch place {
      case .anywhere: ""
      case .title: "title : "
      case .ingredients: "ingredients : "
      }
    return "(\(column)\"\(words)\"\(isPrefix ? " *" : ""))"
  }
}
