import RecipeStore
import TestSupport
import Testing

@testable import RecipeBrowser

/// Titles that draw askew in many programs.
private let awkward = [
  "Apple Cake", "親子丼と味噌汁、そしてとても長い題名のレシピ", "e\u{301}tude a\u{308}\u{323}b",
  "\u{301}begins with a mark", "👩‍🍳👨‍👩‍👧‍👦 of joined emoji, cut anywhere 👩‍🍳👩‍🍳👩‍🍳", "🇩🇰🇬🇷🇮🇹🏴󠁧󠁢󠁥󠁮󠁧󠁿 flags",
  "❤️ ☕️ 1️⃣ presentation", "👍🏽👍🏿 tones", "שלום עולם\u{202E}evil\u{2066}x", "한국\u{1112}\u{1161}\u{11AB}",
  "a\tb\nc\r\nd", "\u{1B}[31mred\u{1B}]0;title\u{7}", "c1 \u{9B}2J\u{85}\u{90}", "\u{0}\u{7F}",
  "हिन्दी กำลัง", "\u{200B}\u{2060}\u{FEFF}nothing seen", "z" + String(repeating: "\u{332}", count: 500),
  "\u{1FAE9}\u{1F6DC} new", String(repeating: "long 長い ", count: 11_112), "    blanks    ",
]

@Suite("Every line of every pane")
struct PaneWidthTests {
  private func drawing(_ width: Int, ascii: Bool = false, color: Bool = false) -> RowDrawing {
    var options = SessionOptions()
    options.isASCII = ascii
    options.hasColor = color
    return RowDrawing(options: options, width: width)
  }

  private func lines(_ title: String, _ drawing: RowDrawing) -> [String] {
    var lines: [String] = []
    for (row, level, count) in [(1, 0, nil), (12, 1, 7), (123_456, 90, 1_234_567)]
      as [(Int, Int, Int?)]
    {
      lines.append(
        drawing.line(
          SidebarCell(
            row: row, id: .all, title: title, level: level, isExpandable: row == 12,
            isExpanded: level == 1, isSelected: row == 1, count: count)))
    }
    for (row, minutes) in [(1, 45), (9999, 100_000_000_000), (100_000, nil)] as [(Int, Int?)] {
      let summary = RecipeSummary(
        id: RecipeID(1), title: title, servings: title, minutes: minutes, isFavorite: row == 1,
        rating: row % 7)
      lines.append(drawing.line(ListCell(row: row, summary: summary, isSelected: row == 1)))
    }
    return lines + [drawing.heading(.list, hasFocus: true)]
      + drawing.notice(String(title.prefix(300)))
  }

  @Test("is exactly as wide as the pane", arguments: 20...200)
  func rows(width: Int) {
    let looks = [(false, false), (true, false), (false, true)]
    for title in awkward {
      for (ascii, color) in width % 20 == 0 ? looks : [(false, false)] {
        for line in lines(title, drawing(width, ascii: ascii, color: color)) {
          #expect(terminalColumns(line) == width, "\(line.debugDescription)")
        }
      }
    }
  }

  @Test("is so in a recipe too", arguments: 20...200)
  func recipe(width: Int) {
    for title in awkward where title.count < 1000 || [20, 81, 200].contains(width) {
      var content = RecipeContent(title: title)
      content.ingredients = [title]
      content.directions = [title, title]
      content.notes = title
      content.tags = [title]
      content.servings = title
      let moment = Timestamp(seconds: 0)
      let cell = DetailCell(
        recipe: Recipe(id: RecipeID(1), content: content, added: moment, changed: moment),
        collections: [[title]])
      for line in drawing(width).lines(of: cell) {
        #expect(terminalColumns(line) == width, "\(line.debugDescription)")
      }
    }
  }

  @Test("holds no character that steers a terminal, but for colour")
  func controls() {
    for title in awkward {
      let plain = lines(title, drawing(40)).joined()
      let colored = lines(title, drawing(40, color: true)).joined()
        .replacing(#/\u{1B}\[[0-9]+m/#.matchingSemantics(.unicodeScalar), with: "")
      for line in [plain, colored] {
        let steering = line.unicodeScalars.filter {
          $0.properties.generalCategory == .control || 0x2028...0x202E ~= $0.value
            || 0x2066...0x2069 ~= $0.value
        }
        #expect(steering.isEmpty, "\(title.debugDescription)")
      }
    }
  }
}
