import Diffable
import Testing

@Suite("Looking up without errors")
struct SnapshotNodeTests {
  let places: DiffableDataSourceSectionSnapshot<String>

  init() throws {
    places = try DiffableDataSourceSectionSnapshot {
      SnapshotBranch("Europe", isExpanded: true) {
        SnapshotBranch("Crete") { "Chania" }
        "Malta"
      }
      SnapshotBranch("Asia", isExpanded: true)
    }
  }

  @Test("answers as the lookups that throw")
  func answers() throws {
    for item in places.items {
      let node = try #require(places[item: item])
      #expect(node.item == item)
      #expect(node.index == places.index(of: item))
      #expect(node.visibleIndex == places.visibleIndex(of: item))
      #expect(try node.level == places.level(of: item))
      #expect(try node.isExpanded == places.isExpanded(item))
      #expect(try node.isVisible == places.isVisible(item))
      #expect(try node.parent?.item == places.parent(of: item))
      #expect(try node.children == places.children(of: item))
      #expect(try node.descendants == places.descendants(of: item))
      #expect(try node.hasChildren == !places.children(of: item).isEmpty)
    }
  }

  @Test("answers nothing for what is unknown")
  func unknown() throws {
    #expect(places[item: "Atlantis"] == nil)
    let menu = try DiffableDataSourceSnapshot(sections: ["Soups": ["Borscht"], "Mains": []])
    #expect(menu[section: "Soups"].map { Array($0) } == ["Borscht"])
    #expect(menu[section: "Mains"]?.count == 0)
    #expect(menu[section: "Cakes"] == nil)
  }

  @Test("keeps answering from the snapshot as it was")
  func copies() throws {
    var edited = places
    let node = try #require(edited[item: "Crete"])
    edited.deleteAll()
    #expect(node.children == ["Chania"])
    #expect(node.parent?.visibleIndex == 0)
  }
}
