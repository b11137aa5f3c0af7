import RecipeStore
import Testing

@testable import RecipeStore

@Suite("Folding")
struct FoldingTests {
  @Test(
    "takes away case, accents and form",
    arguments: [
      ("Crème Brûlée", "creme brulee"), ("Straße", "strasse"), ("STRASSE", "strasse"),
      ("Smørbrød", "smorbrod"), ("Cre\u{300}me", "creme"), ("Æbleskiver", "aebleskiver"),
      ("Łazanki", "lazanki"), ("İzmir köfte", "izmir kofte"), ("ısırgan", "isirgan"),
      ("½ cup", "1⁄2 cup"), ("ﬁlet", "filet"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Щи", "щи"),
      ("борщ с пампушками Й", "борщ с пампушками и"), ("ＡＢＣ", "abc"), ("שָׁלוֹם", "שלום"),
      ("a\0B", "a\0b"), ("", ""), ("Đà Nẵng", "da nang"), ("soft\u{ad}hyphen", "softhyphen"),
    ])
  func folds(text: String, wanted: String) {
    #expect(Array(folded(text).unicodeScalars) == Array(wanted.unicodeScalars))
  }

  @Test("keeps marks that make another letter")
  func keepsMarks() {
    #expect(folded("パン") != folded("ハン"))
    #expect(folded("हिन्दी") != folded("हनद"))
    #expect(folded("ปู") != folded("ปี"))
  }

  @Test("of something folded changes nothing, for every character there is")
  func isIdempotent() {
    var different: [String] = []
    for value in UInt32(0x80)...0x3ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = folded(String(Character(scalar)))
      if once.utf8.allSatisfy({ $0 < 0x80 }) { continue }
      if !folded(once).utf8.elementsEqual(once.utf8) { different.append(String(value, radix: 16)) }
    }
    #expect(different == [])
  }

  @Test("makes words for the index")
  func words() {
    #expect(searchText("Straße, 180°C") == "strasse 180 ° c")
    #expect(searchText("味噌汁 Miso-soup!") == "味 噌 汁 miso soup")
    #expect(searchText("\"(*)\" AND\0OR") == "and or")
    #expect(searchText("🍕") == "🍕")
    #expect(searchText(" - ") == "")
  }
}
