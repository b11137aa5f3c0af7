import Diffable
import Testing

@Suite("Snapshot errors")
struct SnapshotErrorTests {
  @Test("say in one line what is wrong with a list")
  func list() throws {
    var menu = try DiffableDataSourceSnapshot(sections: [("soups", ["a", "b"]), ("mains", ["c"])])
    let before = menu
    expect("appendItems: duplicate item 'a' (already at 0), 'x' (given twice)") {
      try menu.appendItems(["a", "x", "x"])
    }
    expect("appendItems: unknown section 'sweets'") {
      try menu.appendItems([], toSection: "sweets")
    }
    expect("insertItems: unknown item 'x'") { try menu.insertItems(["y"], beforeItem: "x") }
    expect("moveItem: 'a' cannot stand next to itself") {
      try menu.moveItem("a", afterItem: "a")
    }
    expect("moveItem: index 3 is not in 0...1") {
      try menu.moveItem("a", toSection: "mains", at: 3)
    }
    expect("reloadItems: unknown item 'x', 'y', 'z' and 1 more") {
      try menu.reloadItems(["x", "a", "y", "z", "w"])
    }
    expect("reloadSections: unknown section 'x'") { try menu.reloadSections(["soups", "x"]) }
    expect("reloadItems: duplicate item 'a' (given twice)") {
      try menu.reloadItems(["a", "b", "a"])
    }
    expect("reconfigureItems: duplicate item 'a' (given twice)") {
      try menu.reconfigureItems(["a", "a"])
    }
    expect("reloadSections: duplicate section 'soups' (given twice)") {
      try menu.reloadSections(["soups", "soups"])
    }
    expect("appendSections: duplicate section 'mains' (already at 1)") {
      try menu.appendSections(["sweets", "mains"])
    }
    expect("moveSection: 'mains' cannot stand next to itself") {
      try menu.moveSection("mains", beforeSection: "mains")
    }
    expect("numberOfItems: unknown section 'x'") { _ = try menu.numberOfItems(inSection: "x") }
    #expect(menu == before)
    #expect(menu.reloadedItemIdentifiers.isEmpty && menu.reloadedSectionIdentifiers.isEmpty)
    var empty = DiffableDataSourceSnapshot<String, String>()
    expect("appendItems: no section to take the items") { try empty.appendItems(["a"]) }
    try empty.appendItems([])
  }

  @Test("say in one line what is wrong with a hierarchy")
  func hierarchy() throws {
    var tree = try DiffableDataSourceSectionSnapshot(["a", "b"])
    try tree.append(["c"], to: "a")
    let before = tree
    expect("append: unknown item 'x'") { try tree.append([], to: "x") }
    expect("append: duplicate item 'c' (already at 1)") { try tree.append(["c"]) }
    expect("delete: unknown item 'x'") { try tree.delete(["a", "x"]) }
    expect("move: 'a' cannot stand below itself") { try tree.move("a", into: "c", at: 0) }
    expect("move: 'a' cannot stand below itself") { try tree.move("a", before: "c") }
    expect("move: 'a' cannot stand next to itself") { try tree.move("a", after: "a") }
    expect("move: index -1 is not in 0...1") { try tree.move("a", into: nil, at: -1) }
    expect("replace: duplicate item 'a' (already at 0)") {
      try tree.replace(childrenOf: "a", using: DiffableDataSourceSectionSnapshot(["a"]))
    }
    expect("reload: unknown item 'x'") { try tree.reload(["a", "x"]) }
    expect("delete: duplicate item 'c' (given twice)") { try tree.delete(["c", "b", "c"]) }
    expect("reload: duplicate item 'a' (given twice)") { try tree.reload(["a", "a"]) }
    expect("reconfigure: duplicate item 'a' (given twice)") { try tree.reconfigure(["a", "a"]) }
    expect("isDescendant: unknown item 'x', 'y'") { _ = try tree.isDescendant("x", of: "y") }
    expect(#"level: unknown item 'x\nx'"#) { _ = try tree.level(of: "x\nx") }
    #expect(tree == before)
    #expect(tree.reloadedItems.isEmpty)
  }

  private func expect(_ message: String, _ body: () throws -> Void) {
    let error = #expect(throws: SnapshotError.self) { try body() }
    #expect(error?.description == message)
  }
}
