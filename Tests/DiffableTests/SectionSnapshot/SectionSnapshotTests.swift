import Diffable
import Testing

@Suite("Section snapshot")
struct SectionSnapshotTests {
  var places = DiffableDataSourceSectionSnapshot<String>()

  init() throws {
    try places.append(["Europe", "Asia"])
    try places.append(["Crete", "Malta"], to: "Europe")
    try places.append(["Chania"], to: "Crete")
  }

  @Test("shows itself as text")
  mutating func text() {
    places.expand(["Europe"])
    #expect(
      places.visualDescription()
        == "+*Europe\n  -*Crete\n    - Chania\n  -*Malta\n-*Asia")
    #expect(DiffableDataSourceSectionSnapshot<Int>().description.isEmpty)
  }

  @Test("keeps the flags of what is hidden, and of leaves")
  mutating func flags() throws {
    places.expand(["Europe", "Crete", "Asia"])
    places.collapse(["Europe"])
    #expect(places.visibleItems == ["Europe", "Asia"])
    #expect(places.expand(["Europe", "Atlantis"]) == ["Atlantis"])
    #expect(places.visibleItems == ["Europe", "Crete", "Chania", "Malta", "Asia"])
    try places.append(["Cyprus"], to: "Asia")
    #expect(places.visibleItems.last == "Cyprus")
  }

  @Test("expands down to a level, and up from an item")
  mutating func levels() throws {
    places.expand(toLevel: 1)
    #expect(places.visibleItems == ["Europe", "Crete", "Malta", "Asia"])
    places.collapseAll()
    try places.expandAncestors(of: "Chania")
    #expect(places.expandedItems == ["Europe", "Crete"])
    places.expandAll()
    #expect(places.expandedItems == ["Europe", "Crete"])
  }

  @Test("keeps matches with their ancestors, and passes errors on")
  mutating func filtering() throws {
    places.expandAll()
    try places.reload(["Chania", "Asia"])
    let found = places.filtered { $0 == "Chania" }
    #expect(found.description == "+*Europe\n  +*Crete\n    -*Chania")
    #expect(found.reloadedItems == ["Chania"])
    #expect(places.filtered { $0 == "Europe" }.items == ["Europe"])
    #expect(places.filtered { _ in true } == places)
    #expect(throws: CancellationError.self) {
      try places.filtered { (_) throws(CancellationError) in throw CancellationError() }
    }
  }

  @Test("remembers the expansion of what is absent for now")
  mutating func expansion() throws {
    places.expand(["Europe", "Crete"])
    let saved = places.expansion
    var other = try DiffableDataSourceSectionSnapshot(["Asia", "Crete"])
    other.expand(["Asia"])
    other.merge(saved)
    #expect(other.expandedItems == ["Asia", "Crete"])
    #expect(other.expansion == SnapshotExpansion(["Asia", "Crete", "Europe"]))
    try other.append(["Europe"])
    #expect(try other.isExpanded("Europe"))
    other.expansion = SnapshotExpansion(["Atlantis"])
    #expect(other.expandedItems.isEmpty && other.expansion.contains("Atlantis"))
    other.collapse(["Atlantis"])
    #expect(other.expansion == SnapshotExpansion())
  }

  @Test("grafts and replaces whole hierarchies")
  mutating func grafting() throws {
    places.expand(["Crete"])
    let crete = try places.snapshot(of: "Crete", includingParent: true)
    try places.delete(["Crete"])
    try places.insert(crete, after: "Europe")
    #expect(places.description == "-*Europe\n  - Malta\n+*Crete\n  -*Chania\n-*Asia")
    try places.replace(
      childrenOf: "Crete", using: DiffableDataSourceSectionSnapshot(["Sitia", "Chania"]))
    #expect(places.visibleItems == ["Europe", "Crete", "Sitia", "Chania", "Asia"])
  }

  @Test("lists items lazily, from 0")
  mutating func lists() throws {
    let items = places.items
    places.deleteAll()
    #expect(items[1...].prefix(2).elementsEqual(["Crete", "Chania"]))
    #expect(items.count == 5 && items.last == "Asia" && places.items.isEmpty)
    #expect("\(items.suffix(1).map { $0 })" == #"["Asia"]"#)
  }
}
