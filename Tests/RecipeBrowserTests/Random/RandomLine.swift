import RecipeBrowser
import TestSupport

/// Command lines that the usages of the command table allow, filled with what completion offers, with
/// words that fit nowhere, and with broken bytes.
struct RandomLine<Random: RandomNumberGenerator> {
  private var random: Random

  /// Files that a line can name.
  private let paths: [String]

  private let forms = Command.all.map { UsageForm(usage: $0.usage, of: $0.name) }

  init(using random: Random, paths: [String]) {
    self.random = random
    self.paths = paths
  }

  mutating func next(in session: Session) -> String {
    guard let form = forms.randomElement(using: &random) else { return "" }
    var line = ""
    for part in form.words(using: &random) {
      if chance(0.03) { continue }
      switch part {
      case .placeholder(let name): line += word(for: name, after: line, in: session)
      case .literal(let text): line += text
      default: break
      }
      line += chance(0.03) ? " \(odd()) " : " "
    }
    let options = session.completions(for: line + "--")
    if chance(0.1), let option = options.randomElement(using: &random) { line += option.word }
    if chance(0.15) { line = mutated(line) }
    // It would write files where the tests run.
    return line.contains("backu") ? "stats" : line
  }

  /// A word in place of a placeholder.
  private mutating func word(
    for placeholder: String, after line: String, in session: Session
  ) -> String {
    if chance(0.05) { return odd() }
    switch placeholder {
    case "N": return chance(0.8) ? "\(Int.random(in: 1...5, using: &random))" : row()
    case "PATH", "FILE": return paths.randomElement(using: &random) ?? ""
    case "TITLE", "TEXT", "WORDS":
      let titles = ["a", "Pasta", "'Apple Cake'", "1", "c1", "é", "\"a 'b\""]
      return titles.randomElement(using: &random) ?? ""
    default:
      let candidates = session.completions(for: line)
      guard chance(0.8), let word = candidates.randomElement(using: &random) else { return row() }
      if word.isComplete { return word.word }
      let values = ["yes", "3", "x", "a,b", "'1 egg'", "1h", ""]
      return word.word + (values.randomElement(using: &random) ?? "")
    }
  }

  private mutating func row() -> String {
    let (number, other) = (
      Int.random(in: 0...20, using: &random), Int.random(in: 0...20, using: &random)
    )
    let choices = [
      "\(number)", "\(number)-\(other)", "list:\(number)", "sidebar:\(number)-\(other)",
      "r\(number)", "c\(number)", "s\(number)", "'*a*'", "'?'", "\"*\"", "a", "Dinner/Pasta",
    ]
    return choices.randomElement(using: &random) ?? ""
  }

  private mutating func odd() -> String {
    let choices = [
      "''", "-", "--", "---", "--=", "\\", "'", "\"", "#", "-1", "99999999999999999999", "1/2",
      "x0", "1e400", "NaN", "\u{0}", "\u{1B}[31m", "\u{202E}", "\u{FEFF}", "\u{85}", "👩‍👩‍👧‍👦", "ﬃ",
      "e\u{301}\u{302}\u{303}", "/", "\\/", "a/", "..", "tags+=", "=", "+=", "title:", "-tag:x",
      "time:<", "rating:>=9", "\"unclosed", "\r", "\t", String(repeating: "x", count: 3000),
      String(repeating: "[", count: 200), "''''''",
    ]
    return choices.randomElement(using: &random) ?? ""
  }

  /// The line with some bytes lost, doubled, changed or swapped.
  private mutating func mutated(_ line: String) -> String {
    var bytes = Array(line.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 2: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < part
  }
}
