extension Measure {
  static func make(
    _ name: String, _ dimension: Dimension, _ family: Family, _ size: Int64, over part: Int64 = 1,
    _ words: String
  ) -> Measure {
    Measure(
      name: name, dimension: dimension, family: family, size: Rational(size, over: part) ?? .one,
      words: self.words(words))
  }

  static func count(_ name: String, _ words: String) -> Measure {
    make(name, .count, .none, 1, words)
  }

  static func container(_ name: String, _ words: String) -> Measure {
    var measure = make(name, .count, .none, 1, words)
    measure.isContainer = true
    return measure
  }

  static func other(_ name: String, _ words: String) -> Measure {
    make(name, .other, .none, 1, words)
  }

  /// Words apart by blanks, `one/several` where both differ, `?` for a blank inside one.
  private static func words(_ list: String) -> [Words] {
    list.split(separator: " ").map { entry in
      let forms = entry.split(separator: "/").map { form in
        String(form.map { $0 == "?" ? " " : $0 })
      }
      return Words(one: forms[0], several: forms[forms.count - 1])
    }
  }

  /// By word in lower case and without dots. `T` and `t` are told apart before.
  private static let byWord: [String: Measure] = all.reduce(into: [:]) { table, measure in
    for words in measure.words {
      if table[words.one] == nil { table[words.one] = measure }
      if table[words.several] == nil { table[words.several] = measure }
    }
  }

  /// The unit that a word means, or several; `T` is a tablespoon and `t` a teaspoon, dots are
  /// nothing.
  package static func named(_ word: String) -> Measure? {
    let word = word.filter { $0 != "." }
    return switch word {
    case "T", "Tb": byWord["tbsp"]
    case "t": byWord["tsp"]
    default: byWord[word.lowercased()]
    }
  }
}
