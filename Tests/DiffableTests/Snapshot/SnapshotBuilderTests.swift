import Diffable
import Testing

@Suite("Snapshots that are written out")
struct SnapshotBuilderTests {
  @Test("hold sections with their items")
  func sections() throws {
    let menu = try DiffableDataSourceSnapshot {
      SnapshotSection("Soups") {
        "Borscht"
        "Minestrone"
      }
      SnapshotSection("Mains")
    }
    #expect(menu.description == "Soups\n  Borscht\n  Minestrone\nMains")
    #expect(try menu == .init(sections: [("Soups", ["Borscht", "Minestrone"]), ("Mains", [])]))
    #expect(try menu == .init(sections: ["Soups": ["Borscht", "Minestrone"], "Mains": []]))
  }

  @Test("follow conditions and loops, and take arrays of items", arguments: [false, true])
  func conditions(flag: Bool) throws {
    let list = try DiffableDataSourceSnapshot<String, Int> {
      if flag { SnapshotSection("first", items: [1, 2]) }
      for section in 3...4 {
        SnapshotSection("\(section)") {
          if flag { section * 10 } else { section * 100 }
        }
      }
    }
    #expect(Array(list.itemIdentifiers) == (flag ? [1, 2, 30, 40] : [300, 400]))
    #expect(list.sectionIdentifiers == (flag ? ["first", "3", "4"] : ["3", "4"]))
  }

  @Test("hold a hierarchy with its expansion")
  func branches() throws {
    let places = try DiffableDataSourceSectionSnapshot {
      SnapshotBranch("Europe", isExpanded: true) {
        SnapshotBranch("Crete") { "Chania" }
        "Malta"
      }
      for place in ["Africa", "Asia"] { place }
    }
    #expect(
      places.visualDescription()
        == "+*Europe\n  -*Crete\n    - Chania\n  -*Malta\n-*Africa\n-*Asia")
  }

  @Test("refuse identifiers that repeat")
  func duplicates() throws {
    let item = SnapshotError.duplicateItems(
      [.init(identifier: "1", place: .argument)], operation: .appendItems)
    #expect(throws: item) {
      try DiffableDataSourceSnapshot {
        SnapshotSection("a") { 1 }
        SnapshotSection("b") { 1 }
      }
    }
    let section = SnapshotError.duplicateSections(
      [.init(identifier: "a", place: .argument)], operation: .appendSections)
    #expect(throws: section) {
      try DiffableDataSourceSnapshot(sections: ["a": [1], "a": [2]])
    }
    let branch = SnapshotError.duplicateItems(
      [.init(identifier: "1", place: .argument)], operation: .append)
    #expect(throws: branch) {
      try DiffableDataSourceSectionSnapshot { SnapshotBranch(1) { 1 } }
    }
  }
}
