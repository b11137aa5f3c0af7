extension [WrittenAmount] {
  /// `text`, in which these amounts were read, with each multiplied, and the units' words with
  /// them; `nil` where a result does not fit.
  func scaled(in text: String, by factor: Rational) -> String? {
    guard factor != .one else { return text }
    var scalars = Array<Unicode.Scalar>(text.unicodeScalars)
    // From the right, so that what is left to do stays where it is. Sizes stay, so that a unit may
    // come behind one: `1 (14 oz) can`.
    for amount in reversed() where amount.isScalable {
      guard let lower = amount.lower.value.times(factor) else { return nil }
      let upper = amount.upper?.value.times(factor)
      if amount.upper != nil, upper == nil { return nil }
      for (range, text) in amount.replacements(lower, upper).reversed() {
        scalars.replaceSubrange(range, with: text.unicodeScalars)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension WrittenAmount {
  fileprivate func replacements(
    _ lower: Rational, _ upper: Rational?
  ) -> [(range: Range<Int>, text: String)] {
    var replacements = [(self.lower.range, self.lower.text(for: lower))]
    if let upper, let written = self.upper {
      replacements.append((written.range, written.text(for: upper)))
    }
    if let unit {
      replacements.append((unit.range, unit.measure.word(unit.word, for: upper ?? lower)))
    }
    return replacements
  }
}
