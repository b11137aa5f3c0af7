import Testing

@testable import RecipeFormats

@Suite("Code pages")
struct CodePageTests {
  private func bytes(_ text: String, in page: CodePage) -> [UInt8] {
    text.unicodeScalars.map { scalar in
      scalar.value < 0x80
        ? UInt8(scalar.value) : UInt8(0x80 + (page.upperHalf.firstIndex(of: scalar) ?? 0))
    }
  }

  @Test("hold 128 letters each, none of them twice")
  func tables() {
    for page in [CodePage.windows1252, .windows1250, .cp437] {
      #expect(page.upperHalf.count == 128)
      let known = page.upperHalf.filter { $0 != "\u{FFFD}" }
      #expect(Set(known).count == known.count)
    }
  }

  @Test(
    "of DOS are told by their words",
    arguments: [
      "Käsespätzle", "Grießklößchen mit süßer Soße", "Straße", "350°F", "½ Tasse", "1 jalapeño",
      "Crème brûlée à l'orange", "Smörgåsbord", "────────────", "Größe 2½ °C",
    ])
  func dos(text: String) {
    #expect(CodePage.guessedText(of: bytes(text, in: .cp437)) == text)
  }

  @Test(
    "of Western Europe are told by their words",
    arguments: [
      "Käsespätzle", "Grießklößchen mit süßer Soße", "Straße", "350°F", "½ Tasse", "1 jalapeño",
      "Crème brûlée à l'orange", "Smørrebrød", "Pão de queijo", "don’t", "“Texas Red” Chili",
    ])
  func western(text: String) {
    #expect(CodePage.guessedText(of: bytes(text, in: .windows1252)) == text)
  }

  @Test(
    "of Central Europe are told by their words",
    arguments: [
      "Svíčková na smetaně", "česnek", "Bramborový salát, hořčice a křen", "żurek z białą kiełbasą",
      "Töltött káposzta, őszi gyümölcs, fűszer", "Knedlíky se zelím", "gąska",
    ])
  func central(text: String) {
    #expect(CodePage.guessedText(of: bytes(text, in: .windows1250)) == text)
  }

  @Test("are not asked where the text is UTF-8")
  func utf8() {
    for text in ["Käse", "żurek", "🍕", "plain"] {
      #expect(CodePage.guessedText(of: Array(text.utf8)) == text)
    }
  }
}
