import Foundation
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("The canonical tests of Cooklang", .enabled(if: Cases.folder != nil))
struct CooklangCanonicalTests {
  private struct Case: Decodable {
    struct Part: Decodable, Equatable, CustomStringConvertible {
      var type: String
      var value: String?
      var name: String?
      var quantity: Quantity?
      var units: String?

      var description: String {
        "\(type) \(value ?? name ?? "") \(quantity.map { "\($0)" } ?? "") \(units ?? "")"
      }
    }

    enum Quantity: Decodable, Equatable {
      case number(Double)
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self =
          if let number = try? value.decode(Double.self) { .number(number) } else {
            .text(try value.decode(String.self))
          }
      }
    }

    let name: String
    let source: String
    let steps: [[Part]]
    let metadata: [String: String]
  }

  @Test("all pass")
  func canonical() throws {
    let cases = try JSONDecoder().decode(
      [Case].self, from: Data(try Cases.bytes("cooklang/canonical.json")))
    #expect(cases.count == 60)
    for test in cases {
      let document = CooklangDocument(test.source)
      let steps = document.steps.map { $0.map(Self.part) }
      #expect(steps == test.steps.map { $0.map(Self.comparable) }, "\(test.name)")
      #expect(document.metadata.texts == test.metadata, "\(test.name)")
    }
  }

  /// The tests give cookware units only where they compare them with nothing.
  private static func comparable(_ part: Case.Part) -> Case.Part {
    var part = part
    if part.type == "cookware" { part.units = nil }
    return part
  }

  private static func part(_ part: CooklangPart) -> Case.Part {
    switch part {
    case .text(let text): Case.Part(type: "text", value: text)
    case .ingredient(let component):
      Case.Part(
        type: "ingredient", name: component.name, quantity: quantity(component, "some"),
        units: component.units)
    case .cookware(let component):
      Case.Part(
        type: "cookware", name: component.name,
        quantity: component.quantity.isEmpty ? .number(1) : quantity(component, ""))
    case .timer(let component):
      Case.Part(
        type: "timer", name: component.name, quantity: quantity(component, ""),
        units: component.units)
    }
  }

  private static func quantity(_ component: CooklangComponent, _ none: String) -> Case.Quantity {
    if component.quantity.isEmpty { return .text(none) }
    switch CooklangQuantity(component.quantity) {
    case .number(let value): return .number(Double(value.numerator) / Double(value.denominator))
    case .text(let text): return .text(text)
    }
  }
}
