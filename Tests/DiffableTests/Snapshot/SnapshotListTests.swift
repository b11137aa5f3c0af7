import Diffable
import Testing

@Suite("Lists of identifiers")
struct SnapshotListTests {
  /// Sections of 0, 1, 2, … items, and so of many shapes at the borders of leaves.
  let sections = (0..<80).map { section in
    (-1 - section, (0..<section).map { section * 100 + $0 })
  }
  let list: DiffableDataSourceSnapshot<Int, Int>

  init() throws { list = try DiffableDataSourceSnapshot(sections: sections) }

  @Test("give the same by subscript, by walking, and from the end")
  func reading() throws {
    let items = sections.flatMap(\.1)
    #expect(list.itemIdentifiers.elementsEqual(items))
    #expect(list.itemIdentifiers.indices.map { list.itemIdentifiers[$0] } == items)
    #expect(list.itemIdentifiers.reversed() == Array(items.reversed()))
    #expect(
      list.sectionIdentifiers.indices.map { list.sectionIdentifiers[$0] } == sections.map(\.0))
    for (section, expected) in sections {
      let items = try list.itemIdentifiers(inSection: section)
      #expect(items == expected)
      #expect(items.indices.map { items[$0] } == expected)
    }
  }

  @Test("move by distances, and slice")
  func distances() {
    let items = list.itemIdentifiers
    #expect(items.distance(from: items.startIndex, to: items.endIndex) == list.numberOfItems)
    #expect(items.index(items.startIndex, offsetBy: 3_000, limitedBy: items.endIndex) == 3_000)
    #expect(items[1_000..<1_003].map { $0 } == Array(sections.flatMap(\.1)[1_000..<1_003]))
    #expect(items.prefix(2) + items.suffix(1) == [100, 200, 7_978])
  }

  @Test("are values, equal and hashed by what they hold")
  func values() throws {
    var edited = list
    let before = edited.itemIdentifiers
    edited.deleteItems([100])
    #expect(before == list.itemIdentifiers && before != edited.itemIdentifiers)
    #expect(before.hashValue == list.itemIdentifiers.hashValue)
    let sections = try DiffableDataSourceSnapshot(sections: ["a": [1, 2], "b": [3]])
    #expect(sections.itemIdentifiers.description == "[1, 2, 3]")
    #expect(sections.sectionIdentifiers == ["a", "b"] && sections.itemIdentifiers != [1, 2])
    let empty = DiffableDataSourceSnapshot<Int, Int>()
    #expect(empty.itemIdentifiers.isEmpty && empty.sectionIdentifiers.first == nil)
  }
}
