extension Timestamp: CustomStringConvertible {
  /// As `2019-02-04T12:00:00Z`; a year beyond 0 to 9999 is written with its sign.
  package var description: String {
    let remainder = seconds % 86_400
    let day = seconds / 86_400 - (remainder < 0 ? 1 : 0)
    let time = remainder + (remainder < 0 ? 86_400 : 0)
    let (year, month, dayOfMonth) = civilDate(day: day)
    let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
    return sign + padded(year.magnitude, 4) + "-" + padded(month.magnitude, 2) + "-"
      + padded(dayOfMonth.magnitude, 2) + "T" + padded((time / 3600).magnitude, 2) + ":"
      + padded((time / 60 % 60).magnitude, 2) + ":" + padded((time % 60).magnitude, 2) + "Z"
  }

  /// Reads an ISO 8601 date, with or without a time, with `Z`, an offset or none (UTC).
  ///
  ///     Timestamp("2019-02-04")                 // 2019-02-04T00:00:00Z
  ///     Timestamp("2019-02-04T12:00:00+01:00")  // 2019-02-04T11:00:00Z
  ///
  /// Fractions of a second are dropped; `nil` for anything else, and for days that do not exist.
  package init?(_ text: some StringProtocol) {
    var reader = DateReader(rest: Substring(text).utf8)
    guard let day = reader.date() else { return nil }
    var time: Int64 = 0
    if reader.skip("T") || reader.skip("t") || reader.skip(" ") {
      guard let clock = reader.time(), let offset = reader.offset() else { return nil }
      time = clock - offset
    }
    guard reader.rest.isEmpty else { return nil }
    self.init(seconds: day * 86_400 + time)
  }
}

/// Reads the parts of a date off the front of a text.
private struct DateReader {
  var rest: Substring.UTF8View

  /// Takes one character if it is there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes all digits, which must be so many.
  mutating func digits(_ range: ClosedRange<Int>) -> Int64? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard range.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  /// The day number of a date. Signed years have up to eleven digits, so that nothing overflows.
  mutating func date() -> Int64? {
    let isNegative = skip("-")
    let isSigned = isNegative || skip("+")
    guard let years = digits(4...(isSigned ? 11 : 4)), skip("-"),
      let month = digits(2...2), (1...12).contains(month), skip("-"), let day = digits(2...2)
    else { return nil }
    let year = isNegative ? -years : years
    let number = dayNumber(year: year, month: month, day: day)
    // A day that does not exist would come back as another one.
    return civilDate(day: number) == (year, month, day) ? number : nil
  }

  /// The seconds of a time of day.
  mutating func time() -> Int64? {
    guard let hours = digits(2...2), hours < 24, skip(":"), let minutes = digits(2...2),
      minutes < 60
    else { return nil }
    guard skip(":") else { return hours * 3600 + minutes * 60 }
    guard let seconds = digits(2...2), seconds < 60 else { return nil }
    if skip(".") || skip(",") { guard digits(1...40) != nil else { return nil } }
    return hours * 3600 + minutes * 60 + seconds
  }

  /// The seconds east of Greenwich; 0 when nothing is said.
  mutating func offset() -> Int64? {
    if rest.isEmpty || skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+") else { return nil }
    guard let number = digits(2...4) else { return nil }
    var (hours, minutes) = (number, Int64(0))
    if number > 99 {
      (hours, minutes) = (number / 100, number % 100)
    } else if skip(":") {
      guard let more = digits(2...2) else { return nil }
      minutes = more
    }
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }
}

/// Days from 1970-01-01 to a date of the Gregorian calendar, which is extended into the past.
///
/// Years are counted from March in eras of 400 years, so that leap days come last.
private func dayNumber(year: Int64, month: Int64, day: Int64) -> Int64 {
  let shifted = month <= 2 ? year - 1 : year
  let era = (shifted >= 0 ? shifted : shifted - 399) / 400
  let yearOfEra = shifted - era * 400
  let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
  return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
}

/// The date so many days after 1970-01-01.
private func civilDate(day: Int64) -> (year: Int64, month: Int64, day: Int64) {
  let shifted = day + 719_468
  let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
  let dayOfEra = shifted - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let part = (5 * dayOfYear + 2) / 153
  let month = part < 10 ? part + 3 : part - 9
  return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
}

/// A number with leading zeros.
private func padded(_ number: UInt64, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
