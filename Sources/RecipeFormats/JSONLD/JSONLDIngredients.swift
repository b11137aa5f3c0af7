/// Reading `recipeIngredient`, which is a list of texts, of objects or of groups of such, or one text.
enum JSONLDIngredients {
  /// The lines, names of groups among them.
  static func lines(_ value: JSONValue) -> [String] {
    switch value {
    case .array(let elements):
      return elements.flatMap { element -> [String] in
        // Within a list, a line break is no end of an ingredient.
        if case .string = element { return element.plainLine.map { [mended($0)] } ?? [] }
        return lines(element)
      }
    case .object(let object): return lines(object)
    default: return value.plainLines.map(mended)
    }
  }

  private static func lines(_ object: JSONObject) -> [String] {
    if let elements = object.numberedElements { return lines(.array(elements)) }
    for key in ["itemListElement", "recipeIngredient", "ingredients"] {
      guard let parts = object[key] else { continue }
      return (object["name"]?.plainLine.map { [$0] } ?? []) + lines(parts)
    }
    if let item = object["item"] { return lines(item) }
    guard let name = JSONValue.object(object.withoutQuantity).plainLine else { return [] }
    return [[quantity(of: object), name].filter { !$0.isEmpty }.joined(separator: " ")]
  }

  /// The amount that an object says beside its name.
  private static func quantity(of object: JSONObject) -> String {
    if let amount = object["requiredQuantity"] ?? object["amount"] {
      return JSONLDField.yield(amount)
    }
    guard object["name"] != nil else { return "" }
    let number = (object["value"] ?? object["quantity"]).map(JSONLDField.yield)
    let unit = (object["unitText"] ?? object["unit"])?.plainLine
    return [number, unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A line without what plugins leave behind that join it from its parts: brackets around brackets, a
  /// blank before a comma.
  private static func mended(_ line: String) -> String {
    var line = line.replacing(" , ", with: ", ")
    if line.contains("(("), line.contains("))") {
      line = line.replacing("((", with: "(").replacing("))", with: ")")
    }
    return line
  }
}

extension JSONObject {
  /// The object with its name first of what it says, and the value out of the way of it.
  fileprivate var withoutQuantity: JSONObject {
    var object = self
    if object["name"] != nil { object["value"] = nil }
    return object
  }
}
