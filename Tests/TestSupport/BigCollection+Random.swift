extension SeededGenerator {
  /// A number from 0 up to `limit`, which is left out.
  package mutating func below(_ limit: Int64) -> Int64 { Int64.random(in: 0..<limit, using: &self) }

  /// One of several.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(below(Int64(elements.count)))]
  }
}
