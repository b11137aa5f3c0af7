/// Writing an ingredient that a program keeps in parts as the line that a cook would.
enum ExportedIngredient {
  /// `1.5 cup flour, sifted`, of the parts that are there.
  static func line(amount: String, unit: String, item: String, note: String = "") -> String {
    let line = [amount, unit, item].map(\.trimmed).filter { !$0.isEmpty }.joined(separator: " ")
    let note = note.trimmed
    if note.isEmpty { return line }
    return line.isEmpty ? note : "\(line), \(note)"
  }

  /// The line of Tandoor's and Mealie's objects; a header is its note.
  static func line(_ object: JSONObject) -> String {
    let hasAmount = object["no_amount"] != .bool(true)
    let amount = (object["amount"] ?? object["quantity"])?.text ?? ""
    let (unit, food) = (name(object["unit"]), name(object["food"]))
    let isZero = Double(amount) == 0
    return line(
      amount: hasAmount && !isZero ? decimal(amount) : "", unit: hasAmount ? unit : "", item: food,
      note: object["note"]?.text ?? "")
  }

  /// A number without a fraction that is none: `2.0` is 2.
  static func decimal(_ spelling: String) -> String {
    guard spelling.contains("."), Double(spelling) != nil, !spelling.contains("e") else {
      return spelling
    }
    let digits = spelling.reversed().drop { $0 == "0" }
    let rest = digits.first == "." ? digits.dropFirst() : digits[...]
    return String(String(rest).reversed())
  }

  private static func name(_ value: JSONValue?) -> String {
    value?.object?["name"]?.text ?? value?.text ?? ""
  }
}
