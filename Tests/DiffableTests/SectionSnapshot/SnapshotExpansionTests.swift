import Diffable
import FoundationEssentials
import Testing

@Suite("Expansion as data")
struct SnapshotExpansionTests {
  var places: DiffableDataSourceSectionSnapshot<String>

  init() throws {
    places = try DiffableDataSourceSectionSnapshot {
      SnapshotBranch("Europe", isExpanded: true) {
        SnapshotBranch("Crete", isExpanded: true) { "Chania" }
      }
      SnapshotBranch("Asia") { "Cyprus" }
    }
  }

  @Test("is saved and restored")
  mutating func saving() throws {
    let data = try JSONEncoder().encode(places.expansion)
    let restored = try JSONDecoder().decode(SnapshotExpansion<String>.self, from: data)
    let before = places
    places.expand(["Asia"])
    places.collapse(["Europe"])
    places.expansion = restored
    #expect(places == before)
  }

  @Test("outlives items that go and come again, in another snapshot too")
  mutating func merging() throws {
    var other = try DiffableDataSourceSectionSnapshot(["Asia"])
    other.merge(places.expansion)
    #expect(other.expandedItems.isEmpty)
    let again = try JSONDecoder().decode(
      SnapshotExpansion<String>.self, from: JSONEncoder().encode(other.expansion))
    #expect(again == places.expansion)
    try other.append(["Europe"])
    try other.append(["Crete"], to: "Europe")
    #expect(other.expandedItems == ["Europe", "Crete"])
  }

  @Test("is kept by a filter, for items that it leaves out as well")
  mutating func filtering() throws {
    var found = places.filtered { $0 == "Cyprus" }
    #expect(found.items == ["Asia", "Cyprus"])
    #expect(found.expansion == places.expansion)
    try found.insert(["Europe"], before: "Asia")
    #expect(found.visibleItems == ["Europe", "Asia"])
    #expect(try found.isExpanded("Europe"))
  }

  @Test("down to a level touches nothing that is absent", arguments: [-1, 0, 1, 2, 9])
  mutating func levels(level: Int) throws {
    places.merge(SnapshotExpansion(["Atlantis"]))
    places.expand(toLevel: level)
    for item in places.items {
      let node = try #require(places[item: item])
      #expect(node.isVisible == (node.level <= max(level, 0)))
      #expect(node.isExpanded == (node.hasChildren && node.level < level))
    }
    #expect(places.expansion.contains("Atlantis"))
  }
}
