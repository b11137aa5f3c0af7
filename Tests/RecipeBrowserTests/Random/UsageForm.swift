/// What a usage line such as `sort [title | added] [--reverse]` allows.
indirect enum UsageForm: Hashable, Sendable {
  /// A word to be typed as it is; a command's name, a choice, an option.
  case literal(String)

  /// What stands for something, in capitals.
  case placeholder(String)
  case sequence([UsageForm])
  case choice([UsageForm])
  case optional(UsageForm)

  /// Once or more.
  case repeated(UsageForm)
}

extension UsageForm {
  /// Reads the usage of a command, whose name may be left out of all forms but the first.
  init(usage: String, of command: String) {
    var tokens = Self.tokens(usage)[...]
    let form = Self.choice(&tokens)
    precondition(tokens.isEmpty, "the usage '\(usage)' closes more than it opens")
    let forms = if case .choice(let forms) = form { forms } else { [form] }
    let stripped = forms.map { form -> UsageForm in
      guard case .sequence(let parts) = form, parts.first == .literal(command) else { return form }
      return .sequence(Array(parts.dropFirst()))
    }
    self = .sequence([.literal(command), stripped.count == 1 ? stripped[0] : .choice(stripped)])
  }

  private static func tokens(_ usage: String) -> [String] {
    usage.split(separator: " ").flatMap { word in
      var tokens: [String] = []
      var text = ""
      for character in word {
        if "[]…".contains(character) || (character == "|" && word == "|") {
          if !text.isEmpty { tokens.append(text) }
          tokens.append(String(character))
          text = ""
        } else {
          text.append(character)
        }
      }
      return text.isEmpty ? tokens : tokens + [text]
    }
  }

  private static func choice(_ tokens: inout ArraySlice<String>) -> UsageForm {
    var forms = [sequence(&tokens)]
    while tokens.first == "|" {
      tokens.removeFirst()
      forms.append(sequence(&tokens))
    }
    return forms.count == 1 ? forms[0] : .choice(forms)
  }

  private static func sequence(_ tokens: inout ArraySlice<String>) -> UsageForm {
    var parts: [UsageForm] = []
    while let token = tokens.first, token != "|", token != "]" {
      tokens.removeFirst()
      var part: UsageForm
      if token == "[" {
        part = .optional(choice(&tokens))
        precondition(tokens.popFirst() == "]", "a bracket is not closed")
      } else {
        part = word(token)
      }
      if tokens.first == "…" {
        tokens.removeFirst()
        part = .repeated(part)
      }
      parts.append(part)
    }
    return .sequence(parts)
  }

  private static func word(_ token: String) -> UsageForm {
    let words = token.split(separator: "|").map { word -> UsageForm in
      word == word.uppercased() ? .placeholder(String(word)) : .literal(String(word))
    }
    return words.count == 1 ? words[0] : .choice(words)
  }
}

extension UsageForm {
  /// Words that the form allows: placeholders are left in capitals.
  func words(using random: inout some RandomNumberGenerator) -> [UsageForm] {
    switch self {
    case .literal, .placeholder: [self]
    case .sequence(let parts): parts.flatMap { $0.words(using: &random) }
    case .choice(let forms): forms.randomElement(using: &random)?.words(using: &random) ?? []
    case .optional(let form): Bool.random(using: &random) ? form.words(using: &random) : []
    case .repeated(let form):
      (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in form.words(using: &random) }
    }
  }
}

extension UsageForm {
  /// How many words the form allows, options and their values not counted.
  var wordCounts: ClosedRange<Int> {
    switch self {
    case .literal(let text): return text.hasPrefix("--") ? 0...0 : 1...1
    case .placeholder(let name):
      // Any number of words makes one text.
      return 1...(["WORDS", "TEXT", "FACTOR"].contains(name) ? .max : 1)
    case .optional(let form): return 0...form.wordCounts.upperBound
    case .repeated(let form):
      return form.wordCounts.lowerBound...(form.wordCounts.upperBound == 0 ? 0 : .max)
    case .choice(let forms):
      let counts = forms.map(\.wordCounts)
      return (counts.map(\.lowerBound).min() ?? 0)...(counts.map(\.upperBound).max() ?? 0)
    case .sequence(let parts):
      var (least, most) = (0, 0)
      for (index, part) in parts.enumerated() {
        // What follows the name of an option is its value.
        if index > 0, case .literal(let text) = parts[index - 1], text.hasPrefix("--") { continue }
        least += part.wordCounts.lowerBound
        most = max(most, most &+ part.wordCounts.upperBound)
        if part.wordCounts.upperBound == .max { most = .max }
      }
      return least...most
    }
  }
}
