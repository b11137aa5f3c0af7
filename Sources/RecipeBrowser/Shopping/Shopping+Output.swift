import RecipeFormats
import RecipeStore

extension Shopping {
  /// `2x Caprese, ½x Vinaigrette`, then what to buy and, where there are several recipes, for which.
  func lines(width: Int, _ repertoire: Repertoire) -> [String] {
    func wrapped(_ text: String, after label: String) -> [String] {
      let safe = text.sanitized(in: repertoire)
      return safe.wrapped(toWidth: width - label.count).enumerated().map { index, line in
        (index == 0 ? label : String(repeating: " ", count: label.count)) + line
      }
    }
    let made = dishes.map { $0.scale == .one ? $0.title : "\($0.scale.text())x \($0.title)" }
    var lines = wrapped(made.joined(separator: ", "), after: "For ")
    for entry in list.entries {
      let users = dishes.count > 1 ? " (\(titles(of: entry).joined(separator: ", ")))" : ""
      lines += wrapped(entry.text + users, after: repertoire == .ascii ? "  - " : "  • ")
    }
    if list.entries.isEmpty { lines.append("  (there is nothing to buy)") }
    for note in notes { lines += wrapped(note, after: "note: ") }
    return lines
  }

  /// A line for each thing, and one that says what the columns are.
  var table: [[String]] {
    [["amount", "item", "recipes"]]
      + list.entries.map { [$0.amountText, $0.item, titles(of: $0).joined(separator: "\n")] }
  }

  var fields: [Outcome.Field] {
    [
      Outcome.Field(name: "recipes") { [dishes] json in
        json.array { json in
          for dish in dishes {
            json.object { json in
              json.field("id", dish.recipe.description)
              json.field("title", dish.title)
              json.field("scale", dish.scale.description)
            }
          }
        }
      },
      Outcome.Field(name: "items") { [list] json in
        json.array { json in for entry in list.entries { json.value(entry) } }
      },
      Outcome.Field(name: "notes") { [notes] json in
        json.array { json in for note in notes { json.value(note) } }
      },
    ]
  }

  private func titles(of entry: ShoppingEntry) -> [String] {
    entry.recipes.compactMap { id in dishes.first { $0.recipe == id }?.title }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ entry: ShoppingEntry) {
    object { json in
      json.field("item", entry.item)
      json.array("amounts") { json in
        for amount in entry.amounts {
          json.object { json in
            json.field("lower", amount.lower.description)
            json.field("upper", amount.upper.description)
            json.field("unit", amount.unit?.name)
            json.field("text", entry.text(of: amount))
          }
        }
      }
      json.field("text", entry.text)
      json.field("unmeasured", entry.hasUnmeasured)
      json.field("recipes", entry.recipes.map(\.description))
    }
  }
}
