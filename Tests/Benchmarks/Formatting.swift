extension Unit {
  /// A cost with three significant digits and a unit that suits it, such as `1.25 ms`.
  func format(_ cost: Double) -> String {
    switch self {
    case .bytes: Benchmarks.format(cost) + " B"
    case .nanoseconds:
      switch cost {
      case ..<999.5: Benchmarks.format(cost) + " ns"
      case ..<999_500: Benchmarks.format(cost / 1e3) + " µs"
      case ..<999_500_000: Benchmarks.format(cost / 1e6) + " ms"
      default: Benchmarks.format(cost / 1e9) + " s"
      }
    }
  }
}

/// A number with three significant digits, without zeros at its end.
func format(_ number: Double) -> String {
  guard number.isFinite, number > 0 else { return number == 0 ? "0" : "-" }
  var scale = 1.0
  while number * scale < 99.5, scale < 1e9 { scale *= 10 }
  let digits = Int(number * scale + 0.5)
  let (whole, fraction) = digits.quotientAndRemainder(dividingBy: Int(scale))
  if fraction == 0 { return grouped(whole) }
  var text = String(fraction)
  text = String(repeating: "0", count: max(0, String(Int(scale)).count - 1 - text.count)) + text
  while text.hasSuffix("0") { text.removeLast() }
  return grouped(whole) + "." + text
}

/// A whole number with commas, such as `1,000,000`.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}
