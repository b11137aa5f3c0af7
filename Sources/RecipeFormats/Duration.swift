/// Reading how long something takes, as formats and cooks write it.
enum Duration {
  /// The minutes that a text means, rounded up; `nil` when it means nothing.
  ///
  ///     Duration.minutes("PT1H30M")             // 90; P30M and P1H are read over
  ///     Duration.minutes("2 Hours 30 Minutes")  // 150
  ///     Duration.minutes("10-13 Minutes")       // 13, as PT10M/PT13M
  ///     Duration.minutes("1 1/2 h")             // 90
  ///     Duration.minutes("1:30")                // 90
  ///     Duration.minutes("45")                  // 45
  static func minutes(_ text: String) -> Int? {
    let ends = text.split { "/-–".contains($0) }
    if ends.count == 2, ends.allSatisfy({ $0.first == "P" }) {
      return ends.compactMap { minutes(String($0)) }.max()
    }
    var letters: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(200) {
      switch scalar {
      case "½": letters += " 1/2".utf8
      case "¼": letters += " 1/4".utf8
      case "¾": letters += " 3/4".utf8
      default: letters += String(scalar).lowercased().utf8
      }
    }
    var seconds = 0.0
    var found = false
    var number: Double?
    var lastUnit = 0.0
    var index = 0
    while index < letters.count {
      if let (value, end) = quantity(letters, at: index) {
        index = end
        if index < letters.count, letters[index] == UInt8(ascii: ":"),
          let (minutes, end) = Self.number(letters, at: index + 1)
        {
          seconds += value * 3600 + minutes * 60
          found = true
          index = end
          continue
        }
        // `1 1/2`
        number = value < 1 && number != nil ? (number ?? 0) + value : value
        if let (next, after) = range(letters, at: index) {
          number = max(value, next)
          index = after
        }
        continue
      }
      guard let unit = unit(letters, at: index) else {
        index += 1
        continue
      }
      if let value = number, unit.seconds > 0 {
        seconds += value * unit.seconds
        lastUnit = unit.seconds
        found = true
      }
      number = nil
      index = unit.end
    }
    // A number without a unit counts minutes, alone or behind hours: `PT1H30`, `1h30`.
    if let number, !found || lastUnit == 3600 {
      seconds += number * 60
      found = true
    }
    guard found, seconds >= 0, seconds <= 60 * Double(JSONRecipe.mostMinutes) else { return nil }
    return Int((seconds / 60).rounded(.up))
  }

  /// Whether minutes say all that a text does: digits alone, or with a single unit.
  static func isPlain(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: \.isWhitespace)
    return parts.count == 1 && text.allSatisfy(\.isASCII) && Int(parts[0]) != nil
      || minutes(text).map { text == self.text(minutes: $0) || text == "\($0) minutes" } == true
  }

  /// As ISO 8601 has it: `PT90M`.
  static func text(minutes: Int) -> String { "PT\(minutes)M" }

  /// A number, or a fraction such as `1/2`.
  private static func quantity(_ letters: [UInt8], at start: Int) -> (Double, Int)? {
    guard let (value, end) = number(letters, at: start) else { return nil }
    if end < letters.count, letters[end] == UInt8(ascii: "/"),
      let (divisor, after) = number(letters, at: end + 1), divisor > 0
    {
      return (value / divisor, after)
    }
    return (value, end)
  }

  private static func number(_ letters: [UInt8], at start: Int) -> (Double, Int)? {
    var end = start
    while end < letters.count, digits.contains(letters[end]) { end += 1 }
    guard end > start else { return nil }
    if end + 1 < letters.count,
      letters[end] == UInt8(ascii: ".") || letters[end] == UInt8(ascii: ","),
      digits.contains(letters[end + 1])
    {
      end += 1
      while end < letters.count, digits.contains(letters[end]) { end += 1 }
    }
    let spelled = letters[start..<end].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    return Double(String(decoding: spelled, as: UTF8.self)).map { ($0, end) }
  }

  /// The second number of a range such as `10-13` or `10 to 13`.
  private static func range(_ letters: [UInt8], at start: Int) -> (Double, Int)? {
    var index = start
    func skipBlanks() { while index < letters.count, letters[index] == 32 { index += 1 } }
    skipBlanks()
    let rest = letters[index...]
    if rest.starts(with: "-".utf8) {
      index += 1
    } else if rest.starts(with: "–".utf8) {
      index += 3
    } else if rest.starts(with: "to ".utf8) {
      index += 3
    } else {
      return nil
    }
    skipBlanks()
    return number(letters, at: index)
  }

  /// The unit that begins here.
  private static func unit(_ letters: [UInt8], at start: Int) -> (seconds: Double, end: Int)? {
    if letters[start] > 0x7F {
      let found = units.first { letters[start...].starts(with: $0.0.utf8) }
      return found.map { ($0.1, start + $0.0.utf8.count) }
    }
    guard letters[start] >= 97 && letters[start] <= 122 else { return nil }
    var end = start
    while end < letters.count, letters[end] >= 97 && letters[end] <= 122 || letters[end] > 0x7F {
      end += 1
    }
    let word = String(decoding: letters[start..<end], as: UTF8.self)
    for (beginning, seconds) in units where word.hasPrefix(beginning) {
      return (seconds, beginning.utf8.count == 1 ? start + 1 : end)
    }
    return (0, beginsISO(word) ? start + 1 : end)
  }

  private static func beginsISO(_ word: String) -> Bool {
    word.hasPrefix("p") || word.hasPrefix("t")
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let units: [(String, Double)] = [
    ("min", 60), ("mn", 60), ("m", 60), ("heure", 3600), ("hodin", 3600), ("hour", 3600),
    ("hr", 3600),
    ("h", 3600), ("stunde", 3600), ("std", 3600), ("sekund", 1), ("sec", 1), ("s", 1),
    ("day", 86400), ("tag", 86400), ("d", 86400), ("week", 604_800), ("w", 604_800),
    ("y", 31_536_000), ("ora", 3600), ("ore", 3600), ("uur", 3600), ("uren", 3600),
    ("tim", 3600), ("час", 3600), ("時間", 3600), ("小时", 3600), ("giorn", 86400),
  ]
}
