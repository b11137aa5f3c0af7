/// Reads the microdata of a web page into what JSON-LD would say.
enum Microdata {
  /// The Recipe items of a page, those inside recipes left out.
  static func recipes(below root: MarkupElement) -> [(object: JSONObject, line: Int)] {
    var recipes: [(JSONObject, Int)] = []
    root.walk { element in
      guard element.attribute("itemscope") != nil,
        element.attribute("itemtype")?.lowercased().contains("schema.org/recipe") == true
      else { return true }
      recipes.append((item(element, depth: 0), element.line))
      return false
    }
    return recipes
  }

  /// The properties of an item; one that is given several times is a list.
  private static func item(_ element: MarkupElement, depth: Int) -> JSONObject {
    var object = JSONObject()
    if let type = element.attribute("itemtype") {
      let name = type.split { $0 == "/" || $0 == "#" }.last.map(String.init) ?? type
      object["@type"] = .string(name)
    }
    element.walk { part in
      let isItem = part.attribute("itemscope") != nil
      if let names = part.attribute("itemprop"), depth < JSONValue.deepestNesting / 2 {
        let value: JSONValue =
          isItem ? .object(item(part, depth: depth + 1)) : .string(text(of: part))
        for name in names.split(whereSeparator: \.isWhitespace) {
          let key = String(name)
          if let known = object[key] {
            object[key] = .array(known.elements + [value])
          } else {
            object[key] = value
          }
        }
      }
      return !isItem
    }
    return object
  }

  private static func text(of element: MarkupElement) -> String {
    if let content = element.attribute("content") { return content }
    switch element.name {
    case "a", "area", "link": return element.attribute("href") ?? element.shownText
    case "img", "audio", "embed", "iframe", "source", "video":
      return element.attribute("src") ?? element.attribute("data-src") ?? ""
    case "time": return element.attribute("datetime") ?? element.shownText
    case "data", "meter": return element.attribute("value") ?? element.shownText
    default: return PlainText.encoded(element.shownText)
    }
  }
}
